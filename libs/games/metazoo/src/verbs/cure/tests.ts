/** Tests of the verb `cure`: its effect and its reading. */
import type { M } from '../../play/model/model.ts';
import { theirBeastie, cast, read } from '../../../test/cast.ts';

export function cureTests(): void {
  const ill = (m: M, card: (name: string) => number): void => {
    m.card.burn[card('Clown')] = 3;
    m.card.scared[card('Clown')] = 1;
  };

  test.each([
    ['Burn', 0, 1],
    ['any', 0, 0],
  ])('removes %s and leaves Burn %i, Scared %i (mz.status.removal-ends)', (status, burn, scared) => {
    const t = cast([{ do: 'cure', status, target: theirBeastie }], { before: ill });
    expect([t.m.card.burn[t.card('Clown')], t.m.card.scared[t.card('Clown')]]).toEqual([burn, scared]);
  });

  test('its reading names the removed Status Effects', () => {
    expect(read({ do: 'cure', status: 'any', target: 'this' })).toBe('remove all Status Effects from this Page');
  });
}
