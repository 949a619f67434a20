/** Tests of the verb `win-game`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';

export function winGameTests(): void {
  test('makes its user win the game (mz.win.page-conditions)', () => {
    const t = cast([{ do: 'win-game' }]);
    expect([t.m.over, t.m.table.winner]).toEqual([true, 0]);
  });

  test('does nothing in a mode in which Pages cannot end a game', () => {
    expect(cast([{ do: 'win-game' }], { set: { 'end.pageConditions': false } }).m.over).toBe(false);
  });

  test('its reading says that the user wins', () => expect(read({ do: 'win-game' })).toBe('you win the game'));
}
