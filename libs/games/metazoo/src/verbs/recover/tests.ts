/** Tests of the verb `recover`: its effect and its reading. */
import type { M } from '../../play/model/model.ts';
import { theirBeastie, cast, read } from '../../../test/cast.ts';

export function recoverTests(): void {
  test.each([
    [10, 25],
    ['all', 40],
  ])('recovers %s of 25 Damage and leaves %i LP (mz.lp.recover)', (amount, left) => {
    const before = (m: M, card: (name: string) => number): void => void (m.card.damage[card('Clown')] = 25);
    expect(cast([{ do: 'recover', amount, target: theirBeastie }], { before }).lp('Clown')).toBe(left);
  });

  test('its reading names the amount', () => {
    expect(read({ do: 'recover', amount: 'all', target: 'this' })).toBe('LP recovered by this Page: all');
  });
}
