/** Tests of the verb `change`: its effect and its reading. */
import { STAT } from '../../play/model/state.ts';
import { numberOf } from '../../play/numbers/numbers.ts';
import { perform, read } from '../../../test/perform.ts';

export function changeTests(): void {
  const effect = { do: 'change', stat: 'attack', by: 2, until: 'end-of-turn' };

  test('changes a number of the card', () => {
    const { m, source, outcome } = perform(effect);
    expect([outcome, numberOf(m, source, STAT.attack), numberOf(m, source, STAT.defense)]).toEqual(['full', 5, 3]);
  });

  test('its reading names the number, the amount and the end of the change', () => {
    expect(read(effect)).toBe('attack of this card +2 until the end of the turn');
  });
}
