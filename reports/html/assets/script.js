"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";

  // shape adds a picture element; its text, if any, is only ever text.
  function shape(parent, name, attributes, text) {
    const e = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) e.setAttribute(key, value);
    if (text !== undefined) e.textContent = text;
    parent.appendChild(e);
    return e;
  }

  // layer is a group of a board's picture that is drawn anew at every step.
  function layer(svg) {
    return shape(svg, "g", {});
  }

  function squareName(data, s) {
    return String.fromCharCode(97 + s % data.files) + (Math.floor(s / data.files) + 1);
  }

  function centre(data, s) {
    return [s % data.files + 0.5, data.ranks - 1 - Math.floor(s / data.files) + 0.5];
  }

  // boards lists what stands on each square after each step, as position texts have it.
  function boards(steps, squares) {
    let cells = Array(squares).fill("");
    return steps.map((step) => {
      cells = cells.slice();
      for (const [square, piece] of Object.entries(step.p || {})) cells[square] = piece;
      return cells;
    });
  }

  // pieces lists the pieces of a board: square, side, letter and marks.
  function pieces(cells) {
    return cells.map((text, square) => {
      const letter = text.charAt(0).toUpperCase(), side = text.charAt(0) === letter ? 0 : 1;
      return { square, side, letter, poisoned: text.includes("!"), stomped: text.includes("_") };
    }).filter((p) => p.letter);
  }

  function drawPiece(data, into, p) {
    const [x, y] = centre(data, p.square), side = "side-" + p.side;
    if (p.side === 0) shape(into, "circle", { class: "piece " + side, cx: x, cy: y, r: 0.4 });
    else shape(into, "rect", { class: "piece " + side, x: x - 0.37, y: y - 0.37, width: 0.74, height: 0.74 });
    shape(into, "text", { class: "letter " + side, x, y: y + 0.19 }, p.letter);
    if (p.poisoned) {
      shape(into, "circle", { class: "poison", cx: x + 0.33, cy: y - 0.32, r: 0.15 });
      shape(into, "text", { class: "badge", x: x + 0.33, y: y - 0.23 }, "!");
    }
    if (p.stomped) shape(into, "path", { class: "stomped", d: `M${x - 0.36} ${y + 0.43}h0.72` });
  }

  function ring(data, into, name, s) {
    const [x, y] = centre(data, s);
    shape(into, "rect", { class: name, x: x - 0.45, y: y - 0.45, width: 0.9, height: 0.9 });
  }

  function arrow(data, into, from, to) {
    const [x1, y1] = centre(data, from), [x2, y2] = centre(data, to);
    shape(into, "path", { class: "arrow", d: `M${x1} ${y1}L${x2} ${y2}` });
  }

  function cross(data, into, s) {
    const [x, y] = centre(data, s);
    shape(into, "path", { class: "hit", d: `M${x - 0.47} ${y - 0.47}l0.94 0.94M${x + 0.47} ${y - 0.47}l-0.94 0.94` });
  }

  // web marks a piece that may not move.
  function web(data, into, s) {
    const [x, y] = centre(data, s);
    shape(into, "path", { class: "web", d: [0, 0.25, 0.5].map((k) => `M${x - 0.46} ${y - 0.46 + k}L${x - 0.46 + k} ${y - 0.46}M${x + 0.46} ${y + 0.46 - k}L${x + 0.46 - k} ${y + 0.46}`).join("") });
  }

  function capital(s) {
    return s.charAt(0).toUpperCase() + s.slice(1);
  }

  // tell says a step in words.
  function tell(data, game, ply) {
    const step = game.steps[ply], parts = [];
    if (ply === 0) parts.push("The start.");
    else parts.push(`Ply ${ply}, ${data.seats[step.s]}: ${step.m}.`);
    for (const c of step.x || []) {
      let s = `${capital(c.w)} on ${squareName(data, c.q)} ${c.k}`;
      if (c.to >= 0) s += ` to ${squareName(data, c.to)}`;
      if (c.by) s += ` (${c.by})`;
      parts.push(s + ".");
    }
    if (step.i) parts.push(`In force now: ${step.i.join(", ")}.`);
    if (step.h) parts.push(`Held fast: ${step.h.map((s) => squareName(data, s)).join(" ")}.`);
    if (ply === game.steps.length - 1) parts.push(`The end: ${game.result}.`);
    return parts.join(" ");
  }

  // element adds an element with a class and a text.
  function element(parent, name, className, text) {
    const e = document.createElement(name);
    if (className) e.className = className;
    if (text !== undefined) e.textContent = text;
    parent.appendChild(e);
    return e;
  }

  function stackName(s) {
    return s.count > 1 ? `${s.name} ×${s.count}` : s.name;
  }

  // chips lists cards in a line after a label.
  function chips(parent, label, stacks, className) {
    if (!stacks || !stacks.length) return;
    const line = element(parent, "p", "chips");
    element(line, "span", "label", label);
    for (const s of stacks) element(line, "span", "chip " + (className || ""), stackName(s));
  }

  // plot draws an area: its spaces, those taken filled in, its animals, and what it scores.
  function plot(parent, p) {
    const row = element(parent, "li", "plot");
    const head = element(row, "div", "plot-head");
    element(head, "strong", "", p.name);
    element(head, "span", "times", "×" + p.multiplier);
    const spaces = element(head, "span", "spaces", "■".repeat(p.taken) + "□".repeat(Math.max(0, p.size - p.taken)));
    spaces.setAttribute("aria-hidden", "true");
    element(head, "span", "unseen", `${p.taken} of ${p.size} spaces taken, `);
    element(head, "span", "points", p.points + (p.points === 1 || p.points === -1 ? " point" : " points"));
    const line = element(row, "div", "chips");
    for (const s of p.pieces || []) element(line, "span", "chip", stackName(s));
    for (const s of p.with || []) element(line, "span", "chip with", stackName(s));
  }

  // tableau draws what lies before a player. Hands that the viewer does not know are counted only.
  function tableau(parent, step, t, seat, viewer) {
    const box = element(parent, "section", "tableau" + (t.to_move ? " to-move" : ""));
    element(box, "h5", "", `${t.player} · ${t.score} points`);
    if (t.plots) {
      const list = element(box, "ul", "plots");
      for (const p of t.plots) plot(list, p);
    }
    chips(box, t.plots ? "in no area" : "has", t.outside, "aside");
    chips(box, "to be attached", t.waiting, "with");
    if (!t.hand) return;
    if (viewer < 0 || step.k[viewer].includes(seat)) chips(box, "hand", t.hand, "held");
    else element(box, "p", "chips", `hand: ${t.hand.reduce((n, s) => n + s.count, 0)} cards that ${step.l[viewer].player} does not know`);
  }

  // tables shows a step of a game of cards.
  function tables(article, step) {
    const into = article.querySelector(".tableaux"), viewer = Number(article.querySelector("[data-pick=viewer]").value);
    into.replaceChildren();
    step.l.forEach((t, seat) => tableau(into, step, t, seat, viewer));
  }

  // tellTurn says in words what players have kept.
  function tellTurn(game, turn) {
    const step = game.steps[turn];
    const parts = [turn === 0 ? "The start." : `Turn ${turn}. ${(step.c || []).join("; ")}.`];
    parts.push(step.l.map((t) => `${t.player} ${t.score}`).join(", ") + " points.");
    if (turn === game.steps.length - 1) parts.push(`The end: ${game.result}.`);
    return parts.join(" ");
  }

  function replay(article, data) {
    const game = data.games[Number(article.dataset.game)];
    const frame = article.querySelector(".frame"), svg = frame.querySelector("svg");
    const slider = article.querySelector("input"), output = article.querySelector("output");
    const told = article.querySelector(".told"), playButton = article.querySelector("[data-do=play]");
    const drawn = data.cards ? null : layer(svg), last = game.steps.length - 1;
    const shown = data.cards ? null : boards(game.steps, data.files * data.ranks);
    let ply = 0, timer = 0;

    function show(to) {
      ply = Math.max(0, Math.min(last, to));
      const step = game.steps[ply];
      if (data.cards) {
        tables(article, step);
        moved(step, tellTurn(game, ply));
        return;
      }
      drawn.replaceChildren();
      if (step.f >= 0) {
        ring(data, drawn, "from", step.f);
        ring(data, drawn, "to", step.t);
        if (step.f !== step.t) arrow(data, drawn, step.f, step.t);
      }
      for (const c of step.x || []) {
        if (c.to >= 0) arrow(data, drawn, c.q, c.to);
        if (c.k === "captured" || c.k === "removed") cross(data, drawn, c.q);
        else ring(data, drawn, "hit", c.to >= 0 ? c.to : c.q);
      }
      for (const p of pieces(shown[ply])) drawPiece(data, drawn, p);
      for (const s of step.h || []) web(data, drawn, s);
      moved(step, tell(data, game, ply));
    }

    // moved shows where the replay stands, and what was done.
    function moved(step, words) {
      slider.value = ply;
      slider.setAttribute("aria-valuetext", `${data.cards ? "turn" : "ply"} ${ply} of ${last}`);
      output.textContent = ply;
      told.textContent = words;
      article.dataset.ply = ply;
      if (shown) article.dataset.cells = shown[ply];
    }

    function stop() {
      clearInterval(timer);
      timer = 0;
      playButton.setAttribute("aria-pressed", "false");
      playButton.setAttribute("aria-label", "Play");
      told.setAttribute("aria-live", "polite");
    }

    function play() {
      if (timer) { stop(); return; }
      if (ply === last) show(0);
      playButton.setAttribute("aria-pressed", "true");
      playButton.setAttribute("aria-label", "Pause");
      told.setAttribute("aria-live", "off");
      timer = setInterval(() => {
        show(ply + 1);
        if (ply === last) stop();
      }, 700);
    }

    const actions = {
      first: () => { stop(); show(0); }, back: () => { stop(); show(ply - 1); }, play,
      next: () => { stop(); show(ply + 1); }, last: () => { stop(); show(last); },
    };
    const keys = { ArrowLeft: "back", ArrowRight: "next", ArrowUp: "back", ArrowDown: "next", Home: "first", End: "last", " ": "play" };
    for (const b of article.querySelectorAll("button")) b.addEventListener("click", actions[b.dataset.do]);
    slider.addEventListener("input", () => { stop(); show(Number(slider.value)); });
    frame.addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.altKey || e.metaKey || !(e.key in keys)) return;
      e.preventDefault();
      actions[keys[e.key]]();
    });
    const viewer = article.querySelector("[data-pick=viewer]");
    if (viewer) viewer.addEventListener("change", () => show(ply));
    show(0);
  }

  const GOES = 1, HELPED = 2, HITS = 4;

  function reach(box, data, ground) {
    const frame = box.querySelector(".frame"), told = box.querySelector(".told");
    const [animal, side] = box.querySelectorAll("select");
    const svg = ground.cloneNode(true);
    svg.querySelectorAll(".zone").forEach((e) => e.remove());
    svg.querySelector("title").textContent = "Where the animal can go";
    svg.querySelector("desc").textContent = "It is told in the text below.";
    frame.appendChild(svg);
    const drawn = layer(svg);
    let at = Math.floor(data.ranks / 2) * data.files + Math.floor(data.files / 2);

    function table() {
      return data.animals[animal.value].reach[side.value];
    }

    function names(list) {
      return list.map((s) => squareName(data, s)).join(" ");
    }

    function show() {
      const a = data.animals[animal.value], found = table()[at], lists = { goes: [], helped: [], hits: [] };
      drawn.replaceChildren();
      for (let i = 0; found && i < found.length; i += 2) {
        const [x, y] = centre(data, found[i]), how = found[i + 1];
        if (how & GOES) { lists.goes.push(found[i]); shape(drawn, "circle", { class: "goes", cx: x, cy: y, r: 0.2 }); }
        if (how & HELPED) { lists.helped.push(found[i]); shape(drawn, "circle", { class: "helped", cx: x, cy: y, r: 0.22 }); }
        if (how & HITS) { lists.hits.push(found[i]); cross(data, drawn, found[i]); }
      }
      if (found) drawPiece(data, drawn, { square: at, side: Number(side.value), letter: a.letter });
      else ring(data, drawn, "to", at);
      const parts = [`${capital(data.seats[side.value])} ${a.name} on ${squareName(data, at)}`];
      if (!found) parts.push("cannot stand there");
      else if (found.length === 0) parts.push("reaches nothing");
      if (lists.goes.length) parts.push(`goes to ${names(lists.goes)}`);
      if (lists.helped.length) parts.push(`with somebody near also to ${names(lists.helped)}`);
      if (lists.hits.length) parts.push(`takes or hits on ${names(lists.hits)}`);
      told.textContent = parts.join("; ") + ".";
    }

    // settle moves to a square where the chosen animal can stand, if it cannot stay.
    function settle() {
      if (!table()[at]) {
        const first = table().findIndex((found) => found);
        if (first >= 0) at = first;
      }
      show();
    }

    function move(files, ranks) {
      const file = at % data.files + files, rank = Math.floor(at / data.files) + ranks;
      if (file < 0 || file >= data.files || rank < 0 || rank >= data.ranks) return;
      at = rank * data.files + file;
      show();
    }

    const keys = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
    frame.addEventListener("keydown", (e) => {
      if (e.ctrlKey || e.altKey || e.metaKey || !(e.key in keys)) return;
      e.preventDefault();
      move(...keys[e.key]);
    });
    svg.addEventListener("click", (e) => {
      const p = new DOMPoint(e.clientX, e.clientY).matrixTransform(svg.getScreenCTM().inverse());
      const file = Math.floor(p.x), rank = data.ranks - 1 - Math.floor(p.y);
      if (file < 0 || file >= data.files || rank < 0 || rank >= data.ranks) return;
      at = rank * data.files + file;
      show();
    });
    animal.addEventListener("change", settle);
    side.addEventListener("change", settle);
    settle();
  }

  document.body.classList.add("scripted");
  for (const chapter of document.querySelectorAll(".chapter")) {
    const data = JSON.parse(chapter.querySelector("script.data").textContent);
    const setup = chapter.querySelector(".board.setup");
    const box = chapter.querySelector(".reach");
    if (box) {
      const ground = setup.cloneNode(true);
      ground.querySelectorAll(".piece, .letter").forEach((e) => e.remove());
      reach(box, data, ground);
    }
    for (const article of chapter.querySelectorAll(".replay")) replay(article, data);
  }
  document.body.dataset.ready = "true";
})();
