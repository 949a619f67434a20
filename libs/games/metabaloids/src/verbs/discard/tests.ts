/** Tests of the verb `discard`: its effect and its reading. */
import { ZONE } from '../../play/model/state.ts';
import { perform, read } from '../../../test/perform.ts';

export function discardTests(): void {
  test.each([
    ['hand', 1],
    ['draw-pile', 3],
  ])('discards two cards of the %s; %i cards stay in the hand', (from, hand) => {
    const { count, outcome } = perform({ do: 'discard', count: 2, from });
    expect([outcome, count(0, ZONE.discard), count(0, ZONE.hand)]).toEqual(['full', 2, hand]);
  });

  test('is partly carried out when the hand has fewer cards', () => {
    const { count, outcome } = perform({ do: 'discard', count: 5, from: 'hand', whose: 'each-opponent' });
    expect([outcome, count(1, ZONE.discard), count(1, ZONE.hand)]).toEqual(['part', 3, 0]);
  });

  test('its reading names the owner and the place of the cards', () => {
    expect(read({ do: 'discard', count: 2, from: 'draw-pile' })).toBe(
      'you discard 2 cards from the top of the draw pile',
    );
    expect(read({ do: 'discard', count: 1, from: 'hand', whose: 'each-opponent' })).toBe(
      'each opponent discards 1 card from hand, chosen by its owner',
    );
  });
}
