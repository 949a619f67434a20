/** Errors between a page and the API. */

/** An error of a GraphQL answer. */
export interface ApiProblem {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string } & Readonly<Record<string, unknown>>;
}

export type ApiErrorKind = 'timeout' | 'unreachable' | 'bad-answer' | 'refused';

export class ApiClientError extends Error {
  override readonly name = 'ApiClientError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    readonly problems: readonly ApiProblem[] = [],
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** The code of the first problem, such as `NOT_FOUND` or `BAD_INPUT`. */
  get code(): string | null {
    return this.problems[0]?.extensions?.code ?? null;
  }

  /** The reason of the first problem, such as `stale-decision`. It is more specific than the code. */
  get reason(): string | null {
    const reason = this.problems[0]?.extensions?.['reason'];
    return typeof reason === 'string' ? reason : null;
  }

  /** The id of the rule that does not permit what was asked; null if the first problem names no rule. */
  get ruleId(): string | null {
    const { ruleId } = (this.problems[0]?.extensions?.['details'] ?? {}) as { readonly ruleId?: unknown };
    return typeof ruleId === 'string' ? ruleId : null;
  }
}

/** Whether the API reports that something does not exist. */
export function isNotFound(error: unknown): error is ApiClientError {
  return error instanceof ApiClientError && error.code === 'NOT_FOUND';
}

/** Whether the API reports invalid input, such as an unknown variant or a bad value. */
export function isBadInput(error: unknown): error is ApiClientError {
  return error instanceof ApiClientError && error.code === 'BAD_INPUT';
}

/** The reason of a conflict, such as draft-changed, set-changed, base-moved or document-exists; null for another error. */
export function conflictOf(error: unknown): string | null {
  if (!(error instanceof ApiClientError) || error.code !== 'CONFLICT') return null;
  return error.reason ?? 'conflict';
}
