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
  unlessZero: ['marks', 'removed'],
  options: {
    draw: 'Draw a card',
    draws: 'Draw several cards',
    shuffle: 'Shuffle the draw pile',
    search: 'Ask to search the draw pile',
    ready: 'Turn all your cards back',
    count: 'Change the count of {seat}',
    die: 'Roll a die with 6 sides',
    'big-die': 'Roll a die with 20 sides',
    coin: 'Flip a coin',
    chance: 'Roll a die or flip a coin',
    give: 'Let {seat} act',
    end: 'End the match',
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
    won: '{seat} has won',
    drawn: 'No one has won',
  },
  // A press on the draw pile draws a card. The other options are moves of cards, so that a card can be dragged to its place.
  acts: {
    draw: 'pile',
    'to-hand': 'hand',
    'to-front': 'front',
    'to-back': 'back',
    'to-down': 'down',
    'to-discard': 'discard',
    'to-removed': 'removed',
    'to-top': 'pile',
    'to-bottom': 'pile',
  },
  absent: ['concede', 'end', 'allow', 'done'],
  steps: {
    turn: { asks: 'Act freely, then end your turn' },
    search: { asks: 'May {seat} search the draw pile?' },
    agree: { asks: 'End the match without a winner?' },
    claim: { asks: 'Has {seat} won the match?' },
    end: { asks: 'Who has won?', options: { done: 'Play on' } },
    count: { asks: 'Change the count of {seat}' },
    chance: { asks: 'Which one?', options: { done: 'None' } },
    draws: { asks: 'How many cards do you draw?', options: { done: 'None' } },
  },
  endings: {
    conceded: 'all others conceded',
    agreed: 'the players agreed to end the match',
    declared: 'the players agreed on the winner',
    capped: 'the match took too many decisions',
  },
  question: (m) => (asksToTake(m) ? 'Take cards from your draw pile' : null),
  optionText: (m, packed) => {
    const { id } = FREE_PROGRAM.mechanics.options[optionKind(packed)]!;
    const { acts, active } = m.table;
    if (id === 'pass' && acts !== active) return 'Give the turn back';
    if (id === 'many') return String(optionA(packed));
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
