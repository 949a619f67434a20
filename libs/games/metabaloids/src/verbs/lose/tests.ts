/** Tests of the verb `lose`: its effect and its reading. */
import { ZONE } from '../../play/model/state.ts';
import { perform, read } from '../../../test/perform.ts';

export function loseTests(): void {
  test.each([
    ['hand', 1],
    ['draw-pile', 3],
  ])('puts two cards of the %s on the lost pile; %i cards stay in the hand', (from, hand) => {
    const { count, outcome } = perform({ do: 'lose', count: 2, from });
    expect([outcome, count(0, ZONE.lost), count(0, ZONE.hand)]).toEqual(['full', 2, hand]);
  });

  test('is partly carried out when the hand has fewer cards', () => {
    const { count, outcome } = perform({ do: 'lose', count: 5, from: 'hand', whose: 'each-opponent' });
    expect([outcome, count(1, ZONE.lost), count(1, ZONE.hand)]).toEqual(['part', 3, 0]);
  });

  test('its reading names the owner and the place of the cards', () => {
    expect(read({ do: 'lose', count: 2, from: 'draw-pile' })).toBe('you lose 2 cards from the top of the draw pile');
    expect(read({ do: 'lose', count: 1, from: 'hand', whose: 'each-opponent' })).toBe(
      'each opponent loses 1 card from hand, chosen by its owner',
    );
  });
}
