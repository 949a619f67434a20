/** Tests of the verb `win-game`: its effect and its reading. */
import { cast, read } from '../../../test/cast.ts';

export function winGameTests(): void {
  test('ends the game in favour of its user (mz.win.page-conditions)', () => {
    const t = cast([{ do: 'win-game' }]);
    expect([t.m.over, t.m.table.winner]).toEqual([true, 0]);
  });

  test('does nothing where Pages cannot end a game', () => {
    expect(cast([{ do: 'win-game' }], { set: { 'end.pageConditions': false } }).m.over).toBe(false);
  });

  test('reads as a win', () => expect(read({ do: 'win-game' })).toBe('you win the game'));
}
