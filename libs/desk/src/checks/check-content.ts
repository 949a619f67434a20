/** Schema and references of all documents as they would be. */
import { checkOf, counted, type Check } from './check-result.ts';
import type { BothSides } from './both-sides.ts';

export function checkContent({ problems, changed }: BothSides): Check {
  const title = 'Schema and references';
  if (problems.length === 0)
    return checkOf('content', title, 'passed', `All fits together, with ${counted(changed.size, 'changed document')}.`);
  return checkOf(
    'content',
    title,
    'failed',
    `${counted(problems.length, 'problem')}: the other checks are skipped until these are fixed.`,
    problems.map((one) => ({
      message: one.expected ? `${one.message} Expected: ${one.expected}.` : one.message,
      path: one.path,
      line: one.line,
    })),
  );
}
