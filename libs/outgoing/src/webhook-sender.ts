/** Sends a signed webhook with a time limit. It connects only to public addresses and does not follow redirects. */
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { WebhookEntity, type OutgoingEntity } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { createHmac } from 'node:crypto';
import type { Attempt, Sender } from './outbox.ts';
import { PrivateAddressError, publicLookup, requirePublic } from './public-address.ts';

const SIGNATURE_HEADER = 'rulewright-signature';

const hexOf = (secret: string, time: number, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** The value of the header: `t=1763700000,v1=…`. @param time in seconds */
export const signatureOf = (secret: string, body: string, time: number): string =>
  `t=${time},v1=${hexOf(secret, time, body)}`;

export interface WebhookSettings {
  /** Whether webhooks may use private networks and plain HTTP. */
  readonly allowPrivate: boolean;
}

/** The time limit for an answer of the receiver, in milliseconds. */
const PATIENCE = 10_000;

/** Posts to a URL and returns the status of the answer. It does not read the body. */
function post(url: URL, body: string, options: RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'http:' ? requestHttp : requestHttps;
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = request(url, { method: 'POST', agent: false, signal, ...options }, (answer: IncomingMessage) => {
      resolve(answer.statusCode!);
      answer.destroy();
    });
    sent.once('error', (error) =>
      reject(signal.aborted ? new Error(`No answer within ${PATIENCE / 1000} seconds.`) : error),
    );
    // After a status such as 101, Node closes the connection without an answer and without an error.
    sent.once('close', () => reject(new Error('The receiver gave no answer of HTTP.')));
    sent.end(body);
  });
}

export const webhookSender =
  (database: DataSource, { allowPrivate }: WebhookSettings): Sender =>
  async (row: OutgoingEntity): Promise<Attempt> => {
    const hook = await database.getRepository(WebhookEntity).findOneBy({ id: row.recipient });
    if (!hook) return { problem: 'The webhook was deleted.', final: true };
    const url = new URL(hook.url);
    const time = Math.floor(Date.now() / 1000);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(row.payload),
      'user-agent': 'Rulewright',
      'rulewright-event': row.about,
      'rulewright-delivery': String(row.id),
      [SIGNATURE_HEADER]: signatureOf(hook.secret, row.payload, time),
    };
    try {
      if (!allowPrivate) requirePublic(url);
      const status = await post(url, row.payload, { headers, ...(!allowPrivate && { lookup: publicLookup() }) });
      if (status >= 200 && status < 300) return { problem: null, status };
      const redirect = status >= 300 && status < 400 ? ' Redirects are not followed.' : '';
      return { problem: `The receiver answered ${status}.${redirect}`, status };
    } catch (error) {
      if (error instanceof PrivateAddressError) return { problem: error.message, final: true };
      throw error;
    }
  };
