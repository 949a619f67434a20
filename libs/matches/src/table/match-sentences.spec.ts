/** Tests of the sentences of events: winners are named, one as well as several. */
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
