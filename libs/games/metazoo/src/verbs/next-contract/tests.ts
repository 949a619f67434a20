/** Tests of the verb `next-contract`: its effect and its reading. */
import { cast, isValid, read } from '../../../test/cast.ts';

export function nextContractTests(): void {
  const cheaper = { do: 'next-contract', which: { types: ['beastie'] }, by: -1 };
  const pages = { Fox: { lp: 30, cost: { Neutral: 1 } }, Owl: { lp: 20, cost: { Neutral: 1 } } };

  test('changes the cost of the next Page of its kind only', () => {
    const t = cast([cheaper], { pages, seats: [{ chapter: ['Fox', 'Owl'] }, {}] });
    t.do('contract', 'Fox');
    expect(t.at('Fox')).toBe('arena');
    expect(t.kinds.has('contract')).toBe(false);
  });

  test('ends with the turn', () => {
    const t = cast([cheaper], { pages, seats: [{ chapter: ['Fox'] }, {}] }).endTurn();
    expect(t.m.records.modifier.count).toBe(0);
  });

  test('its reading names the Page and the change of its cost', () =>
    expect(read({ ...cheaper, aura: 'Cosmic', by: -4 })).toBe(
      'the next Beastie that you Contract this turn costs 4 Cosmic Aura less',
    ));

  test('rejects a filter on the cost', () => expect(isValid({ ...cheaper, which: { costAtMost: 2 } })).toBe(false));
}
