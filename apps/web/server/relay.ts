/** Requests passed to the renderer: as they are, with the answer streamed back, or asked for by the front and read as a whole. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { NONCE_HEADER, PUBLISHED_HEADER, VISITOR_HEADER, WAIT_HEADER } from './headers.ts';
import { BusyError } from './render-queue.ts';
import type { Renders } from './renderer.ts';

/** Headers of one connection, and what only the front may say. */
const OWN = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  NONCE_HEADER,
  PUBLISHED_HEADER,
  WAIT_HEADER,
]);

/** The headers of a request or an answer that go on to the other side. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

/** Milliseconds in which an answer has to begin or go on. */
const PATIENCE = 40_000;

/**
 * Passes a request on and streams the answer back. Resolves when the answer is over, or the client is gone.
 * @param published called before the client gets the answer, if that says that a release was published
 */
export async function relay(
  renderer: Renders,
  request: IncomingMessage,
  response: ServerResponse,
  published?: () => void,
): Promise<void> {
  const onward = await renderer.request({
    method: request.method,
    path: request.url,
    headers: passedOn(request.headers),
    timeout: PATIENCE,
  });
  response.once('close', () => onward.destroy());
  onward.once('timeout', () => onward.destroy(new Error('The renderer is silent.')));
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve);
    onward.once('error', reject);
  });
  // The client may go, or the renderer answer before it has read everything; the answer tells.
  pipeline(request, onward).catch(() => undefined);
  const found = await answer;
  if (found.headers[PUBLISHED_HEADER]) published?.();
  if (response.destroyed) return;
  response.writeHead(found.statusCode!, passedOn(found.headers));
  await pipeline(found, response).catch(() => undefined);
}

export interface WholeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface WholeRequest {
  readonly method?: string | undefined;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
  /** Breaks the request off. */
  readonly signal?: AbortSignal;
}

/** Bytes of an answer that is read as a whole. */
const LARGEST = 32 * 2 ** 20;

/**
 * Asks the renderer for a page and reads the whole answer, at the pace of the renderer and not of the visitor.
 * @throws BusyError where the API refused the visitor, or the site when it asked for itself
 */
export async function fetchWhole(
  renderer: Renders,
  { method, path, headers, signal }: WholeRequest,
): Promise<WholeAnswer> {
  const onward = await renderer.request({ method, path, headers, timeout: PATIENCE, signal });
  onward.once('timeout', () => onward.destroy(new Error('The renderer is silent.')));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve);
    onward.once('error', reject);
    onward.end();
  });
  const wait = Number(answer.headers[WAIT_HEADER] ?? 0);
  if (wait > 0) {
    answer.resume();
    throw new BusyError(headers[VISITOR_HEADER] === undefined ? 503 : 429, wait);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > LARGEST) throw new Error('The page is too large.');
    chunks.push(chunk);
  }
  return { status: answer.statusCode!, headers: passedOn(answer.headers), body: Buffer.concat(chunks) };
}
