/** Tests of the verb `inflict`: its effect and its reading. */
import { theirBeastie, cast, isValid, read } from '../../../test/cast.ts';

export function inflictTests(): void {
  test('inflicts a Status Effect with its counters', () => {
    const t = cast([{ do: 'inflict', status: 'Frozen', counters: 2, target: theirBeastie }]);
    expect(t.m.card.frozen[t.card('Clown')]).toBe(2);
  });

  test('its reading names counters only if the Status Effect has an X', () => {
    expect(read({ do: 'inflict', status: 'Frozen', counters: 2, target: 'that' })).toBe(
      'inflict Frozen (2) on the same target',
    );
    expect(read({ do: 'inflict', status: 'Burn', target: 'that' })).toBe('inflict Burn on the same target');
  });

  test('accepts only Status Effects of the rulebook', () => {
    expect(isValid({ do: 'inflict', status: 'Dizzy', target: 'that' })).toBe(false);
  });
}
