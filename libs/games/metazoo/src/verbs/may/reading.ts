/** How `may` reads. */
import type { Reading } from '../parts.ts';

export const readMay: Reading<'may'> = ({ effects }, inOrder) => `you may ${inOrder(effects)}`;
