/** Parsers for numeric and repeated options, for commander. */
import { InvalidArgumentError } from 'commander';

/** A parser for whole numbers from `min` to `max`. */
export const wholeNumber =
  (min: number, max: number) =>
  (text: string): number => {
    const value = /^-?\d{1,15}$/.test(text) ? Number(text) : NaN;
    if (value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It takes a whole number from ${min} to ${max}.`);
  };

/** Parses a number that is 0 or greater. */
export function amount(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value < Infinity) return value;
  throw new InvalidArgumentError('It takes a number from 0.');
}

/** Collects an option that may be given several times. */
export const several = (value: string, before: readonly string[] = []): string[] => [...before, value];
