/** Tests of form fields that name rules, cards and sets. */
import { matchingChoices, referencesOf } from './form-references.ts';

const RULES = [
  { id: 'a.draw.one', name: '4.1 Draw one card.' },
  { id: 'a.draw.all', name: '4.2 Draw until you hold seven cards.' },
  { id: 'a.end.turn', name: '5.1 Your turn ends.' },
];

it('finds a rule by words of its sentence, by its number and by its id', () => {
  expect(matchingChoices(RULES, 'seven HOLD')).toEqual([RULES[1]]);
  expect(matchingChoices(RULES, '5.1')).toEqual([RULES[2]]);
  expect(matchingChoices(RULES, 'a.draw')).toEqual([RULES[0], RULES[1]]);
  expect(matchingChoices(RULES, '')).toHaveLength(3);
});

it('offers names where a document names rules, cards or sets', () => {
  expect(referencesOf('ruling')).toMatchObject({ rules: { items: { 'ui:options': { refers: 'rule' } } } });
  expect(referencesOf('legality')).toMatchObject({
    changes: { items: { ban: { items: { 'ui:options': { refers: 'card' } } } } },
  });
  expect(referencesOf('deck-law')).toEqual({});
});
