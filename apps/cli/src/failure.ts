/** Errors that end a command: wrong usage (exit code 2) and a negative result (exit code 1). They are printed without a stack. */
import { ContentError, RulesetError, UnknownIdError, formatProblem } from '@rulewright/content';
import { ProgramError } from '@rulewright/engine';
import { UnknownBotError } from '@rulewright/bots';
import { CheckpointError, LabError } from '@rulewright/lab';
import { fileFailure } from './reasons.ts';

/** Wrong usage of a command. Exit code 2. */
export class UsageError extends Error {}

/** A negative result of a command, such as an illegal deck. Exit code 1. The text may have several lines. */
export class RefusedError extends Error {}

/** The exit code and the text for an error; null for an unexpected error. */
export function readFailure(error: unknown): { code: 1 | 2; text: string } | null {
  if (error instanceof RefusedError) return { code: 1, text: error.message };
  if (error instanceof ContentError) {
    const lines = error.problems.map(formatProblem);
    return { code: 1, text: `${lines.join('\n')}\n${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}.` };
  }
  // Checks codes instead of classes, so that commands without a database do not load its package.
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'unknown-release' || code === 'database-options') return { code: 2, text: (error as Error).message };
  if (code === 'database-busy' || code === 'database-in-use' || code === 'backup')
    return { code: 1, text: (error as Error).message };
  const known = [UsageError, RulesetError, UnknownIdError, UnknownBotError, ProgramError, LabError, CheckpointError];
  if (known.some((type) => error instanceof type)) return { code: 2, text: (error as Error).message };
  const file = fileFailure(error);
  return file === null ? null : { code: 2, text: file };
}
