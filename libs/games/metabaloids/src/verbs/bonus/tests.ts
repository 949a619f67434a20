/** Tests of the verb `bonus`: its effect and its reading. */
import { inBattle, perform, read } from '../../../test/perform.ts';

export function bonusTests(): void {
  test.each([
    ['own', 4, 0],
    ['other', 0, 4],
  ])('adds to the total of the %s side: attacker %i, defender %i (mb.battle.bonus-scope)', (side, attack, defend) => {
    const { m, outcome } = perform({ do: 'bonus', amount: 4, side }, { before: inBattle });
    expect([outcome, m.table.attackBonus, m.table.defendBonus]).toEqual(['full', attack, defend]);
  });

  test('does nothing outside a battle', () => {
    const { possible, outcome } = perform({ do: 'bonus', amount: 4 });
    expect([possible, outcome]).toEqual([false, 'none']);
  });

  test('its reading names the side whose total changes', () => {
    expect(read({ do: 'bonus', amount: 4 })).toBe('add 4 to your total in this battle');
  });
}
