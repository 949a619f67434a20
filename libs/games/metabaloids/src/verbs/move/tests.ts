/** Tests of the verb `move`: its effect and its reading. */
import { zoneAt } from '../../play/model/places.ts';
import { ZONE } from '../../play/model/state.ts';
import { perform, read } from '../../../test/perform.ts';

export function moveTests(): void {
  test.each([
    ['hand', ZONE.hand],
    ['reserve', ZONE.reserve],
    ['lost-pile', ZONE.lost],
  ])('puts the card into the %s', (to, place) => {
    const { m, source, outcome } = perform({ do: 'move', to });
    expect([outcome, m.zone[source]]).toEqual(['full', zoneAt(m, 0, place)]);
  });

  test('puts the card under the draw pile', () => {
    const { m, source } = perform({ do: 'move', to: 'draw-pile-bottom' });
    expect(m.bottom(zoneAt(m, 0, ZONE.draw))).toBe(source);
  });

  test('its reading names the card and its new place', () => {
    expect(read({ do: 'move', to: 'reserve' })).toBe("put this card into its owner's reserve");
  });
}
