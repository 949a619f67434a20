/** Asking as the person who is signed in: the session goes along with what the visitor's browser says of itself. */
import 'server-only';
import {
  ApiError,
  isBadInput,
  isNotFound,
  MeDocument,
  type MeFragment,
  type TypedDocument,
} from '@rulewright/api-client';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { href } from './query.ts';
import { API } from './api-address.ts';
import { OWN_REQUEST } from './own-request.ts';
import { pageClient } from './page-client.ts';
import { siteHeaders } from './site-identity.ts';

const SESSION = 'rulewright-session';
/** Opening content with drafts over it takes a while on a small machine. */
const PATIENCE = 30_000;

/** What is said to the API on a person's behalf: the session, and by which address the site was reached. */
async function sessionHeaders(): Promise<Record<string, string>> {
  const session = (await cookies()).get(SESSION)?.value;
  const given = await headers();
  const host = given.get('x-forwarded-host') ?? given.get('host');
  const passed = ['origin', 'sec-fetch-site', 'x-forwarded-proto', OWN_REQUEST].flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(passed),
    ...(await siteHeaders()),
    ...(host !== null && { 'x-forwarded-host': host }),
    ...(session !== undefined && { cookie: `${SESSION}=${session}` }),
  };
}

/** Whether somebody may be signed in: what they are shown is theirs alone. */
export const hasSession = async (): Promise<boolean> => (await cookies()).has(SESSION);

/** What is said to the API for a page of published content: somebody who is signed in may see more than visitors do. */
export const personHeaders = async (): Promise<Record<string, string>> =>
  (await hasSession()) ? sessionHeaders() : siteHeaders();

/** The answer as this person gets it. @throws ApiError */
export async function askAsPerson<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return pageClient(API, { headers: await sessionHeaders(), timeout: PATIENCE }).request(document, variables);
}

/** Who is signed in; null for nobody. Asked once a page. */
export const viewer = cache(async (): Promise<MeFragment | null> => {
  if (!(await hasSession())) return null;
  return (await askAsPerson(MeDocument, {})).me;
});

/** The person signed in, who may do `permission`; others are sent to sign in, or told that there is no such page. */
export async function requirePerson(permission: string, path: string): Promise<MeFragment> {
  const person = await viewer();
  if (!person) redirect(href('/sign-in', { to: path }));
  if (!person.permissions.includes(permission)) redirect(href('/account', { lacks: permission }));
  return person;
}

/** Like `askAsPerson`, but a missing value leads to the page "not found". */
export async function findAsPerson<Result extends object, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<{ readonly [Key in keyof Result]: NonNullable<Result[Key]> }> {
  let result: Result;
  try {
    result = await askAsPerson(document, variables);
  } catch (error) {
    if (isNotFound(error) || isBadInput(error)) notFound();
    if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') redirect('/sign-in');
    throw error;
  }
  if (Object.values(result).some((value) => value === null)) notFound();
  return result as { readonly [Key in keyof Result]: NonNullable<Result[Key]> };
}
