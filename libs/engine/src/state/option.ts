/** An option is one integer: its kind and two small numbers. The plugin's option kinds define the meaning of the numbers. */

const A_BITS = 12;
const B_BITS = 12;
const A_MASK = (1 << A_BITS) - 1;
const B_MASK = (1 << B_BITS) - 1;

/** All card numbers are below this, including those of cards created in play. An option can therefore name every card. */
export const MOST_CARDS = 1 << A_BITS;

/** Packs an option. `kind` must be below 64, `a` and `b` from 0 to 4095. */
export const packOption = (kind: number, a: number, b: number): number =>
  (kind << (A_BITS + B_BITS)) | (a << B_BITS) | b;
export const optionKind = (option: number): number => option >> (A_BITS + B_BITS);
export const optionA = (option: number): number => (option >> B_BITS) & A_MASK;
export const optionB = (option: number): number => option & B_MASK;

/** The meaning of an option's two numbers, so that a log, a view or a test can name them. */
export type OptionArgument = 'none' | 'card' | 'seat' | 'zone' | 'column' | 'number' | 'ability';

export interface OptionKind {
  readonly id: string;
  readonly a: OptionArgument;
  readonly b: OptionArgument;
}
