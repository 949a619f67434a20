/** Tests of the verb `lose-game`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';

export function loseGameTests(): void {
  test('removes a Caster from the game, so that the last remaining one wins (mz.win.page-conditions)', () => {
    const t = cast([{ do: 'lose-game', who: 'each-opponent' }]);
    expect([t.m.over, t.m.table.winner, t.m.seat.out[1]]).toEqual([true, 0, 1]);
  });

  test('its reading names the Caster who loses', () => {
    expect(read({ do: 'lose-game', who: 'each-opponent' })).toBe('each opposing Caster loses the game');
  });
}
