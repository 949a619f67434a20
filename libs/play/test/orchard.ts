/** The third game of the guide: parameters of every kind, and zones with numbers. It has two modes. */
import { loadContent, type Content, type Problem } from '@rulewright/content';
import { blocks } from './high-card.ts';

/** The play of the orchard: the blocks of the guide with the word `orchard`, in order. */
export const ORCHARD = blocks
  .flatMap(({ language, word, text }) => (language === 'play' && word === 'orchard' ? [text] : []))
  .join('\n');

/** The parameters of the guide. Each names the first rule. */
const PARAMETERS = blocks
  .find(({ language, text }) => language === 'yaml' && text.startsWith('parameters:'))!
  .text.replaceAll(' help:', ' rules: [or.start.hands], help:');

const CARDS: Readonly<Record<string, readonly [kind: string, cost: number, fruit: number]>> = {
  cherry: ['stone', 1, 2],
  plum: ['stone', 2, 3],
  apple: ['core', 1, 1],
  pear: ['core', 2, 4],
  quince: ['core', 3, 6],
  thistle: ['weed', 0, 0],
};

const seats = (name: string, least: number): string =>
  `  - { name: players.${name}, type: integer, rules: [or.start.hands], help: The number of players., default: ${least} }\n`;
const rule = (id: string, text: string): string => `:::rule{#${id}}\n${text}\n:::\n`;

const FILES: Readonly<Record<string, string>> = {
  'rules/orchard/game.yaml':
    'id: orchard\nname: Orchard\nrulePrefix: or\nengine: play\ntagline: The most fruits win.\nsummary: A game for the guide.\nwords: { card: card, cards: cards, deck: deck, player: player }\nmodes: [usual, small]\nchapters: [rules]\ndecks: [all]\n',
  'rules/orchard/fields.yaml':
    'fields:\n  - { id: kind, label: Kind, type: choice, values: { stone: Stone fruit, core: Core fruit, weed: Weed }, required: true }\n  - { id: cost, label: Cost, type: integer, min: 0, max: 9, required: true }\n  - { id: fruit, label: Fruit, type: integer, min: 0, max: 9, required: true }\n  - { id: text, label: Text, type: text }\n  - id: gifts\n    label: Gifts\n    type: group\n    fields:\n      - { id: text, label: Text, type: text }\n',
  'rules/orchard/parameters.yaml': `${PARAMETERS}${seats('min', 2)}${seats('max', 4)}steps:\n  - { id: deal, name: Deal, kind: setup, rules: [or.start.hands], help: Shuffle and draw. }\n  - { id: look, name: Look, kind: turn, rules: [or.turn.look], help: Look at your deck. }\n  - { id: plant, name: Plant, kind: turn, rules: [or.turn.plant], help: Plant a tree. }\n  - { id: freeze, name: Freeze, kind: turn, rules: [or.turn.frost], help: It freezes. }\n`,
  'rules/orchard/modes/usual.yaml':
    'id: usual\nname: Usual\nsummary: The usual game.\nsetup: [deal]\nturn: [look, plant, freeze]\n',
  'rules/orchard/modes/small.yaml':
    'id: small\nname: Small\nsummary: One bed.\nextends: usual\nparameters: { beds.most: 1, bed.depth: null, pay.from: [hand], frost.does: dies, weeds.names: [Thistle, apple] }\nsetup: [deal]\nturn: [plant, look, freeze]\n',
  'rules/orchard/text/01-rules.md': `# Rules\n\n${[
    rule('or.start.hands', 'Each player draws :param[hand.size] cards.'),
    rule('or.start.weeds', 'Nobody plays with weeds.'),
    rule('or.turn.look', 'In your turn, look at two cards, and draw one.'),
    rule('or.turn.plant', 'Then plant a tree and store a card.'),
    rule('or.plant.cost', 'A tree costs cards.'),
    rule('or.turn.frost', 'At the end of your turn, it freezes in one bed.'),
    rule('or.end.out', 'A player who cannot draw a card is out.'),
    rule('or.end.fruits', 'The player with the most fruits wins.'),
  ].join('\n')}`,
  'cards/orchard/sets/first.yaml': 'id: first\nname: First\ncode: OR\nsummary: All cards.\n',
  'cards/orchard/decks/all.yaml': `id: all\nname: All Cards\nsummary: Every card three times.\nprovenance: source\nentries:\n${Object.keys(
    CARDS,
  )
    .map((id) => `  - { card: ${id}, copies: 3 }`)
    .join('\n')}\n`,
  ...Object.fromEntries(
    Object.entries(CARDS).map(([id, [kind, cost, fruit]], at) => [
      `cards/orchard/cards/${id}.yaml`,
      `id: ${id}\nname: ${id.charAt(0).toUpperCase()}${id.slice(1)}\ndata: { kind: ${kind}, cost: ${cost}, fruit: ${fruit}, gifts: [{ text: "In spring, ${cost} fruit${cost === 1 ? '' : 's'} more." }${kind === 'weed' ? '' : ', { text: A fruit more. }'}] }\nprintings: [{ set: first, number: ${at + 1}, rarity: common, provenance: source }]\n`,
    ]),
  ),
};

const SIGNS = '      - { id: signs, label: Signs, type: choices, values: { star: Star, sun: Sun } }\n';

/** The content of the orchard with a play, and with further fields. Then gifts also have signs. */
export function orchardWith(
  play: string,
  fields?: string,
): { readonly content: Content; readonly problems: readonly Problem[] } {
  const own = FILES['rules/orchard/fields.yaml']!;
  const declared = fields === undefined ? own : `${own}${SIGNS}${fields}`;
  const files = Object.entries({
    ...FILES,
    'rules/orchard/fields.yaml': declared,
    'rules/orchard/play/orchard.play': play,
  });
  return loadContent(
    files.map(([path, text]) => ({ path, text })),
    [],
  );
}
