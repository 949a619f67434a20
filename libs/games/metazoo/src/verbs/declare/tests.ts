/** Tests of the verb `declare`: its effect and its reading. */
import { cast, isValid, read } from '../../../test/cast.ts';
import type { Given } from '../../../test/table.ts';

export function declareTests(): void {
  const night = { near: 'Nighttime' };
  const pages = {
    Owl: { lp: 20, attacks: [{ damage: 10 }], terraBonuses: [{ symbol: 'Nighttime', raises: 'lp', amount: 20 }] },
  };
  const seats: Given['seats'] = [{ arena: ['Owl'] }, {}];

  test('changes a declared fact for all texts that depend on it', () => {
    const t = cast([{ do: 'declare', what: night }], { pages, seats });
    expect(t.maxLp('Owl')).toBe(40);
  });

  test('can end a fact, and asks the user of the text when the answer is open', () => {
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

  test('its reading names the fact', () => {
    expect(read({ do: 'declare', what: night })).toBe('from now on Nighttime is nearby');
    expect(read({ do: 'declare', what: { fact: 'train', ask: 'Is a train near?' }, now: 'as-it-is' })).toBe(
      'answer "Is a train near?" again',
    );
  });

  test('accepts exactly one fact', () => expect(isValid({ do: 'declare', what: {} })).toBe(false));
}
