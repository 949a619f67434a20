/** Tests of the verb `draw`: its effect and its reading. */
import { ZONE } from '../../play/model/state.ts';
import { perform, read } from '../../../test/perform.ts';

export function drawTests(): void {
  test.each([
    ['own', 5, 3],
    ['each-opponent', 3, 5],
    ['every-player', 5, 5],
  ])('draws two cards for %s and leaves hands of %i and %i', (whose, mine, theirs) => {
    const { count, outcome } = perform({ do: 'draw', count: 2, whose });
    expect([outcome, count(0, ZONE.hand), count(1, ZONE.hand)]).toEqual(['full', mine, theirs]);
  });

  test('its reading names the player and the number of cards', () => {
    expect(read({ do: 'draw', count: 2 })).toBe('you draw 2 cards');
    expect(read({ do: 'draw', count: 1, whose: 'every-player' })).toBe('every player draws 1 card');
  });
}
