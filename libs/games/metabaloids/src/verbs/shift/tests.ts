/** Tests of the verb `shift`: its effect and its reading. */
import { columnOf } from '../../play/model/places.ts';
import { perform, read } from '../../../test/perform.ts';

export function shiftTests(): void {
  test('moves the card to another column', () => {
    const { m, source, outcome } = perform({ do: 'shift', to: 'other-column' });
    expect([outcome, columnOf(m, source)]).toEqual(['full', 1]);
  });

  test('does nothing when the card is already in the column', () => {
    const { m, source, outcome } = perform({ do: 'shift', to: 'this-column' });
    expect([outcome, columnOf(m, source)]).toEqual(['none', 0]);
  });

  test('its reading names the card and the column', () => {
    expect(read({ do: 'shift', to: 'other-column' })).toBe(
      'move this card to another column without payment, if the grid stays legal',
    );
  });
}
