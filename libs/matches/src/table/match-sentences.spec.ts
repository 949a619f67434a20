/** Tests of the sentences of events: winners are named, one as well as several, and zones of players and of the table. */
import type { EventRecord, Match } from '@rulewright/engine';
import { eventText } from './match-sentences.ts';

const over = {
  id: 'match.over',
  fields: [
    { name: 'winner', type: 'seats' },
    { name: 'cause', type: 'word', words: ['goal'] },
  ],
  sentence: 'The match is over. Winner: {winner}. Reason: {cause}.',
  cardKnownTo: 'all',
};
const match = { program: { mechanics: { events: [over], rules: ['tg.win'] }, zones: [] } } as unknown as Match;
const tabletop = { endings: { goal: 'a player reached the goal' } };

it.each([
  [1, 'Ben'],
  [-1 - 0b101, 'Ada and Cleo'],
  [-1, 'nobody'],
])('the sentence of the end names the winners of %i', (winner, names) => {
  const record = { kind: 0, rule: 0, args: [winner, 0] } as unknown as EventRecord;
  expect(eventText(match, record, 'all', ['Ada', 'Ben', 'Cleo'], tabletop)).toBe(
    `The match is over. Winner: ${names}. Reason: a player reached the goal.`,
  );
});

const moved = {
  id: 'card.moved',
  fields: [
    { name: 'from', type: 'zone' },
    { name: 'to', type: 'zone' },
  ],
  sentence: 'A card goes from {from} to {to}.',
  cardKnownTo: 'all',
};
const zones = [{ id: 'stock', name: 'stock', isShared: true }, ...['hand', 'deck'].map((id) => ({ id, name: id }))];
/** A match of two seats with three zones each. The cards of the stock are with the first seat. */
const shared = {
  ...{ seatOf: [0, 0, 0, 1, 1, 1], placeOf: [0, 1, 2, 0, 1, 2] },
  program: { mechanics: { events: [moved], rules: ['tg.draw'] }, zones },
} as unknown as Match;

it.each([
  [0, 1, 'A card goes from the stock to Ada’s hand.'],
  [0, 4, 'A card goes from the stock to Ben’s hand.'],
  [2, 1, 'A card goes from Ada’s deck to the hand.'],
  [4, 0, 'A card goes from Ben’s hand to the stock.'],
])('a card goes from the zone %i to the zone %i', (from, to, sentence) => {
  const record = { kind: 0, rule: 0, args: [from, to] } as unknown as EventRecord;
  expect(eventText(shared, record, 'all', ['Ada', 'Ben'], tabletop)).toBe(sentence);
});
