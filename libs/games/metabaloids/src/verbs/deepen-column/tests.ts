/** What `deepen-column` does, and how it reads. */
import { perform, read } from '../../../test/perform.ts';

export function deepenColumnTests(): void {
  test('lets the column of the card be one deeper (mb.zone.temporary-exception)', () => {
    const { m, outcome } = perform({ do: 'deepen-column' });
    expect([outcome, m.seat.deepened[0]]).toEqual(['full', 1]);
  });

  test('reads for how long', () => {
    expect(read({ do: 'deepen-column' })).toBe(
      'the column of this card may be one card deeper until the end of the turn',
    );
  });
}
