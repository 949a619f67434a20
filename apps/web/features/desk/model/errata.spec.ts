import { cardFields, cardPrintings, withErratum } from './errata.ts';

const CARD = `id: frost
name: Frost # a remark
data:
  cost: 2
  texts: [{ id: rime, text: Fatigue it. }]
printings:
  - { set: walk, number: 50 }
  - { set: later, number: 3 }
`;

it('lists the name, texts and values of a card, and its printings', () => {
  expect(cardFields(CARD, [{ id: 'rime', text: 'Fatigue it.' }])).toEqual([
    { id: 'name', member: 'name', now: 'Frost' },
    { id: 'rime', member: null, now: 'Fatigue it.' },
    { id: 'cost', member: 'cost', now: '2' },
  ]);
  expect(cardPrintings(CARD).map(({ set, number }) => `${set} ${number}`)).toEqual(['walk 50', 'later 3']);
});

it('writes a printed text with its reason into one printing, and removes it again', () => {
  const written = withErratum(CARD, 0, { field: 'cost', printed: '3', reason: 'A slip.' });
  expect(cardPrintings(written)[0]).toMatchObject({ printed: { cost: '3' }, erratum: 'A slip.' });
  expect(written).toContain('name: Frost # a remark');
  expect(cardPrintings(written)[1]!.printed).toEqual({});
  const removed = withErratum(written, 0, { field: 'cost', printed: null, reason: '' });
  expect(cardPrintings(removed)[0]).toMatchObject({ printed: {}, erratum: '' });
});
