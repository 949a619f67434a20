/** Queries of server-rendered pages: typed documents, one request for identical queries, and a 404 for missing data. */
import 'server-only';
import { ApiClientError, isBadInput, isNotFound, type TypedDocument } from '@rulewright/api-client';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { isPerspectiveProblem, perspective, perspectiveHeaders } from './perspective.ts';
import { API } from './api-address.ts';
import { pageClient } from './page-client.ts';
import { href } from './query.ts';
import { personHeaders } from './session.ts';

const once = cache(async (document: TypedDocument<unknown, unknown>, variables: string): Promise<unknown> => {
  const token = await perspective();
  const client = pageClient(API, { headers: { ...(await personHeaders()), ...perspectiveHeaders(token) } });
  try {
    return await client.request(document, JSON.parse(variables) as unknown);
  } catch (error) {
    if (token !== undefined && isPerspectiveProblem(error))
      redirect(`/as-if/leave?${new URLSearchParams({ to: '/as-if' }).toString()}`);
    if (error instanceof ApiClientError && error.code === 'UNREADABLE_RELEASE') redirect(unreadableHref(variables));
    throw error;
  }
});

/** The page that says what cannot be read. @param variables those of the query, as JSON */
function unreadableHref(variables: string): string {
  const { game, release, ruleset } = JSON.parse(variables) as Readonly<Record<string, unknown>>;
  const [ofRuleset] = typeof ruleset === 'string' ? ruleset.split('/') : [];
  return href('/unreadable', {
    game: typeof game === 'string' ? game : ofRuleset,
    release: typeof release === 'number' ? release : undefined,
  });
}

/**
 * Sends a document and returns the answer. The same document and variables are sent only once while a page is rendered.
 * @throws ApiClientError
 */
export function ask<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return once(document as TypedDocument<unknown, unknown>, JSON.stringify(variables)) as Promise<Result>;
}

/** An answer whose top-level values are all non-null. */
type Present<Result> = { readonly [Key in keyof Result]: NonNullable<Result[Key]> };

/** Like `ask`, but shows the "not found" page if a value is missing or the input is invalid. */
export async function find<Result extends object, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Present<Result>> {
  let result: Result;
  try {
    result = await ask(document, variables);
  } catch (error) {
    if (isNotFound(error) || isBadInput(error)) notFound();
    throw error;
  }
  if (Object.values(result).some((value) => value === null)) notFound();
  return result as Present<Result>;
}

/** Like `ask`, but returns the message of a refusal, so that the page can show it next to the input. */
export async function askOrRefusal<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<{ data: Result; refusal: null } | { data: null; refusal: string }> {
  try {
    return { data: await ask(document, variables), refusal: null };
  } catch (error) {
    if (error instanceof ApiClientError && error.kind === 'refused') return { data: null, refusal: error.message };
    throw error;
  }
}
