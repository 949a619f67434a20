/** Tests of the verb `safety`: its effect and its reading. */
import { isSafe } from '../../play/model/places.ts';
import { perform, read } from '../../../test/perform.ts';

export function safetyTests(): void {
  test("starts and ends the safety of the card's column", () => {
    const on = perform({ do: 'safety', state: 'on' });
    expect([on.outcome, isSafe(on.m, 0, 0)]).toEqual(['full', true]);
    const off = perform({ do: 'safety', state: 'off' }, { before: (m) => void (m.seat.safe[0] = 1) });
    expect([off.outcome, isSafe(off.m, 0, 0)]).toEqual(['full', false]);
  });

  test('its reading says whether safety starts or ends', () => {
    expect(read({ do: 'safety', state: 'on' })).toBe('the column of this card goes into safety');
  });
}
