/** A page rendered once for everyone who asks for it: without anything of the visitor but the theme, sealed and compressed. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { packPage, type PackedPage } from './packed-page.ts';
import { NONCE_HEADER, VISITOR_HEADER } from './headers.ts';
import { policy, sealPage } from './policy.ts';
import { fetchWhole, type WholeAnswer } from './relay.ts';
import type { Renders } from './renderer.ts';
import type { Theme } from './visitor.ts';

export interface SharedAnswer {
  readonly status: number;
  readonly page: PackedPage;
  /** Whether it may be sent again. */
  readonly keep: boolean;
}

/** An answer that is meant for one visitor after all. */
export class PersonalAnswerError extends Error {}

export interface SharedRequest {
  readonly address: string;
  readonly theme: Theme;
  /** The visitor whom the API charges; the site itself without one. */
  readonly visitor: string | undefined;
}

/** What Next says of every page that it renders on request. */
const NEXT_DEFAULT = 'private, no-cache, no-store, max-age=0, must-revalidate';

/** Headers that belong to a single answer, or that the front sets itself. */
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

/** A page that asks to be loaded again is not finished. */
const UNFINISHED = /<meta http-equiv="refresh"/iu;

const isPrivate = (value: string | undefined): boolean =>
  value !== undefined && value !== NEXT_DEFAULT && /private|no-store/iu.test(value);

/** A file whose address names the release that it belongs to. */
const isForGood = (value: string | undefined): boolean => value?.includes('immutable') ?? false;

/** @param allowed the policy instead of the renderer's; files such as the icon have none */
function headersOf(headers: IncomingHttpHeaders, nonce: string, allowed: string): string[] {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.has(name));
  const flat = kept.flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each]));
  const clean = flat.map(([name, value]) => [name!, value!.replaceAll(`; nonce="${nonce}"`, '').replaceAll(nonce, '')]);
  return [...clean.flat(), ...(headers['content-security-policy'] ? ['content-security-policy', allowed] : [])];
}

/** @throws PersonalAnswerError */
async function sealed({ status, headers, body }: WholeAnswer, nonce: string): Promise<SharedAnswer> {
  if (headers['set-cookie']) throw new PersonalAnswerError();
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  const seal = isPage ? sealPage(body.toString('utf8'), nonce) : null;
  const page = await packPage(
    seal ? Buffer.from(seal.html) : body,
    headersOf(headers, nonce, seal?.policy ?? policy([], [])),
    isForGood(headers['cache-control']) ? headers['cache-control'] : undefined,
  );
  const unfinished = seal !== null && UNFINISHED.test(seal.html);
  return { status, page, keep: status === 200 && !isPrivate(headers['cache-control']) && !unfinished };
}

/** Renders a page for everyone. @throws PersonalAnswerError */
export async function renderShared(renderer: Renders, asked: SharedRequest): Promise<SharedAnswer> {
  const nonce = randomBytes(16).toString('hex');
  const answer = await fetchWhole(renderer, {
    path: asked.address,
    headers: {
      host: 'localhost',
      accept: '*/*',
      // Without a name Next takes it for a browser and may send the metadata after the head, where no reader of links looks.
      'user-agent': 'rulewright',
      'accept-encoding': 'identity',
      [NONCE_HEADER]: nonce,
      ...(asked.theme !== '' && { cookie: `theme=${asked.theme}` }),
      ...(asked.visitor !== undefined && { [VISITOR_HEADER]: asked.visitor }),
    },
  });
  return sealed(answer, nonce);
}
