/** Checks the schema and references of all documents after the change. */
import { checkOf, counted, type Check } from './check-result.ts';
import type { BothSides } from './both-sides.ts';

export function checkContent({ problems, changed }: BothSides): Check {
  const title = 'Schema and references';
  if (problems.length === 0)
    return checkOf('content', title, 'passed', `No problems, with ${counted(changed.size, 'changed document')}.`);
  return checkOf(
    'content',
    title,
    'failed',
    `${counted(problems.length, 'problem')}. Fix this first: nothing else can be checked until then.`,
    problems.map((one) => ({
      message: one.expected ? `${one.message} Expected: ${one.expected}.` : one.message,
      path: one.path,
      line: one.line,
    })),
  );
}
