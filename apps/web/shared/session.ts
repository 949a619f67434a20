/** Queries as the signed-in person: sends the session cookie, and the headers by which the API judges the browser's request. */
import 'server-only';
import {
  ApiClientError,
  isBadInput,
  isNotFound,
  MeDocument,
  type MeFragment,
  type TypedDocument,
} from '@rulewright/api-client';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { href, ownPath } from './query.ts';
import { API } from './api-address.ts';
import { pageClient } from './page-client.ts';
import { PATH_HEADER } from '../server/headers.ts';
import { browserHeaders, siteHeaders } from './site-identity.ts';

const SESSION = 'rulewright-session';

/** Headers for requests on a person's behalf: the session, and the address by which the browser reached the site. */
async function sessionHeaders(): Promise<Record<string, string>> {
  const session = (await cookies()).get(SESSION)?.value;
  return { ...(await browserHeaders()), ...(session !== undefined && { cookie: `${SESSION}=${session}` }) };
}

/** Whether the request has a session cookie. Pages for a signed-in person are private. */
export const hasSession = async (): Promise<boolean> => (await cookies()).has(SESSION);

/** The API headers for a page of published content. A signed-in person may see more content than a visitor. */
export const personHeaders = async (): Promise<Record<string, string>> =>
  (await hasSession()) ? sessionHeaders() : siteHeaders();

/**
 * Sends a document as the signed-in person.
 * @throws ApiClientError
 */
export async function askAsPerson<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return pageClient(API, { headers: await sessionHeaders() }).request(document, variables);
}

/** The signed-in person, or null. Queried once per page. */
export const viewer = cache(async (): Promise<MeFragment | null> => {
  if (!(await hasSession())) return null;
  return (await askAsPerson(MeDocument, {})).me;
});

/** Whether to show edit links: the visitor is signed in and may edit drafts. */
export const mayEdit = async (): Promise<boolean> =>
  (await viewer().catch(() => null))?.permissions.includes('drafts') ?? false;

/** The address of the sign-in page, which then leads back to the requested page. */
const signInHref = async (): Promise<string> =>
  href('/sign-in', { to: ownPath((await headers()).get(PATH_HEADER) ?? undefined) });

/** Returns the signed-in person if they have `permission`. Redirects other people to the account page, and visitors to the sign-in page. */
export async function requirePerson(permission: string): Promise<MeFragment> {
  const person = await viewer();
  if (!person) redirect(await signInHref());
  if (!person.permissions.includes(permission)) redirect(href('/account', { lacks: permission }));
  return person;
}

/** Like `askAsPerson`, but shows the "not found" page if a value is missing. Redirects to the sign-in page if the session has ended. */
export async function findAsPerson<Result extends object, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<{ readonly [Key in keyof Result]: NonNullable<Result[Key]> }> {
  let result: Result;
  try {
    result = await askAsPerson(document, variables);
  } catch (error) {
    if (isNotFound(error) || isBadInput(error)) notFound();
    if (error instanceof ApiClientError && error.code === 'UNAUTHENTICATED') redirect(await signInHref());
    throw error;
  }
  if (Object.values(result).some((value) => value === null)) notFound();
  return result as { readonly [Key in keyof Result]: NonNullable<Result[Key]> };
}
