/**
 * Sends requests to the renderer in two ways: `relay` streams the answer to the client, `fetchPage` reads the whole answer for the front.
 */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { MISSING_HEADER, NONCE_HEADER, PUBLISHED_HEADER, VISITOR_HEADER, WAIT_HEADER } from './headers.ts';
import { BusyError } from './render-queue.ts';
import type { Renders } from './renderer.ts';

/** Headers that are never forwarded: those of a single connection, and those that only the front may set. */
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
  MISSING_HEADER,
  NONCE_HEADER,
  PUBLISHED_HEADER,
  WAIT_HEADER,
]);

/** The headers of a request or an answer that are forwarded. */
export const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

/** The maximum milliseconds without any data from the renderer. */
const PATIENCE = 40_000;

/**
 * Forwards a request and streams the answer back. Resolves when the answer is complete or the client has disconnected.
 * @param published called before the answer is sent, if its headers say that a release was published
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
  // This fails if the client disconnects or the renderer answers early. The answer below handles both cases.
  pipeline(request, onward).catch(() => undefined);
  const rendered = await answer;
  if (rendered.headers[PUBLISHED_HEADER]) published?.();
  if (response.destroyed) return;
  response.writeHead(rendered.statusCode!, passedOn(rendered.headers));
  await pipeline(rendered, response).catch(() => undefined);
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
  readonly signal?: AbortSignal;
}

/** The maximum size of an answer in bytes. */
const LARGEST = 32 * 2 ** 20;

/**
 * Requests a page and reads the whole answer, so that a slow visitor does not slow down the renderer.
 * @throws BusyError if the API refused the visitor (429), or refused the site itself or did not answer in time (503)
 */
async function fetchWhole(renderer: Renders, { method, path, headers, signal }: WholeRequest): Promise<WholeAnswer> {
  const onward = await renderer.request({ method, path, headers, timeout: PATIENCE, signal });
  onward.once('timeout', () => onward.destroy(new Error('The renderer is silent.')));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve);
    onward.once('error', reject);
    onward.end();
  });
  const [wait, who] = String(answer.headers[WAIT_HEADER] ?? '').split(' ');
  if (Number(wait) > 0) {
    answer.resume();
    throw new BusyError(who === 'everyone' || headers[VISITOR_HEADER] === undefined ? 503 : 429, Number(wait));
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

/** The page that tells a reader that an address has no page. */
const MISSING = '/missing';
const NOT_FOUND = 404;
/** The longest address that this page is told. */
const LONGEST_ADDRESS = 2_000;

/**
 * Like `fetchWhole`, but with a readable page for an address without a page. Next does not render error boundaries on the server: a page
 * that calls `notFound()` gets an empty body, which the browser fills. So the page that says so is a request of its own.
 */
export async function fetchPage(renderer: Renders, request: WholeRequest): Promise<WholeAnswer> {
  const answer = await fetchWhole(renderer, request);
  if (answer.status !== NOT_FOUND || !answer.headers['content-type']?.startsWith('text/html')) return answer;
  const address = request.path.split('?')[0]!.slice(0, LONGEST_ADDRESS);
  const headers = { ...request.headers, [MISSING_HEADER]: address };
  const wholeAnswer = await fetchWhole(renderer, { ...request, path: MISSING, headers });
  return wholeAnswer.status === 200 ? { ...wholeAnswer, status: NOT_FOUND } : answer;
}
