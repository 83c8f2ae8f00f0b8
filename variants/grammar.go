package variants

// kindNamed finds a mechanic by name.
func kindNamed(name string) (Kind, bool) {
	for _, k := range Kinds {
		if k.Name == name {
			return k, true
		}
	}
	return Kind{}, false
}

// Cases are the names of the mechanics: which one it is decides what other keys there are.
func (Mechanic) Cases() []string {
	names := make([]string, len(Kinds))
	for i, k := range Kinds {
		names[i] = k.Name
	}
	return names
}

// NewCase is a pointer to the parameters of a mechanic, nil for an unknown one.
func (Mechanic) NewCase(name string) any {
	if k, ok := kindNamed(name); ok {
		return k.New()
	}
	return nil
}

// Words are the words for directions.
func (Directions) Words() []string { return directionNames }
