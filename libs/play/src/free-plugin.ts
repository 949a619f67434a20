/** The plugin of the free table, with the layout and the texts of its board. */
import type { CardDoc, GameVocabulary, Ruleset } from '@rulewright/content';
import { optionA, optionKind, type GamePlugin, type Tabletop } from '@rulewright/engine';
import { FREE_PROGRAM } from './free-mechanics.ts';
import { AMOUNTS, FREE_ZONES, type FreeMatch } from './free-table.ts';

const tabletop: Tabletop<FreeMatch> = {
  zones: Object.fromEntries(
    FREE_ZONES.map(({ id, pile }) => [id, pile ? 'pile' : id === 'hand' ? 'hand' : 'row'] as const),
  ),
  board: {
    places: {
      front: 'front',
      back: 'back',
      down: 'side',
      hand: 'hand',
      pile: 'piles',
      discard: 'piles',
      removed: 'piles',
    },
    turned: 'turned',
    motions: { 'turn.started': 'turn', 'pile.shuffled': 'shuffle', 'seat.out': 'out', 'match.over': 'end' },
  },
  sums: [],
  words: { turn: 'Turn', count: 'Count', marks: 'Marks', turned: 'Turned' },
  unlessZero: ['marks', 'removed', 'down'],
  options: {
    draw: 'Draw a card',
    shuffle: 'Shuffle the draw pile',
    search: 'Ask to search the draw pile',
    ready: 'Turn all your cards back',
    count: 'Change the count of {seat}',
    die: 'Roll a die with 6 sides',
    'big-die': 'Roll a die with 20 sides',
    coin: 'Flip a coin',
    give: 'Let {seat} act',
    agree: 'Offer to end without a winner',
    concede: 'Concede',
    pass: 'End your turn',
    'to-hand': 'Take {card} into your hand',
    'to-front': 'Put {card} in the front row',
    'to-back': 'Put {card} in the back row',
    'to-down': 'Put {card} face down',
    'to-discard': 'Discard {card}',
    'to-removed': 'Remove {card}',
    'to-top': 'Put {card} on top of your draw pile',
    'to-bottom': 'Put {card} under your draw pile',
    turn: 'Turn {card}',
    mark: 'Add a mark to {card}',
    unmark: 'Remove a mark from {card}',
    show: 'Show {card} to all',
    take: 'Take {card}',
    done: 'Done',
    allow: 'Yes',
    refuse: 'No',
  },
  acts: { draw: 'pile', shuffle: 'pile', search: 'pile' },
  absent: ['concede', 'allow', 'done'],
  steps: {
    turn: { asks: 'Act freely, then end your turn' },
    search: { asks: 'May the draw pile be searched?' },
    agree: { asks: 'End the match without a winner?' },
    count: { asks: 'Change the count' },
  },
  endings: {
    conceded: 'All others conceded.',
    agreed: 'The players agreed to end the match.',
    capped: 'The match took too many decisions.',
  },
  question: (m) => (asksToTake(m) ? 'Take cards from your draw pile' : null),
  optionText: (m, packed) => {
    const { id } = FREE_PROGRAM.mechanics.options[optionKind(packed)]!;
    const { acts, active } = m.table;
    if (id === 'pass' && acts !== active) return 'Give the turn back';
    if (id !== 'add') return null;
    const amount = AMOUNTS[optionA(packed)]!;
    return amount > 0 ? `+${amount}` : `−${-amount}`;
  },
};

/** Whether the pending question is which cards to take from the draw pile. */
const asksToTake = (m: FreeMatch): boolean => FREE_PROGRAM.mechanics.options[optionKind(m.options[0]!)]?.id === 'take';

function compile(ruleset: Ruleset, cards: readonly CardDoc[]): ReturnType<GamePlugin['compile']> {
  const defs = cards.map(({ id, name }) => ({ slug: id, name, numbers: {} }));
  const defOf = new Map(defs.map(({ slug }, at) => [slug, at]));
  return { ...FREE_PROGRAM, ruleset, poolHash: () => 'free', defs, defOf };
}

/** The plugin that lets people play a game by hand. */
export const freeTableOf = (vocabulary: GameVocabulary): GamePlugin => ({
  id: vocabulary.game,
  vocabulary,
  examples: {
    cardData: () => ({}),
    begin: () => {
      throw new Error('A free table has no worked examples.');
    },
    ...{ usualStep: 'turn', turnOver: 'turn' },
  },
  tabletop,
  compile,
});
