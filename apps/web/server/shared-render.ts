/** Renders a page once for all visitors: without any data of the visitor except the theme, without a nonce, and compressed. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { NONCE_HEADER, VISITOR_HEADER } from './headers.ts';
import { packPage, type PackedPage } from './packed-page.ts';
import { policy, sealPage } from './policy.ts';
import { fetchPage, type WholeAnswer } from './relay.ts';
import { dropStillData } from './still-data.ts';
import type { Renders } from './renderer.ts';
import type { Theme } from './visitor.ts';

/** Milliseconds until the scripts run even without a paint, for example because a stylesheet does not load. */
const LONGEST = 3_000;

/**
 * Runs in the browser, at the end of the page: adds the files as scripts after the first paint of text or a picture. A tab in the
 * background paints nothing, so its scripts run at once.
 */
function runLater(files: readonly string[], longest: number): void {
  let ran = false;
  const run = (): void => {
    if (ran) return;
    ran = true;
    for (const file of files) {
      const script = document.createElement('script');
      script.setAttribute('src', file);
      script.async = true;
      document.head.append(script);
    }
  };
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    run();
    return;
  }
  setTimeout(run, longest);
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) run();
  }).observe({ type: 'paint', buffered: true });
}

/** A script element with a file and without text. React escapes quotes in attributes, so a quote ends the address. */
const FILE = /<script src="([^"]+)"([^>]*)><\/script>/gu;

/**
 * Replaces the script files of a rendered page by an inline script that runs them later. Does not change scripts without the nonce or
 * without the attribute `async`.
 */
export function delayScripts(rendered: string, nonce: string): string {
  const mark = ` nonce="${nonce}"`;
  const end = rendered.lastIndexOf('</body>');
  if (end < 0) return rendered;
  const files: string[] = [];
  const body = rendered.slice(0, end).replace(FILE, (element, file: string, attributes: string) => {
    if (!attributes.includes(mark) || !attributes.includes(' async=""')) return element;
    files.push(file);
    return '';
  });
  const call = `(${runLater.toString()})(${JSON.stringify(files)},${LONGEST})`;
  return `${body}<script${mark}>${call}</script>${rendered.slice(end)}`;
}

export interface SharedAnswer {
  readonly status: number;
  readonly page: PackedPage;
  /** Whether the answer may be cached. */
  readonly keep: boolean;
}

/** The answer turned out to be for one visitor only. */
export class PersonalAnswerError extends Error {}

export interface SharedRequest {
  readonly address: string;
  readonly theme: Theme;
  /** The visitor to whom the API charges the page; the site itself if undefined. */
  readonly visitor: string | undefined;
}

/** Next's default `cache-control` for pages rendered on request. It does not mean that the page is private. */
const NEXT_DEFAULT = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Headers of a single answer, and headers that the front sets itself. */
const DROPPED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'content-security-policy',
  'cache-control',
  'date',
  'etag',
  'vary',
]);

/** A page that reloads itself is incomplete. */
const UNFINISHED = /<meta http-equiv="refresh"/iu;

const isPrivate = (value: string | undefined): boolean =>
  value !== undefined && value !== NEXT_DEFAULT && /private|no-store/iu.test(value);

/** Whether an answer is immutable, because its address contains the release. */
const isForGood = (value: string | undefined): boolean => value?.includes('immutable') ?? false;

/** @param allowed the policy that replaces the renderer's policy; files such as icons have none */
function headersOf(headers: IncomingHttpHeaders, nonce: string, allowed: string): string[] {
  const passed = Object.entries(headers).filter(([name]) => !DROPPED.has(name));
  const flat = passed.flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const clean = flat.map(([name, value]) => [name!, value!.replaceAll(`; nonce="${nonce}"`, '').replaceAll(nonce, '')]);
  return [...clean.flat(), ...(headers['content-security-policy'] ? ['content-security-policy', allowed] : [])];
}

/** @throws PersonalAnswerError */
async function sealed({ status, headers, body }: WholeAnswer, nonce: string): Promise<SharedAnswer> {
  if (headers['set-cookie']) throw new PersonalAnswerError();
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const seal = isPage ? sealPage(delayScripts(dropStillData(body.toString('utf8')), nonce), nonce) : null;
  const page = await packPage(
    seal ? Buffer.from(seal.html) : body,
    headersOf(headers, nonce, seal?.policy ?? policy([], [])),
    isForGood(headers['cache-control']) ? headers['cache-control'] : undefined,
  );
  const unfinished = seal !== null && UNFINISHED.test(seal.html);
  return { status, page, keep: status === 200 && !isPrivate(headers['cache-control']) && !unfinished };
}

/**
 * Renders a page for all visitors.
 * @throws PersonalAnswerError
 */
export async function renderShared(renderer: Renders, asked: SharedRequest): Promise<SharedAnswer> {
  const nonce = randomBytes(16).toString('hex');
  const answer = await fetchPage(renderer, {
    path: asked.address,
    headers: {
      host: 'localhost',
      accept: '*/*',
      // Without a user agent, Next may stream the metadata after the head, where link previews do not look for it.
      'user-agent': 'rulewright',
      'accept-encoding': 'identity',
      [NONCE_HEADER]: nonce,
      ...(asked.theme !== '' && { cookie: `theme=${asked.theme}` }),
      ...(asked.visitor !== undefined && { [VISITOR_HEADER]: asked.visitor }),
    },
  });
  return sealed(answer, nonce);
}
