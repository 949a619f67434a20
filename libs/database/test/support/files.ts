/** The content tree of the invented game, in memory. Tests change it file by file. */
import type { SourceFile } from '@rulewright/content';

export interface CardInput {
  readonly id: string;
  readonly name: string;
  readonly cost?: number;
  readonly strength?: number;
  readonly kinds?: readonly string[];
  readonly text?: string;
  readonly rarity?: string;
  readonly promo?: string;
  readonly number?: number;
}

/** JSON is valid YAML, so names with quotes and colons need no escaping here. */
export function cardFile(card: CardInput): SourceFile {
  const { id, name, cost = 1, strength, kinds = ['Boat'], text = '', rarity = 'common', promo, number = 99 } = card;
  const data = { cost, ...(strength === undefined ? {} : { strength }), kinds, text };
  const printing = { set: 'first', number, rarity, ...(promo === undefined ? {} : { promo }) };
  return {
    path: `cards/harbour/cards/${id}.yaml`,
    text: `# ${id}\n${JSON.stringify({ id, name, data, printings: [printing] }, null, 2)}\n`,
  };
}

export const CARDS: readonly CardInput[] = [
  { number: 1, id: 'dinghy', name: 'Dinghy', cost: 1, strength: 1, text: 'A small start.' },
  {
    number: 2,
    id: 'pearl-diver',
    name: 'Pearl Diver',
    cost: 2,
    strength: 1,
    kinds: ['Crew'],
    text: 'When the tide is low, take a pearl.',
    rarity: 'rare',
  },
  {
    number: 3,
    id: 'storm-petrel',
    name: 'Storm Petrel',
    cost: 2,
    kinds: ['Bird'],
    text: 'Look at the top card of the reserve.',
  },
  {
    number: 4,
    id: 'galleon',
    name: 'Galleon',
    cost: 7,
    strength: 9,
    kinds: ['Boat', 'Royal'],
    text: 'Carries each other boat.',
    rarity: 'rare',
  },
  {
    number: 5,
    id: 'lighthouse',
    name: 'Lighthouse',
    cost: 4,
    kinds: ['Building'],
    text: 'Boats are not lost in a storm.',
    rarity: 'uncommon',
  },
  {
    number: 6,
    id: 'creme-de-mer',
    name: 'Crème de Mer',
    cost: 3,
    strength: 3,
    kinds: ['Crew'],
    text: 'Serves the captain.',
    promo: 'gala',
  },
];

export const cardPath = (id: string): string => `cards/harbour/cards/${id}.yaml`;

const RULES: readonly SourceFile[] = [
  {
    path: 'rules/harbour/game.yaml',
    text: `id: harbour
name: Harbour
rulePrefix: hb
tagline: Boats and birds.
summary: An invented game.
words: { card: card, cards: cards, deck: deck, player: captain }
modes: [open-sea, low-water]
chapters: [hands]
`,
  },
  { path: 'rules/harbour/modes/open-sea.yaml', text: 'id: open-sea\nname: Open Sea\nsummary: Everything goes.\n' },
  {
    path: 'rules/harbour/modes/low-water.yaml',
    text: `id: low-water
name: Low Water
summary: Without the tide.
extends: open-sea
parameters:
  hand.size: 4
  deck.removedNames: [Galleon]
  deck.removedMentions: [tide]
`,
  },
  {
    path: 'rules/harbour/text/01-hands.md',
    text: `# Hands

How many cards a captain holds.

::::rule{#hb.hand.size}
Draw until you hold :param[hand.size]{unit}. :when[A full hand sinks no boat.]{if="hand.size > 4"}:when[An :rule[anchor]{#hb.hand.anchor}, though, sinks it.]{if="hand.size < 5"}
::::

:::rule{#hb.hand.anchor}
An anchor keeps a boat in the harbour.
:::
`,
  },
  { path: 'cards/harbour/sets/first.yaml', text: 'id: first\ncode: ONE\nname: First Voyage\nsummary: ""\n' },
  {
    path: 'cards/harbour/decks/regatta.yaml',
    text: `id: regatta
name: Regatta
summary: Many small boats.
provenance: provisional
entries:
  - { card: dinghy, copies: 4 }
  - { card: lighthouse, copies: 1 }
`,
  },
];

const sorted = (files: readonly SourceFile[]): SourceFile[] => [...files].sort((a, b) => (a.path < b.path ? -1 : 1));

/** The whole tree with these cards (by default the six above). */
export const tree = (cards: readonly CardInput[] = CARDS): SourceFile[] => sorted([...RULES, ...cards.map(cardFile)]);

/** A tree with one file added or replaced, or without one file. */
export const withFile = (files: readonly SourceFile[], file: SourceFile): SourceFile[] =>
  sorted([...files.filter((one) => one.path !== file.path), file]);
export const withoutFile = (files: readonly SourceFile[], path: string): SourceFile[] =>
  files.filter((one) => one.path !== path);

/** Many cards, for tests in which an import must take some time. */
export const manyCards = (count: number): CardInput[] => [
  ...CARDS,
  ...Array.from({ length: count }, (_, i) => ({
    number: 100 + i,
    id: `boat-${i}`,
    name: `Boat ${i}`,
    cost: i % 9,
    text: `Number ${i} of the fleet.`,
  })),
];
