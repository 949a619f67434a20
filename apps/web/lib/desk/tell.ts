/** Sends operations to the API from the browser, by their names. */
import { ApiError, type ApiProblem, type TypedDocumentString } from '@rulewright/api-client';

type Operation<Result, Variables> = TypedDocumentString<Result, Variables>;

/** The name in `query Name(…)` or `mutation Name(…)`. */
const nameOf = (document: { toString(): string }): string =>
  /\b(?:query|mutation)\s+(\w+)/u.exec(document.toString())?.[1] ?? '';

/** Runs an operation as the person signed in. @throws ApiError */
export async function tell<Result, Variables>(
  document: Operation<Result, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Result> {
  let response: Response;
  try {
    response = await fetch('/desk/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'rulewright-request': '1' },
      body: JSON.stringify({ operation: nameOf(document), variables }),
      keepalive: JSON.stringify(variables).length < 60_000,
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError('unreachable', 'The site cannot be reached.', [], { cause: error });
  }
  const answer = (await response.json().catch(() => null)) as {
    data?: Result | null;
    errors?: readonly ApiProblem[];
  } | null;
  if (answer?.errors?.length) throw new ApiError('refused', answer.errors[0]!.message, answer.errors);
  if (answer?.data == null) throw new ApiError('bad-answer', `The site answered ${response.status} without data.`);
  return answer.data;
}

/** The reason of a conflict: draft-changed, set-changed, base-moved, document-exists; null for another error. */
export function conflictOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'CONFLICT') return null;
  const reason = error.problems[0]?.extensions?.['reason'];
  return typeof reason === 'string' ? reason : 'conflict';
}
