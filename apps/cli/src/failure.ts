/** What ends a command: wrong use (2) and a "no" (1), each said in a sentence, never as a stack. */
import { ContentError, RulesetError, UnknownIdError, formatProblem } from '@rulewright/content';
import { ProgramError } from '@rulewright/engine';
import { UnknownBotError } from '@rulewright/bots';
import { LabError } from '@rulewright/lab';
import { fileFailure } from './reasons.ts';

/** The command was given something it cannot use: exit code 2. */
export class UsageError extends Error {}

/** What the command was asked to look at is not in order: exit code 1. The text may have several lines. */
export class Refused extends Error {}

/** The exit code and the text for an error, or null for a fault of ours. */
export function readFailure(error: unknown): { code: 1 | 2; text: string } | null {
  if (error instanceof Refused) return { code: 1, text: error.message };
  if (error instanceof ContentError) {
    const lines = error.problems.map(formatProblem);
    return { code: 1, text: `${lines.join('\n')}\n${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}.` };
  }
  // Errors are recognised by their codes, so that commands without a database do not have to load it.
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'unknown-release' || code === 'database-options') return { code: 2, text: (error as Error).message };
  if (code === 'database-busy' || code === 'backup') return { code: 1, text: (error as Error).message };
  const known = [UsageError, RulesetError, UnknownIdError, UnknownBotError, ProgramError, LabError];
  if (known.some((type) => error instanceof type)) return { code: 2, text: (error as Error).message };
  const file = fileFailure(error);
  return file === null ? null : { code: 2, text: file };
}
