/** Tests of the verb `deepen-column`: its effect and its reading. */
import { perform, read } from '../../../test/perform.ts';

export function deepenColumnTests(): void {
  test('lets the column of the card be one card deeper (mb.zone.temporary-exception)', () => {
    const { m, outcome } = perform({ do: 'deepen-column' });
    expect([outcome, m.seat.deepened[0]]).toEqual(['full', 1]);
  });

  test('its reading names the duration', () => {
    expect(read({ do: 'deepen-column' })).toBe(
      'the column of this card may be one card deeper until the end of the turn',
    );
  });
}
