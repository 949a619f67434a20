/** How pages ask the API: typed documents, one request for the same question, and a 404 for what does not exist. */
import 'server-only';
import { ApiError, isBadInput, isNotFound, type TypedDocument } from '@rulewright/api-client';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { isPerspectiveProblem, perspective, perspectiveHeaders } from './perspective.ts';
import { API } from './api-address.ts';
import { pageClient } from './page-client.ts';
import { personHeaders } from './session.ts';

const once = cache(async (document: TypedDocument<unknown, unknown>, variables: string): Promise<unknown> => {
  const token = await perspective();
  // Opening content with drafts over it takes longer than what is in force and open already.
  const client = pageClient(API, {
    headers: { ...(await personHeaders()), ...perspectiveHeaders(token) },
    ...(token !== undefined && { timeout: 30_000 }),
  });
  try {
    return await client.request(document, JSON.parse(variables) as unknown);
  } catch (error) {
    if (token !== undefined && isPerspectiveProblem(error))
      redirect(`/as-if/leave?${new URLSearchParams({ to: '/as-if' }).toString()}`);
    throw error;
  }
});

/** The answer to a document; asked again while one page is made, it is not sent again. @throws ApiError */
export function ask<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return once(document as TypedDocument<unknown, unknown>, JSON.stringify(variables)) as Promise<Result>;
}

/** An answer without missing parts. */
type Present<Result> = { readonly [Key in keyof Result]: NonNullable<Result[Key]> };

/** Like `ask`, but what the API does not know, or cannot make sense of, becomes the page "not found". */
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

/** Like `ask`, but what the API refuses comes back as its message, so that a page can show it beside what was asked. */
export async function askOrRefusal<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<{ data: Result; refusal: null } | { data: null; refusal: string }> {
  try {
    return { data: await ask(document, variables), refusal: null };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return { data: null, refusal: error.message };
    throw error;
  }
}
