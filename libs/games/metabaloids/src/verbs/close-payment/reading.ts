/** The engine's reading of the verb `close-payment`: its effect in plain words. */
import type { Reading } from '../parts.ts';
import { ZONES } from '../../language/reading.ts';

export const readClosePayment: Reading<'close-payment'> = (e) =>
  `the other side cannot pay damage of this battle from ${e.zones.map((zone) => ZONES[zone]).join(' or ')}`;
