/** Tests of the verb `stop`: its effect and its reading. */
import { inBattle, perform, read } from '../../../test/perform.ts';

export function stopTests(): void {
  test('stops a running draw (mb.ability.stop-window)', () => {
    const { m, outcome } = perform({ do: 'stop', action: 'draw' }, { before: (at) => void (at.table.drawing = 1) });
    expect([outcome, m.table.drawStopped]).toEqual(['full', 1]);
  });

  test('stops a declared attack', () => {
    const { m, possible } = perform(
      { do: 'stop', action: 'attack' },
      {
        before(at, source) {
          inBattle(at, source);
          at.table.battle = 1;
        },
      },
    );
    expect([possible, m.table.stopped]).toEqual([true, 1]);
  });

  test('does nothing when no action is running', () => {
    const { possible, outcome } = perform({ do: 'stop', action: 'draw' });
    expect([possible, outcome]).toEqual([false, 'none']);
  });

  test('its reading names the stopped action', () => {
    expect(read({ do: 'stop', action: 'attack' })).toBe('stop the running attack');
    expect(read({ do: 'stop', action: 'ability' })).toBe('stop the ability to which this one responds');
  });
}
