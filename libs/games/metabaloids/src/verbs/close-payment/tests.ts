/** Tests of the verb `close-payment`: its effect and its reading. */
import { PAY_BIT } from '../../play/zones/pay.ts';
import { inBattle, perform, read } from '../../../test/perform.ts';

export function closePaymentTests(): void {
  const effect = { do: 'close-payment', zones: ['hand', 'reserve'] };

  test('closes places for the other side only (mb.damage.unless-stated)', () => {
    const { m, outcome } = perform(effect, { before: inBattle });
    const closed = PAY_BIT.hand | PAY_BIT.reserve;
    expect([outcome, m.table.closedForDefender, m.table.closedForAttacker]).toEqual(['full', closed, 0]);
  });

  test('its reading names the closed places', () => {
    expect(read(effect)).toBe('the other side cannot pay damage of this battle from hand or the reserve');
  });
}
