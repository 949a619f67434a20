/** The engine's reading of the verb `choose`: its effect in plain words. */
import type { Reading } from '../parts.ts';

export const readChoose: Reading<'choose'> = ({ options }, inOrder) =>
  `choose one: ${options.map((one) => `(${one.label}) ${inOrder(one.effects)}`).join('; or ')}`;
