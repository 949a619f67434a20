/** Running a query of the explorer in the browser. */
import { postRaw } from '@rulewright/api-client';
import type { Asked } from './history.ts';
import { variablesOf } from './variables.ts';

export interface Result {
  /** JSON, laid out. */
  readonly text: string;
  /** Why the site did not send the query; the text is then empty. */
  readonly refusal: string | null;
  /** Null where the page was loaded with the answer. */
  readonly milliseconds: number | null;
}

/** Milliseconds. */
const PATIENCE = 15_000;

/** Asks as an anonymous visitor; null where the variables are not a JSON object. @throws ApiError */
export async function runQuery({ query, variables }: Asked): Promise<Result | null> {
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
