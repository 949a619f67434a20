/** The engine's reading of the verb `may`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readMay: Reading<'may'> = ({ effects }, inOrder) => `you may ${inOrder(effects)}`;
