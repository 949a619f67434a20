/** Runs a query of the explorer in the browser. */
import { postRaw } from '@rulewright/api-client';
import type { PastQuery } from './history.ts';
import { variablesOf } from './variables.ts';

export interface Result {
  /** The answer as formatted JSON. */
  readonly text: string;
  /** The reason why the site did not send the query; `text` is then empty. */
  readonly refusal: string | null;
  /** The response time; null for an answer that was rendered with the page. */
  readonly milliseconds: number | null;
}

/** Milliseconds until a query times out. */
const PATIENCE = 15_000;

/**
 * Runs a query as an anonymous visitor. Returns null if the variables are not a JSON object.
 * @throws ApiError
 */
export async function runQuery({ query, variables }: PastQuery): Promise<Result | null> {
  const values = variablesOf(variables);
  if (values === null) return null;
  const begin = performance.now();
  const { answer } = await postRaw<{ readonly refusal?: string }>('/ask', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: values }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const milliseconds = Math.round(performance.now() - begin);
  if (answer.refusal !== undefined) return { text: '', refusal: answer.refusal, milliseconds };
  return { text: JSON.stringify(answer, null, 2), refusal: null, milliseconds };
}
