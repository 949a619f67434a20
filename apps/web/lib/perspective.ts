/** Seeing content as if a change set were published: its token goes along with what is asked. */
import 'server-only';
import { ApiError, type TypedDocument } from '@rulewright/api-client';
import { cookies } from 'next/headers';
import { API } from './api-address.ts';
import { pageClient } from './page-client.ts';
import { personHeaders } from './session.ts';

const PERSPECTIVE = 'rulewright-change-set';
/** Opening content with drafts over it takes a while on a small machine. */
const PATIENCE = 30_000;

/** The cookie that holds the token while somebody looks around. */
export const PERSPECTIVE_COOKIE = 'as-if';

/** The token by which this visitor looks; undefined: at what is in force. */
export async function perspective(): Promise<string | undefined> {
  const token = (await cookies()).get(PERSPECTIVE_COOKIE)?.value;
  return token && isToken(token) ? token : undefined;
}

export const isToken = (text: string): boolean => /^[\w-]{8,64}$/u.test(text);

/** Headers of a request that sees content as if the change set of the token were published. */
export const perspectiveHeaders = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { [PERSPECTIVE]: token };

/** The answer as if the change set were published, or why it cannot be shown. */
export async function askAsIf<Result, Variables>(
  token: string | undefined,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<{ data: Result; refusal: null } | { data: null; refusal: string }> {
  const client = pageClient(API, {
    headers: { ...(await personHeaders()), ...perspectiveHeaders(token) },
    timeout: PATIENCE,
  });
  try {
    return { data: await client.request(document, variables), refusal: null };
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return { data: null, refusal: error.message };
    throw error;
  }
}

/** Whether an error says that the perspective itself cannot be had. */
export function isPerspectiveProblem(error: unknown): error is ApiError {
  const reason = error instanceof ApiError ? error.problems[0]?.extensions?.['reason'] : undefined;
  return reason === 'unknown-perspective' || reason === 'content-problems';
}
