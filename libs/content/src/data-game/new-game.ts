/** The files of a small new game: one of everything that a game needs, ready to be changed. */
import { capital } from '../capital.ts';
import type { SourceFile } from '../content.ts';
import { yamlWord as word } from '../yaml-document.ts';
import { PLAY_STEPS, newPlay, playChapter, playParameters } from './new-play.ts';

export interface NewGame {
  readonly id: string;
  readonly name: string;
  /** The first part of the game's rule ids. */
  readonly prefix: string;
  /** Whether the game gets a play document, so that it plays at once. */
  readonly withPlay?: boolean;
}

/** Sentences of a new game that its author replaces. A published game has none of them. */
export const NEW_GAME_WORDS = {
  tagline: 'One line that makes people curious.',
  summary: 'Two or three sentences. What do players do, and how does one of them win?',
  chapter: 'Say in a few sentences what the game is about.',
} as const;

/** The initials of the words of an id, such as `nt` for `night-train`. For a single word, its first two letters. Empty without letters. */
export const prefixOfId = (id: string): string => {
  const letters = id.split('-').map((word) => word.replace(/[^a-z]/gu, '')[0] ?? '');
  return letters.length > 1 ? letters.join('').slice(0, 12) : id.replace(/[^a-z]/gu, '').slice(0, 2);
};

/** Converts an id to a name: `night-train` to "Night Train". */
export const nameOfId = (id: string): string => id.split('-').map(capital).join(' ');

const game = ({ id, name, prefix, withPlay = false }: NewGame): string => `id: ${word(id)}
name: ${word(name)}
rulePrefix: ${word(prefix)}
engine: ${withPlay ? 'play' : 'none'}
tagline: ${NEW_GAME_WORDS.tagline}
summary: ${NEW_GAME_WORDS.summary}
words: { card: card, cards: cards, deck: deck, player: player }
modes: [standard]
chapters: [basics${withPlay ? ', play' : ''}]
decks: [first-deck]
# With an engine, a game can have a guided first match: first-game.yaml beside this file, see docs/guide/editor-of-files.md.
`;

const fields = ({ prefix }: NewGame): string => `# What a card has. Card files give these values under \`data\`.
fields:
  - { id: type, label: Type, type: choice, values: { creature: Creature, event: Event }, required: true, search: [t, type], facet: true }
  - { id: cost, label: Cost, type: integer, min: 0, max: 20, required: true, search: [c, cost], facet: true, rule: ${prefix}.basics.cost }
  - { id: strength, label: Strength, type: integer, min: 0, max: 20, search: [strength] }
  - { id: text, label: Text, type: text, search: [o, text] }
# What each kind of card must and may have, beyond what is required of all.
shapes:
  by: type
  of:
    creature: { must: [strength], may: [text] }
    event: { must: [text] }
`;

const FACES = `# Which values fill the slots of a card's face. The first face whose \`for\` holds draws the card.
faces:
  - for: { type: creature }
    layout: tall
    slots: { cost: cost, type: [type], right: { field: strength, sign: attack }, body: [text], tint: type }
  - layout: wide
    slots: { cost: cost, type: [type], body: [text], tint: type }
palette: { creature: moss, event: amber }
`;

const parameters = ({ prefix }: NewGame): string => `# The values that modes set. The rulebook shows them.
parameters:
  - { name: deck.size, type: integer, min: 1, max: 200, unit: cards, rules: [${prefix}.basics.deck], help: The number of cards in a deck., default: 40 }
  - { name: deck.copies, type: integer, min: 1, max: 100, unit: copies, rules: [${prefix}.basics.copies], help: The most copies of a card in a deck., default: 20 }
  - { name: hand.start, type: integer, min: 1, max: 20, unit: cards, rules: [${prefix}.basics.start], help: The cards that each player draws first., default: 5 }
`;

const MODE = `id: standard
name: Standard
summary: The usual game.
deckLaw: standard
`;

const deckLaw = ({
  prefix,
}: NewGame): string => `# Which lists are decks. Every number is a parameter, so a mode can change it.
id: standard
cardRule: ${prefix}.basics.deck
rules:
  - { id: size, rule: ${prefix}.basics.deck, count: {}, exactly: { param: deck.size } }
  - { id: copies, rule: ${prefix}.basics.copies, copies: { by: [name] }, max: { param: deck.copies } }
`;

const basics = ({ prefix }: NewGame): string => `# Basics

${NEW_GAME_WORDS.chapter}

:::rule{#${prefix}.basics.deck}
A deck has exactly :param[deck.size]{unit}.
:::

:::rule{#${prefix}.basics.copies}
A deck may contain at most :param[deck.copies]{unit} of a card.
:::

:::rule{#${prefix}.basics.start}
Each player draws :param[hand.start]{unit}.
:::

:::rule{#${prefix}.basics.cost}
To play a card, you must pay its cost.
:::
`;

const TERM = `# A word of the game. The rulebook links it.
id: cost
term: cost
also: [costs]
meaning: What you pay to play a card.
`;

const SET = `id: first-set
code: FS
name: First Set
summary: The first cards.
`;

const CREATURE = `id: first-creature
name: First Creature
data:
  type: creature
  cost: 2
  strength: 3
printings:
  - { set: first-set, number: 1, rarity: common, provenance: source }
`;

const EVENT = `id: first-event
name: First Event
data:
  type: event
  cost: 1
  text: Draw two cards.
printings:
  - { set: first-set, number: 2, rarity: uncommon, provenance: source }
`;

const DECK = `id: first-deck
name: First Deck
summary: A list that is a deck, to compare others with.
provenance: source
entries:
  - { card: first-creature, copies: 20 }
  - { card: first-event, copies: 20 }
`;

/** The files of a new game, with their paths. They load without problems. */
export function newGame(asked: NewGame): SourceFile[] {
  const rules = `rules/${asked.id}`;
  const cards = `cards/${asked.id}`;
  return [
    { path: `${rules}/game.yaml`, text: game(asked) },
    { path: `${rules}/fields.yaml`, text: fields(asked) },
    { path: `${rules}/faces.yaml`, text: FACES },
    { path: `${rules}/parameters.yaml`, text: parameters(asked) + (asked.withPlay ? playParameters(asked) : '') },
    { path: `${rules}/glossary/cost.yaml`, text: TERM },
    { path: `${rules}/modes/standard.yaml`, text: MODE + (asked.withPlay ? PLAY_STEPS : '') },
    { path: `${rules}/deck-laws/standard.yaml`, text: deckLaw(asked) },
    { path: `${rules}/text/01-basics.md`, text: basics(asked) },
    ...(asked.withPlay
      ? [
          { path: `${rules}/text/02-play.md`, text: playChapter(asked) },
          { path: `${rules}/play/${asked.id}.play`, text: newPlay(asked) },
        ]
      : []),
    { path: `${cards}/sets/first-set.yaml`, text: SET },
    { path: `${cards}/cards/first-creature.yaml`, text: CREATURE },
    { path: `${cards}/cards/first-event.yaml`, text: EVENT },
    { path: `${cards}/decks/first-deck.yaml`, text: DECK },
  ];
}
