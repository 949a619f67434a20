/** Sends requests as the visitor: forwards the visitor's key and session, and returns new cookies. */
import 'server-only';
import type { TypedDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import { isMutation } from './operations.ts';
import { perspective, perspectiveHeaders } from './perspective.ts';
import { API } from './api-address.ts';
import { pageClient, whileWanted } from './page-client.ts';
import { browserHeaders, picked } from './site-identity.ts';

/** The cookies to forward: the visitor's key, the session of a signed-in person, and an unfinished single sign-on. */
const COOKIES = ['visitor', 'rulewright-session', 'rulewright-sso'];

/** Headers to copy from the API's answer. */
const ANSWERED = [
  'content-type',
  'content-disposition',
  'cache-control',
  'retry-after',
  'etag',
  'location',
  'referrer-policy',
  'access-control-allow-origin',
  'cross-origin-resource-policy',
];

/** An address of the API other than the one for queries. */
const apiAddress = (path: string): string => new URL(path, API).href;

/**
 * The headers that identify the visitor, and the address by which the visitor reached the site.
 * @param asSeen whether to send the token of the previewed change set
 */
async function visitorHeaders(asSeen: boolean): Promise<Record<string, string>> {
  const jar = await cookies();
  const sent = COOKIES.flatMap((name) => {
    const value = jar.get(name)?.value;
    return value === undefined ? [] : [`${name}=${value}`];
  });
  return {
    ...(await browserHeaders()),
    ...(sent.length > 0 && { cookie: sent.join('; ') }),
    ...(asSeen && perspectiveHeaders(await perspective())),
  };
}

/**
 * Sends a document as this visitor.
 * @throws ApiError
 */
export async function askAsVisitor<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return pageClient(API, { headers: await visitorHeaders(true) }).request(document, variables);
}

export interface PassOn {
  /** Whether to send the token of the previewed change set; true by default. */
  readonly asSeen?: boolean;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the request ends when the visitor leaves; by default, a GET does. */
  readonly endsWithVisitor?: boolean;
}

/** Forwards a query from a page to the API. */
export const passOnQuery = (
  body: { readonly query: string; readonly variables: unknown },
  { headers: more, ...options }: PassOn = {},
): Promise<Response> =>
  passOn(
    '/graphql',
    { method: 'POST', headers: { ...more, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    // A mutation continues, because the visitor wants its effect and not only its answer.
    { endsWithVisitor: !isMutation(body.query), ...options },
  );

/** Forwards a request to the API. Returns its answer with the visitor's new cookies. */
export async function passOn(
  path: string,
  init: RequestInit,
  { asSeen = true, endsWithVisitor = (init.method ?? 'GET') === 'GET' }: Omit<PassOn, 'headers'> = {},
): Promise<Response> {
  let answer: Response;
  try {
    const all = { ...(await visitorHeaders(asSeen)), ...(init.headers as Record<string, string> | undefined) };
    const send = endsWithVisitor ? whileWanted(fetch) : fetch;
    answer = await send(apiAddress(path), { ...init, headers: all, cache: 'no-store' });
  } catch {
    const t = await getTranslations('errors.ask');
    return Response.json({ errors: [{ message: t('apiUnreachable') }] }, { status: 502 });
  }
  const response = new Response(answer.body, {
    status: answer.status,
    headers: { 'cache-control': 'no-store', ...picked(answer.headers, ANSWERED) },
  });
  for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}

/** A route that forwards a feed of one game, such as `/errata.atom`. */
export const gameFeed =
  (path: string) =>
  async (_: Request, { params }: { readonly params: Promise<{ readonly game: string }> }): Promise<Response> =>
    passOn(`${path}?${new URLSearchParams({ game: (await params).game }).toString()}`, {});
