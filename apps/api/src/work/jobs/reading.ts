/** Reads one text of a user within a time limit, so that a text that takes too long is named. */
import type { SourceFile } from '@rulewright/content';
import { readDocument } from '@rulewright/desk';
import type { Thread } from '../job.ts';

/** Milliseconds in which one text must be read. */
export const READING = 3_000;

/** @throws DeskError `bad-text` */
export function readAlone({ path, text }: SourceFile, { step }: Pick<Thread, 'step'>): void {
  step(`Reading ${path}`, READING);
  readDocument({ path, text });
}
