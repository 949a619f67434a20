/** The second game of the guide: a duel with responses, texts that act instead, and texts that wait. */
import { loadContent, type Content, type Problem } from '@rulewright/content';
import { blocks } from './high-card.ts';

/** The play of the duel: the blocks of the guide with the word `duel`, in order. */
export const DUEL = blocks
  .flatMap(({ language, word, text }) => (language === 'play' && word === 'duel' ? [text] : []))
  .join('\n');

/**
 * The duel with other rules of time: all are asked again after each entry, a full chain, texts that act in the order of the document, texts
 * that act at once, and a window without a chain.
 */
export const DUEL_OTHERWISE = [
  ['chain casting, at most 8', 'chain casting, at most 2, asked again after each'],
  ['aftermath chosen by p "Which charm saves you?" by du.hurt.charms', 'aftermath'],
  ['queue aftermath, at most 40, chosen by active "Which text acts next?" by du.hurt.order\n', ''],
  [
    'step deal\n',
    'step before-each-step for p\n  by du.turn.cast\n  if turn = 4\n    end the turn\n  let c = top of hand of p\n  show c to players\n  tell shown "{p} shows {c}."\n\nstep deal\n',
  ],
  ['step strike', 'queue aftermath, at most 40\n\nstep strike'],
  [
    '      do check-hearts\n',
    '      do check-hearts\n      wait on late with top of spent of p\n        take 1 from hearts of p\n      open gifts with 1\n      resolve late\n',
  ],
  [
    'always while turn < 3\n',
    'number strikes of player, "strikes"\n\nalways\n  when hurt with p, n where n > 1\n    add 1 to strikes of p by du.hurt.grace\n\nalways while turn < 5\n',
  ],
  [
    'measure',
    'queue late, at most 3\n\nwindow gifts with n: number\n  q in players from next after active may, once "Give {n} heart to the others?" by du.turn.cast\n    option give where hearts of q > 3\n      "Give"\n      for each other in players after q\n        add n to hearts of other\n      take 2 * n from hearts of q\n\nmeasure',
  ],
].reduce((text, [from = '', to = '']) => text.replaceAll(from, to), DUEL);

const CARDS: Readonly<Record<string, readonly [kind: string, power: number, text: string]>> = {
  spark: ['spell', 1, ''],
  bolt: ['spell', 2, ''],
  denial: ['answer', 0, ''],
  ward: ['charm', 0, 'Discard this card instead of losing hearts.'],
  mirror: ['charm', 0, 'You lose hearts only if a coin shows heads.'],
  echo: ['charm', 0, 'When you lose hearts, draw a card.'],
  nest: ['charm', 0, 'When you lose hearts, a new Spark comes into your hand.'],
  thorn: ['charm', 0, 'When you lose hearts, each other player loses one.'],
  banner: ['charm', 0, 'While you have fewer than four hearts, your spells have 1 power more.'],
};

const rule = (id: string, text: string): string => `:::rule{#${id}}\n${text}\n:::\n`;

/** The documents of the game, without its play. */
export const FILES: Readonly<Record<string, string>> = {
  'rules/duel/game.yaml':
    'id: duel\nname: Duel\nrulePrefix: du\nengine: play\ntagline: The last heart wins.\nsummary: A game for the guide.\nwords: { card: card, cards: cards, deck: deck, player: player }\nmodes: [usual]\nchapters: [rules]\ndecks: [all]\n',
  'rules/duel/fields.yaml':
    'fields:\n  - { id: kind, label: Kind, type: choice, values: { spell: Spell, answer: Answer, charm: Charm }, required: true }\n  - { id: power, label: Power, type: integer, min: 0, max: 9, required: true }\n  - { id: text, label: Text, type: text }\n',
  'rules/duel/parameters.yaml':
    'parameters:\n  - { name: players.min, type: integer, min: 2, max: 4, rules: [du.start.hands], help: The fewest players., default: 2 }\n  - { name: players.max, type: integer, min: 2, max: 4, rules: [du.start.hands], help: The most players., default: 3 }\nsteps:\n  - { id: deal, name: Deal, kind: setup, rules: [du.start.hands], help: Shuffle and draw. }\n  - { id: act, name: Act, kind: turn, rules: [du.turn.cast], help: Cast cards. }\n',
  'rules/duel/modes/usual.yaml': 'id: usual\nname: Usual\nsummary: The usual game.\nsetup: [deal]\nturn: [act]\n',
  'rules/duel/text/01-rules.md': `# Rules\n\n${[
    rule('du.start.hands', 'Each player has five hearts and draws five cards.'),
    rule('du.turn.cast', 'In your turn, draw a card. Then cast as many cards as you like.'),
    rule('du.cast.answer', 'After each card, the other players may answer with a card of this kind, in turn order.'),
    rule('du.cast.last-first', 'When all have passed, the card that was cast last comes first.'),
    rule('du.hurt.charms', 'If several charms can save a player, that player chooses.'),
    rule('du.hurt.grace', 'In the first two turns, nobody loses hearts.'),
    rule('du.hurt.order', 'If several texts wait, the active player chooses the next one.'),
    rule('du.end.last-heart', 'A player without hearts loses.'),
    rule('du.card.text', 'If a text and a rule disagree, follow the text.'),
  ].join('\n')}`,
  'cards/duel/sets/first.yaml': 'id: first\nname: First\ncode: DU\nsummary: All cards.\n',
  'cards/duel/decks/all.yaml': `id: all\nname: All Cards\nsummary: Every card three times.\nprovenance: source\nentries:\n${Object.keys(
    CARDS,
  )
    .map((id) => `  - { card: ${id}, copies: 3 }`)
    .join('\n')}\n`,
  ...Object.fromEntries(
    Object.entries(CARDS).map(([id, [kind, power, text]], at) => [
      `cards/duel/cards/${id}.yaml`,
      `id: ${id}\nname: ${id.charAt(0).toUpperCase()}${id.slice(1)}\ndata: { kind: ${kind}, power: ${power}${text === '' ? '' : `, text: ${JSON.stringify(text)}`} }\nprintings: [{ set: first, number: ${at + 1}, rarity: common, provenance: source }]\n`,
    ]),
  ),
};

/** The content of the duel with a play. */
export function duelWith(
  play: string,
  changed: Readonly<Record<string, string>> = {},
): { readonly content: Content; readonly problems: readonly Problem[] } {
  const files = Object.entries({ ...FILES, 'rules/duel/play/duel.play': play, ...changed });
  return loadContent(
    files.map(([path, text]) => ({ path, text })),
    [],
  );
}
