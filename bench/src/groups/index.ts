/** The groups of rows, each run in a process of its own, so that none spoils the compiled code of another. */
import type { Group } from '../rows.ts';
import { abilities, kernel } from './kernel.ts';

export const GROUPS: Readonly<Record<string, Group>> = { kernel, abilities };
