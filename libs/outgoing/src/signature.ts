/** The signature of a webhook: HMAC-SHA256 of the time and the body. It prevents changes, and receivers can refuse old requests. */
import { createHmac } from 'node:crypto';

export const SIGNATURE_HEADER = 'rulewright-signature';

const hexOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** The value of the header: `t=1763700000,v1=…`. @param time in seconds */
export const signatureOf = (secret: string, body: string, time: number): string =>
  `t=${time},v1=${hexOf(secret, time, body)}`;
