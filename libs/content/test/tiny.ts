/** A tiny invented game for tests: two modes, a variant, two rules, three cards. */
import { BLANK_FACE } from './support/testing.ts';
import { z } from 'zod';
import type { CardDoc, GameVocabulary, SourceFile } from '../src/index.ts';

export const vocabulary: GameVocabulary = {
  game: 'tiny',
  parameters: [
    {
      name: 'hand.size',
      type: 'integer',
      nullable: false,
      min: 1,
      max: 9,
      unit: 'cards',
      rules: ['ty.hand.size'],
      help: 'Cards in hand.',
      default: 5,
      readBy: ['engine'],
    },
    {
      name: 'hand.open',
      type: 'boolean',
      nullable: false,
      rules: ['ty.hand.open'],
      help: 'Hands lie open.',
      default: false,
      readBy: ['engine'],
    },
    {
      name: 'hand.limit',
      type: 'integer',
      nullable: true,
      nullMeans: 'no limit',
      min: 0,
      max: 99,
      rules: ['ty.hand.size'],
      help: 'Most cards.',
      default: null,
      readBy: ['text'],
    },
    {
      name: 'deck.colours',
      type: 'list',
      nullable: false,
      values: { red: 'red', blue: 'blue' },
      rules: ['ty.hand.size'],
      help: 'Colours.',
      default: ['red'],
      readBy: ['deck-check'],
    },
    {
      name: 'turn.order',
      type: 'enum',
      nullable: false,
      values: { left: 'to the left', right: 'to the right' },
      rules: ['ty.hand.open'],
      help: 'Order.',
      default: 'left',
      readBy: ['engine'],
    },
  ],
  steps: [
    { id: 'deal', name: 'Deal', kind: 'setup', rules: ['ty.hand.size'], help: '' },
    { id: 'play', name: 'Play', kind: 'turn', rules: ['ty.hand.open'], help: '' },
    { id: 'rest', name: 'Rest', kind: 'turn', rules: ['ty.hand.open'], help: '' },
  ],
  cardData: z.strictObject({ rank: z.number().int().min(0) }),
  modeRule: z.looseObject({ id: z.string() }),
  citedRules: ['ty.hand.size', 'ty.hand.open'],
  cardFields: [
    {
      id: 'rank',
      keys: ['rank', 'r'],
      label: 'Rank',
      type: 'number',
      facet: true,
      read: (card: CardDoc) => (card.data as { rank: number }).rank,
    },
  ],
  facts: () => [],
  readings: () => [],
  face: () => BLANK_FACE,
};

const BASE: Record<string, string> = {
  'rules/tiny/game.yaml': `id: tiny
name: Tiny
rulePrefix: ty
tagline: Small.
summary: A small game.
words: { card: card, cards: cards, deck: deck, player: player }
modes: [plain, open]
chapters: [hand]
`,
  'rules/tiny/modes/plain.yaml': `id: plain
name: Plain
summary: The plain mode.
parameters:
  hand.size: 5
setup: [deal]
turn: [play]
`,
  'rules/tiny/modes/open.yaml': `id: open
name: Open
summary: Hands lie open.
extends: plain
parameters:
  hand.open: true
`,
  'rules/tiny/variants/big.yaml': `id: big
name: Big
summary: A bigger hand.
appliesTo: not hand.open
parameters:
  hand.size: 8
  hand.limit: { sameAs: hand.size }
`,
  'rules/tiny/text/01-hand.md': `# The hand

Some words before. See the :term[hand].

:::rule{#ty.hand.size}
You hold :param[hand.size]{unit}, at most :param[hand.limit].
:::

## Open hands

::::rule{#ty.hand.open when="hand.open"}
Everybody sees it; compare :rule[the size]{#ty.hand.size}.
:::when{if="hand.size > 6"}
That is a lot.
:::
::::
`,
  'rules/tiny/glossary.yaml': `terms:
  - id: hand
    term: hand
    also: [hands]
    meaning: "What you hold: :param[hand.size]{unit}."
`,
  'rules/tiny/rulings.yaml': `rulings:
  - id: empty-hand
    rules: [ty.hand.size]
    question: May a hand be empty?
    readings: ["Yes.", "No."]
    answer: "Yes."
    why: Nothing forbids it.
    parameters: [hand.size]
`,
  'cards/tiny/sets/one.yaml': `id: one
code: O
name: One
summary: The first set.
`,
  'cards/tiny/cards/ace.yaml': `id: ace
name: Ace
data: { rank: 1 }
printings:
  - { set: one, number: 1, rarity: common }
`,
  'cards/tiny/cards/king.yaml': `id: king
name: King
data: { rank: 13 }
printings:
  - { set: one, number: 2, rarity: rare }
`,
  'cards/tiny/decks/pair.yaml': `id: pair
name: Pair
summary: Two cards.
provenance: provisional
entries:
  - { card: ace, copies: 2 }
`,
};

/** The files of the game, with some texts changed, or removed (null). */
export function tinyFiles(changes: Record<string, string | null> = {}): SourceFile[] {
  return Object.entries({ ...BASE, ...changes }).flatMap(([path, text]) => (text === null ? [] : [{ path, text }]));
}

/** The text of a file with one passage replaced. Throws if the file does not contain the passage. */
export function changed(path: string, from: string, to: string): Record<string, string> {
  const text = BASE[path]!;
  if (!text.includes(from)) throw new Error(`${path} does not hold "${from}".`);
  return { [path]: text.replace(from, to) };
}
