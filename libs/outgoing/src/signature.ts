/** The signature of a webhook: HMAC-SHA256 over the time and the body, so that neither can be changed nor an old one sent again. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'rulewright-signature';
/** Seconds by which the time of a signature may differ from now. */
const TOLERANCE = 300;

const hexOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** `t=1763700000,v1=…`. @param time in seconds */
export const signatureOf = (secret: string, body: string, time: number): string =>
  `t=${time},v1=${hexOf(secret, time, body)}`;

/** Whether a signature is right and recent, as a receiver checks it. */
export function isSignature(secret: string, body: string, header: string, now = Date.now() / 1000): boolean {
  const [, time, hex] = /^t=(\d{1,12}),v1=([\da-f]{64})$/u.exec(header) ?? [];
  if (time === undefined || hex === undefined || Math.abs(now - Number(time)) > TOLERANCE) return false;
  return timingSafeEqual(Buffer.from(hex), Buffer.from(hexOf(secret, Number(time), body)));
}
