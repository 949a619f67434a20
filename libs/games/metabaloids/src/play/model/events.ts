/** The event kinds of a Metabaloids match. Events contain numbers, which views and logs convert to names. */
import type { EventKind } from '@rulewright/engine';

export const CAUSES = ['none', 'failed-draw', 'draw-pile-empty', 'last-standing', 'capped'] as const;
export const CAUSE = { none: 0, failedDraw: 1, drawPileEmpty: 2, lastStanding: 3, capped: 4 } as const;
const STAT_WORDS = ['attack', 'defense', 'cost'] as const;

/** Kind numbers for `m.emit`. `move` belongs to the kernel and must stay 0. */
export const E = {
  move: 0,
  turn: 1,
  step: 2,
  cut: 3,
  first: 4,
  reshuffle: 5,
  failedDraw: 6,
  eliminated: 7,
  attack: 8,
  total: 9,
  battle: 10,
  paid: 11,
  lapsed: 12,
  penalty: 13,
  used: 14,
  resolved: 15,
  bonus: 16,
  change: 17,
  safe: 18,
  unsafe: 19,
  stopped: 20,
  prevented: 21,
  triggered: 22,
  over: 23,
  noCard: 24,
  counted: 25,
  restored: 26,
} as const;

const seat = { name: 'seat', type: 'seat' } as const;
const column = { name: 'column', type: 'column' } as const;
const card = { name: 'card', type: 'card' } as const;
const number = (name: string) => ({ name, type: 'number' }) as const;
const all = { cardKnownTo: 'all' } as const;

export const EVENTS: readonly EventKind[] = [
  {
    id: 'card.moved',
    fields: [card, { name: 'from', type: 'zone' }, { name: 'to', type: 'zone' }],
    sentence: '{card} goes from {from} to {to}.',
    cardKnownTo: 'by-zone',
  },
  { id: 'turn.started', fields: [seat, number('turn')], sentence: 'Turn {turn}: {seat}.', ...all },
  {
    id: 'step.started',
    fields: [seat, { name: 'step', type: 'step' }],
    sentence: '{seat}’s {step} step begins.',
    ...all,
  },
  { id: 'cut.shown', fields: [seat, card, number('cost')], sentence: '{seat} cuts to {card}, cost {cost}.', ...all },
  { id: 'first-player.chosen', fields: [seat], sentence: '{seat} goes first.', ...all },
  {
    id: 'pile.reshuffled',
    fields: [seat, number('cards')],
    sentence: '{seat} shuffles {cards} discards into a new draw pile.',
    ...all,
  },
  { id: 'draw.failed', fields: [seat], sentence: '{seat} has no card to draw.', ...all },
  { id: 'player.eliminated', fields: [seat], sentence: '{seat} is out.', ...all },
  {
    id: 'attack.declared',
    fields: [seat, { name: 'target', type: 'seat' }, card, { name: 'attacked', type: 'card' }],
    sentence: '{seat} attacks {target}: {card} against {attacked}.',
    ...all,
  },
  {
    id: 'battle.total',
    fields: [seat, number('inColumn'), number('bonus'), number('drawn'), number('total')],
    sentence: '{seat} adds up {inColumn} in the column, {bonus} bonus and {drawn} drawn: {total}.',
    ...all,
  },
  {
    id: 'battle.decided',
    fields: [{ name: 'loser', type: 'seat' }, number('damage')],
    sentence: '{loser} loses the battle by {damage}.',
    ...all,
  },
  {
    id: 'damage.paid',
    fields: [seat, card, number('points'), number('left')],
    sentence: '{seat} pays {points} with {card}; {left} left.',
    ...all,
  },
  {
    id: 'damage.lapsed',
    fields: [seat, number('points')],
    sentence: '{points} of the damage to {seat} cannot be paid and are cancelled.',
    ...all,
  },
  { id: 'penalty.due', fields: [seat, number('cards')], sentence: '{seat} loses {cards} as a penalty.', ...all },
  {
    id: 'ability.used',
    fields: [seat, card, { name: 'ability', type: 'ability' }],
    sentence: '{seat} uses {ability}.',
    ...all,
  },
  {
    id: 'ability.resolved',
    fields: [
      seat,
      card,
      { name: 'ability', type: 'ability' },
      { name: 'outcome', type: 'word', words: ['in full', 'in part', 'not at all'] },
    ],
    sentence: '{ability} resolves {outcome}.',
    ...all,
  },
  { id: 'bonus.added', fields: [seat, number('points')], sentence: '{seat} gains {points} in this battle.', ...all },
  {
    id: 'number.changed',
    fields: [card, { name: 'stat', type: 'word', words: STAT_WORDS }, number('by')],
    sentence: '{stat} of {card} changes by {by}.',
    ...all,
  },
  { id: 'column.safe', fields: [seat, column], sentence: 'Column {column} of {seat} is in safety.', ...all },
  {
    id: 'column.unsafe',
    fields: [seat, column],
    sentence: 'Column {column} of {seat} is no longer in safety.',
    ...all,
  },
  {
    id: 'action.stopped',
    fields: [seat, { name: 'action', type: 'word', words: ['attack', 'draw', 'ability'] }],
    sentence: 'The {action} of {seat} is stopped.',
    ...all,
  },
  {
    id: 'damage.prevented',
    fields: [seat, number('points')],
    sentence: '{points} of the damage to {seat} are prevented.',
    ...all,
  },
  {
    id: 'ability.triggered',
    fields: [seat, card, { name: 'ability', type: 'ability' }],
    sentence: '{ability} triggers.',
    ...all,
  },
  {
    id: 'match.over',
    fields: [
      { name: 'winner', type: 'seat' },
      { name: 'cause', type: 'word', words: CAUSES },
    ],
    sentence: 'The match is over ({cause}); winner: {winner}.',
    ...all,
  },
  {
    id: 'battle.no-card',
    fields: [seat],
    sentence: '{seat} has no card to draw for the battle and adds nothing.',
    ...all,
  },
  {
    id: 'battle.counted',
    fields: [
      card,
      { name: 'as', type: 'word', words: STAT_WORDS },
      number('printed'),
      number('always'),
      number('value'),
    ],
    sentence: '{card} counts {value} ({as}).',
    ...all,
  },
  {
    id: 'number.restored',
    fields: [card, { name: 'stat', type: 'word', words: STAT_WORDS }, number('by')],
    sentence: 'The change of {by} to {stat} of {card} ends.',
    ...all,
  },
];
