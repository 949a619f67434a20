/** Tests of the verb `prevent`: its effect and its reading. */
import type { M } from '../../play/model/model.ts';
import { inBattle, perform, read } from '../../../test/perform.ts';

export function preventTests(): void {
  const lostBy = (seat: number) => (m: M, source: number) => {
    inBattle(m, source);
    m.table.loser = seat;
    m.table.damage = 5;
  };

  test.each([
    [2, 3],
    ['all', 0],
  ])('prevents %s of five damage and leaves %i (mb.damage.negated-meaning)', (amount, left) => {
    const { m, outcome } = perform({ do: 'prevent', amount, keepsCard: true }, { before: lostBy(0) });
    expect([outcome, m.table.damage, m.table.cardKept]).toEqual(['full', left, 1]);
  });

  test('does nothing for the winner', () => {
    const { m, possible, outcome } = perform({ do: 'prevent', amount: 2 }, { before: lostBy(1) });
    expect([possible, outcome, m.table.damage]).toEqual([false, 'none', 5]);
  });

  test('its reading names the amount prevented', () => {
    expect(read({ do: 'prevent', amount: 'all', keepsCard: true })).toBe(
      'prevent all of the damage; the marked card is not lost',
    );
  });
}
