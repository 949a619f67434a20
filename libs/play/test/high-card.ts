/** The game of the guide: its documents, and the play that the blocks of `docs/guide/play.md` give together. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContent, type Content, type Problem } from '@rulewright/content';

const GUIDE = fileURLToPath(new URL('../../../docs/guide/play.md', import.meta.url));
const BLOCK = /^```(\S+)(?: (\S+))?\n([\s\S]*?)^```$/gmu;

/** The blocks of the guide, with their language and the word after it. */
export const blocks = [...readFileSync(GUIDE, 'utf8').matchAll(BLOCK)].map(
  ([, language = '', word = '', text = '']) => ({
    language,
    word,
    text,
  }),
);

/** The play of the guide: all its blocks without a word, in order. */
export const GUIDED = blocks
  .flatMap(({ language, word, text }) => (language === 'play' && word === '' ? [text] : []))
  .join('\n');

const rule = (id: string, text: string): string => `:::rule{#${id}}\n${text}\n:::\n`;
const SUITS = ['hearts', 'spades'];
const RANKS = [2, 3, 4, 5, 6, 7, 8, 9];

const cards = SUITS.flatMap((suit) =>
  RANKS.map((rank): [string, string] => [
    `${suit}-${rank}`,
    `id: ${suit}-${rank}\nname: ${rank} of ${suit}\ndata: { suit: ${suit}, rank: ${rank} }\nprintings: [{ set: first, number: ${rank + (suit === 'hearts' ? 0 : 20)}, rarity: common, provenance: source }]\n`,
  ]),
);
cards.push([
  'joker',
  'id: joker\nname: Joker\ndata: { suit: spades, rank: 1, text: "When you take a trick in which the Joker was played last, draw a card." }\nprintings: [{ set: first, number: 99, rarity: rare, provenance: source }]\n',
]);

const FILES: Readonly<Record<string, string>> = {
  'rules/high-card/game.yaml':
    'id: high-card\nname: High Card\nrulePrefix: hc\nengine: play\ntagline: The highest card takes the trick.\nsummary: A game for the guide.\nwords: { card: card, cards: cards, deck: deck, player: player }\nmodes: [usual]\nchapters: [rules]\ndecks: [all]\n',
  'rules/high-card/fields.yaml':
    'fields:\n  - { id: suit, label: Suit, type: choice, values: { hearts: Hearts, spades: Spades }, required: true }\n  - { id: rank, label: Rank, type: integer, min: 1, max: 9, required: true }\n  - { id: text, label: Text, type: text }\n',
  'rules/high-card/parameters.yaml':
    'parameters:\n  - { name: hand.size, type: integer, min: 1, max: 10, rules: [hc.setup.hands], help: The cards of a hand., default: 5 }\n  - { name: players.min, type: integer, min: 2, max: 4, rules: [hc.setup.hands], help: The fewest players., default: 2 }\n  - { name: players.max, type: integer, min: 2, max: 4, rules: [hc.setup.hands], help: The most players., default: 4 }\nsteps:\n  - { id: deal, name: Deal, kind: setup, rules: [hc.setup.hands], help: Shuffle and draw. }\n  - { id: play, name: Play, kind: turn, rules: [hc.turn.one-card], help: Play a card. }\n',
  'rules/high-card/modes/usual.yaml': 'id: usual\nname: Usual\nsummary: The usual game.\nsetup: [deal]\nturn: [play]\n',
  'rules/high-card/text/01-rules.md': `# Rules\n\n${[
    rule('hc.setup.hands', 'Two to four players shuffle their decks and draw :param[hand.size] cards.'),
    rule('hc.turn.one-card', 'In your turn, play a card.'),
    rule('hc.turn.first-round', 'Hearts are not played in the first round.'),
    rule('hc.trick.highest', 'The highest card takes the trick.'),
    rule('hc.end.most-tricks', 'The player with the most tricks wins.'),
    rule('hc.card.text', 'If a text and a rule disagree, follow the text.'),
  ].join('\n')}`,
  'cards/high-card/sets/first.yaml': 'id: first\nname: First\ncode: HC\nsummary: All cards.\n',
  'cards/high-card/decks/all.yaml': `id: all\nname: All Cards\nsummary: Every card once.\nprovenance: source\nentries:\n${cards.map(([id]) => `  - { card: ${id}, copies: 1 }`).join('\n')}\n`,
  ...Object.fromEntries(cards.map(([id, text]) => [`cards/high-card/cards/${id}.yaml`, text])),
};

/** The content of the game of the guide with another play, and with other documents in the place of its own. */
export function withPlay(
  play: string,
  others: Readonly<Record<string, string>> = {},
): { readonly content: Content; readonly problems: readonly Problem[] } {
  const files = Object.entries({ ...FILES, ...others, 'rules/high-card/play/high-card.play': play });
  return loadContent(
    files.map(([path, text]) => ({ path, text })),
    [],
  );
}
