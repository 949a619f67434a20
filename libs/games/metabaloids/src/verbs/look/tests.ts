/** Tests of the verb `look`: its effect and its reading. */
import { ZONE } from '../../play/model/state.ts';
import { perform, read } from '../../../test/perform.ts';

export function lookTests(): void {
  test('takes one of three cards into the hand, and discards the others', () => {
    const { count, outcome } = perform({ do: 'look', count: 3, take: 1, rest: 'discard-pile' });
    expect([outcome, count(0, ZONE.hand), count(0, ZONE.discard)]).toEqual(['full', 4, 2]);
  });

  test('leaves cards on the pile if they are not taken', () => {
    const pass = (m: { optionCount: number }): number => m.optionCount - 1;
    const { count } = perform({ do: 'look', count: 3, take: 1 }, { pick: pass });
    expect([count(0, ZONE.hand), count(0, ZONE.discard)]).toEqual([3, 0]);
  });

  test('its reading names the number of cards and the place of the rest', () => {
    expect(read({ do: 'look', count: 3, take: 1, rest: 'bottom' })).toBe(
      'look at the top 3 cards of your draw pile, take up to 1, the rest goes under the pile',
    );
  });
}
