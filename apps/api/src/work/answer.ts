/** The answer of a job as plain data. Errors meant for clients keep their class when they cross threads. */
import { DatabaseBusyError } from '@rulewright/database';
import { DeskError, type DeskErrorCode } from '@rulewright/desk';
import { ApiError, clientError } from '../errors/errors.ts';
import type { ErrorCode } from '../errors/error-codes.ts';

interface Refusal {
  readonly kind: 'desk' | 'api' | 'busy';
  readonly code: string;
  readonly message: string;
  readonly reason?: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

export type WorkAnswer = { readonly value: unknown } | { readonly refusal: Refusal };

function refusalOf(error: unknown): Refusal | null {
  if (error instanceof DatabaseBusyError) return { kind: 'busy', code: error.code, message: error.message };
  if (error instanceof DeskError)
    return { kind: 'desk', code: error.code, message: error.message, details: error.details };
  const known = clientError(error);
  if (!known) return null;
  const { code, message, reason, details } = known;
  return { kind: 'api', code, message, reason, details };
}

/** Runs the work and converts client errors to data. @throws all other errors */
export async function answerOf(work: () => unknown): Promise<WorkAnswer> {
  try {
    return { value: await work() };
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    return { refusal };
  }
}

/** Unpacks an answer. @throws the client error that the job threw: DeskError, ApiError or DatabaseBusyError */
export function resultOf(answer: WorkAnswer): unknown {
  if ('value' in answer) return answer.value;
  const { kind, code, message, reason, details } = answer.refusal;
  if (kind === 'busy') throw new DatabaseBusyError();
  if (kind === 'desk') throw new DeskError(code as DeskErrorCode, message, details);
  throw new ApiError(code as ErrorCode, message, reason, details);
}
