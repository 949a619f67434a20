/** Parses one text of a user as a separate step, so that the error of the time limit names the text. */
import type { SourceFile } from '@rulewright/content';
import { readDocument } from '@rulewright/desk';
import type { Thread } from '../job.ts';

/** The time limit for one text, in milliseconds. */
export const READING = 3_000;

/** @throws DeskError `bad-text` */
export function readAlone({ path, text }: SourceFile, { step }: Pick<Thread, 'step'>): void {
  step(`Reading ${path}`, READING);
  readDocument({ path, text });
}
