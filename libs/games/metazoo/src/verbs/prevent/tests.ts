/** Tests of the verb `prevent`: its effect and its reading. */
import { theirBeastie, cast, read } from '../../../test/cast.ts';

export function preventTests(): void {
  test('lowers the next Damage this turn, and is then used up', () => {
    const hit = { do: 'damage', amount: 15, target: 'that' };
    const t = cast([{ do: 'prevent', amount: 20, target: theirBeastie }, hit, hit]);
    expect(t.lp('Clown')).toBe(30);
  });

  test('its reading names the amount', () => {
    expect(read({ do: 'prevent', amount: 20, target: 'this' })).toBe('prevent Damage in this turn to this Page: 20');
  });
}
