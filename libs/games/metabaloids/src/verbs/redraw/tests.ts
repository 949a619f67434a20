/** Tests of the verb `redraw`: its effect and its reading. */
import { zoneAt } from '../../play/model/places.ts';
import { ZONE } from '../../play/model/state.ts';
import { inBattle, perform, read } from '../../../test/perform.ts';

export function redrawTests(): void {
  test('discards the battle card and draws another one', () => {
    let drawn = -1;
    const { m, count, outcome } = perform(
      { do: 'redraw' },
      {
        before(m, source) {
          inBattle(m, source);
          drawn = m.top(zoneAt(m, 0, ZONE.draw));
          m.lay(drawn, zoneAt(m, 0, ZONE.battle));
        },
      },
    );
    expect([outcome, count(0, ZONE.battle), m.zone[drawn]]).toEqual(['full', 1, zoneAt(m, 0, ZONE.discard)]);
  });

  test('its reading says what it does', () => {
    expect(read({ do: 'redraw' })).toBe('discard your battle card and draw another');
  });
}
