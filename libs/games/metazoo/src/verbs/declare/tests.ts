/** Tests of the verb `declare`: its effect and its reading. */
import { cast, isValid, read } from '../../../test/cast.ts';
import type { Given } from '../../../test/table.ts';

export function declareTests(): void {
  const night = { near: 'Nighttime' };
  const pages = {
    Owl: { lp: 20, attacks: [{ damage: 10 }], terraBonuses: [{ symbol: 'Nighttime', raises: 'lp', amount: 20 }] },
  };
  const seats: Given['seats'] = [{ arena: ['Owl'] }, {}];

  test('changes what was declared, for all that asks for it', () => {
    const t = cast([{ do: 'declare', what: night }], { pages, seats });
    expect(t.maxLp('Owl')).toBe(40);
  });

  test('ends it too, and asks the user of the text if it is to be said again', () => {
    const t = cast(
      [
        { do: 'declare', what: night },
        { do: 'declare', what: night, now: 'as-it-is' },
      ],
      { pages, seats },
    );
    expect(t.kinds).toEqual(new Set(['declare']));
    t.m.choose(0);
    t.advance();
    expect(t.maxLp('Owl')).toBe(20);
    expect(cast([{ do: 'declare', what: night, now: 'not-so' }], { pages, seats }).maxLp('Owl')).toBe(20);
  });

  test('reads what is declared', () => {
    expect(read({ do: 'declare', what: night })).toBe('from now on Nighttime is nearby');
    expect(read({ do: 'declare', what: { fact: 'train', ask: 'Is a train near?' }, now: 'as-it-is' })).toBe(
      'answer "Is a train near?" again',
    );
  });

  test('names one fact', () => expect(isValid({ do: 'declare', what: {} })).toBe(false));
}
