/**
 * Four changes to how a game is played, as an editor makes them at the desk: a new step, a keyword on a card, another order of steps, and a
 * new way to win. Each has its sentence, its lines of play and a worked example.
 */
const GAME = 'small-hours';
const rules = (file) => `rules/${GAME}/${file}`;
const PLAY = rules(`play/${GAME}.play`);

/** Replaces a part of a text that occurs in it. */
function replaced(text, part, by) {
  if (!text.includes(part)) throw new Error(`The text has no "${part}".`);
  return text.replace(part, () => by);
}
const before = (part, added) => (text) => replaced(text, part, `${added}${part}`);
const instead = (part, by) => (text) => replaced(text, part, by);
const after = (added) => (text) => `${text.trimEnd()}\n${added}`;

const REST = [
  [
    rules('parameters.yaml'),
    before(
      '  - { id: close,',
      '  - { id: rest, name: Rest, kind: turn, rules: [sh.turn.rest], help: Turn a used Ware upright. }\n',
    ),
  ],
  [
    rules('text/05-turn.md'),
    before(
      ':::rule{#sh.turn.close}',
      ':::rule{#sh.turn.rest}\n**Rest.** You may turn one of your used Wares upright.\n:::\n\n',
    ),
  ],
  [
    PLAY,
    before(
      'step close for keeper\n',
      `step rest for keeper
  keeper may "Turn a used Ware upright?" by sh.turn.rest
    option rest: w in stall of keeper where kind of w = ware and used of w
      "Turn {w} upright"
      set used of w to no
    pass "Leave them"

`,
    ),
  ],
  [rules('modes/evening.yaml'), instead('serve, close]', 'serve, rest, close]')],
  [
    rules('examples/turn.yaml'),
    after(`
  - id: rest-turns-a-ware-upright
    title: A turns the used kettle upright, and the loaf stays as it is
    rules: [sh.turn.rest]
    start: { step: rest }
    table:
      A: { stall: [Copper Kettle, Seeded Loaf] }
      B: {}
    state: { cards: { Copper Kettle: { used: true }, Seeded Loaf: { used: true } } }
    play: ["A: rest Copper Kettle"]
    then: { numbers: { Copper Kettle: { used: false }, Seeded Loaf: { used: true } } }
`),
  ],
];

const KEYWORD = [
  [
    PLAY,
    before(
      'keyword rainproof in stall\n',
      `keyword paid-use with coins-paid: number in stall
  says "after use {this} brings {coins-paid one coin|coins}"
  reads "when {this} has served a Guest, its keeper takes {coins-paid one coin|coins}"
  when ware-used with ware, guest, keeper where ware = this
    add coins-paid to coins of keeper by sh.street.card-over-rule

`,
    ),
  ],
  [
    `cards/${GAME}/cards/observatory-candle.yaml`,
    before('  drawing:', '  text: After use the Observatory Candle brings one coin.\n'),
  ],
  [
    rules('examples/texts.yaml'),
    after(`
  - id: paid-after-use
    title: The Observatory Candle brings one coin when it serves the Moth Collector
    rules: [sh.street.card-over-rule]
    start: { step: serve }
    table:
      A: { stall: [Observatory Candle], street: [Moth Collector] }
      B: {}
    play: ["A: serve Moth Collector"]
    then: { numbers: { A: { coins: 1 } } }
`),
  ],
];

const ORDER = [
  [
    rules('parameters.yaml'),
    before(
      '  - { name: players.min,',
      `  - name: turn.steps
    type: list
    values: { light: light, call: call, stock: stock, serve: serve, rest: rest, close: close }
    rules: [sh.turn.light]
    help: The steps of a turn, in order.
    default: [light, call, stock, serve, rest, close]
`,
    ),
  ],
  [
    rules('text/05-turn.md'),
    instead(
      'Your turn has five steps. Do them in this order.',
      'Your turn has these steps, in this order: :param[turn.steps].',
    ),
  ],
  [rules('modes/quiet-night.yaml'), after('turn: [light, stock, call, serve, rest, close]\n')],
  [
    rules('examples/turn.yaml'),
    after(`
  - id: stock-before-call-in-a-quiet-night
    title: In a Quiet Night, A plays a Ware and then calls a Guest
    rules: [sh.turn.stock, sh.turn.call]
    modes: [quiet-night]
    start: { step: stock }
    table:
      A: { hand: [Paper Lantern, Night Porter] }
      B: {}
    state: { seats: { A: { coins: 1 } } }
    play: ["A: stock Paper Lantern", "A: call Night Porter"]
    then: { zones: { A/stall: [Paper Lantern], A/street: [Night Porter] } }
`),
  ],
];

/** Examples that the new turn changes: one passes at the new step, and two are about the order of one mode. */
const WHOLE =
  'rules: [sh.turn.light, sh.turn.call, sh.turn.stock, sh.turn.serve, sh.serve.fulfil, sh.serve.seat, sh.turn.close, sh.card.cost]\n';
const LATER = '  - id: a-guest-called-later\n';
const CHANGED = [
  [rules('examples/turn.yaml'), before(WHOLE, 'modes: [evening]\n    ')],
  [
    rules('examples/turn.yaml'),
    instead('"A: serve Baker Before Work"\n', '"A: serve Baker Before Work"\n    until: turn-end\n'),
  ],
  [rules('examples/turn.yaml'), instead(LATER, `${LATER}    modes: [evening]\n`)],
];

const WIN = [
  [
    rules('parameters.yaml'),
    before(
      '  - { name: match.rounds,',
      '  - { name: match.coins, type: integer, min: 1, max: 99, unit: coins, rules: [sh.dawn.coins], help: The coins with which a keeper wins., default: 20 }\n',
    ),
  ],
  [
    rules('text/08-dawn.md'),
    before(
      ':::rule{#sh.dawn.rounds}',
      ':::rule{#sh.dawn.coins}\nIf only you have at least :param[match.coins]{unit} at the end of a round, you win.\n:::\n\n',
    ),
  ],
  [
    PLAY,
    before(
      'step dawn\n',
      `step coins-of-round
  by sh.dawn.coins
  if (count p in players where coins of p >= match.coins) = 1
    for each p in players where coins of p >= match.coins
      p wins as most-coins "a full purse"

`,
    ),
  ],
  [PLAY, instead('    do end-of-round\n', '    do end-of-round\n    do coins-of-round\n')],
  [
    rules('examples/hours-and-dawn.yaml'),
    after(`
  - id: a-full-purse-at-the-end-of-a-round
    title: With eight coins at the end of the first round, A wins before dawn
    rules: [sh.dawn.coins]
    start: { step: setup }
    set: { match.coins: 5, coins.start: 2, coins.each: 2 }
    table:
      A: { deck: [] }
      B: { deck: [] }
    random: [0]
    state: { seats: { A: { coins: 4 } } }
    then: { over: true, winner: A, cause: most-coins, numbers: { table: { round: 1 } } }
`),
  ],
];

/** The changes of each document: its path, and a function from its text to the new text. */
export const EDITS = [
  ...[...REST, ...KEYWORD, ...ORDER, ...CHANGED, ...WIN].reduce(
    (all, [path, change]) => all.set(path, [...(all.get(path) ?? []), change]),
    new Map(),
  ),
].map(([path, changes]) => ({ path, change: (text) => changes.reduce((now, change) => change(now), text) }));
