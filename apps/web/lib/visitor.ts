/** Asking as the visitor whose browser it is: the visitor's key and session go along, and a new one comes back. */
import 'server-only';
import type { TypedDocument } from '@rulewright/api-client';
import { getTranslations } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import { perspective, perspectiveHeaders } from './perspective.ts';
import { API } from './api-address.ts';
import { OWN_REQUEST } from './own-request.ts';
import { pageClient } from './page-client.ts';
import { siteHeaders } from './site-identity.ts';

/** The visitor's key, the session of a person who has signed in, and a single sign-on that is under way. */
const COOKIES = ['visitor', 'rulewright-session', 'rulewright-sso'];

/** What the API judges a request by: the page it comes from. */
const PASSED = ['origin', 'sec-fetch-site', 'x-forwarded-proto', OWN_REQUEST];

/** What goes back from an answer of the API. */
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

/** An address of the API beside the one for queries. */
const apiAddress = (path: string): string => new URL(path, API).href;

/**
 * Headers that say on whose behalf the site asks, and through which address it was reached.
 * @param asSeen whether the change set that the visitor looks at goes along
 */
async function visitorHeaders(asSeen: boolean): Promise<Record<string, string>> {
  const kept = await cookies();
  const sent = COOKIES.flatMap((name) => {
    const value = kept.get(name)?.value;
    return value === undefined ? [] : [`${name}=${value}`];
  });
  const given = await headers();
  const host = given.get('x-forwarded-host') ?? given.get('host');
  const passed = PASSED.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(passed),
    ...(await siteHeaders()),
    ...(host !== null && { 'x-forwarded-host': host }),
    ...(sent.length > 0 && { cookie: sent.join('; ') }),
    ...(asSeen && perspectiveHeaders(await perspective())),
  };
}

/** The answer to a document as this visitor gets it. @throws ApiError */
export async function askAsVisitor<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return pageClient(API, { headers: await visitorHeaders(true) }).request(document, variables);
}

export interface PassOn {
  /** Whether the change set that the visitor looks at goes along; it does if not said. */
  readonly asSeen?: boolean;
  /** Headers besides those of every request. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Passes an operation of a page on to the API. */
export const passOnQuery = (
  body: { readonly query: string; readonly variables: unknown },
  { headers: more, ...options }: PassOn = {},
): Promise<Response> =>
  passOn(
    '/graphql',
    { method: 'POST', headers: { ...more, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    options,
  );

/** Passes a request of the page on to the API, and its answer and the visitor's new cookies back. */
export async function passOn(
  path: string,
  init: RequestInit,
  { asSeen = true }: Omit<PassOn, 'headers'> = {},
): Promise<Response> {
  let answer: Response;
  try {
    const all = { ...(await visitorHeaders(asSeen)), ...(init.headers as Record<string, string> | undefined) };
    answer = await fetch(apiAddress(path), { ...init, headers: all, cache: 'no-store' });
  } catch {
    const t = await getTranslations('errors.ask');
    return Response.json({ errors: [{ message: t('apiUnreachable') }] }, { status: 502 });
  }
  const response = new Response(answer.body, { status: answer.status, headers: { 'cache-control': 'no-store' } });
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value !== null) response.headers.set(name, value);
  }
  for (const cookie of answer.headers.getSetCookie()) response.headers.append('set-cookie', cookie);
  return response;
}
