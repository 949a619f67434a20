/** Tests of the verb `may`: its effect and its reading. */
import { aBeastie, cast, isValid, read } from '../../../test/cast.ts';

export function mayTests(): void {
  const offer = [{ do: 'may', effects: [{ do: 'damage', amount: 15, target: aBeastie }] }];

  test('asks first, and lets the user name targets only after yes', () => {
    const t = cast(offer);
    expect(t.kinds).toEqual(new Set(['yes', 'no']));
    t.do('yes').do('target', 'Clown');
    expect(t.lp('Clown')).toBe(25);
  });

  test('does nothing after no', () => {
    const t = cast(offer).do('no');
    expect([t.lp('Clown'), t.lp('Wolf')]).toEqual([40, 50]);
  });

  test('its reading says "may"', () =>
    expect(read({ do: 'may', effects: [{ do: 'destroy', target: 'this' }] })).toBe('you may Destroy this Page'));

  test('needs at least one effect', () => expect(isValid({ do: 'may', effects: [] })).toBe(false));
}
