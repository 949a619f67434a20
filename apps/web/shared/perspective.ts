/** Previews content as if a change set were published, by sending its token with each request. */
import 'server-only';
import { ApiClientError, type TypedDocument } from '@rulewright/api-client';
import { cookies } from 'next/headers';
import { API } from './api-address.ts';
import { pageClient } from './page-client.ts';
import { personHeaders } from './session.ts';

const PERSPECTIVE = 'rulewright-change-set';

/** The cookie that contains the token during a preview. */
export const PERSPECTIVE_COOKIE = 'as-if';

/** The visitor's preview token; undefined for the current release. */
export async function perspective(): Promise<string | undefined> {
  const token = (await cookies()).get(PERSPECTIVE_COOKIE)?.value;
  return token && isToken(token) ? token : undefined;
}

export const isToken = (text: string): boolean => /^[\w-]{8,64}$/u.test(text);

/** The request headers for a preview with this token. */
export const perspectiveHeaders = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { [PERSPECTIVE]: token };

/** Sends a document as if the change set were published. Returns the answer, or the reason why the preview failed. */
export async function askAsIf<Result, Variables>(
  token: string | undefined,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<{ data: Result; refusal: null } | { data: null; refusal: string }> {
  const client = pageClient(API, { headers: { ...(await personHeaders()), ...perspectiveHeaders(token) } });
  try {
    return { data: await client.request(document, variables), refusal: null };
  } catch (error) {
    if (error instanceof ApiClientError && error.kind === 'refused') return { data: null, refusal: error.message };
    throw error;
  }
}

/** Whether an error means that the preview itself is not possible. */
export function isPerspectiveProblem(error: unknown): error is ApiClientError {
  const reason = error instanceof ApiClientError ? error.problems[0]?.extensions?.['reason'] : undefined;
  return reason === 'unknown-perspective' || reason === 'content-problems';
}
