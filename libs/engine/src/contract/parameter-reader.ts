/**
 * Typed access to the parameter values of a ruleset, for compiling it. Rejects a value that the engine cannot play
 * instead of guessing.
 */
import type { ParameterValue, Ruleset } from '@rulewright/content';
import { ProgramError } from './program.ts';

export class ParameterReader {
  constructor(private readonly ruleset: Ruleset) {}

  private value(name: string): ParameterValue {
    const value = this.ruleset.parameters[name];
    if (value === undefined) throw new ProgramError('unsupported-value', `The ruleset has no parameter ${name}.`);
    return value;
  }

  private refuse(name: string, known: string): never {
    throw new ProgramError(
      'unsupported-value',
      `${name} is ${JSON.stringify(this.value(name))} in ${this.ruleset.id}; the engine plays ${known}.`,
    );
  }

  /** A whole number. For a null value, returns `whenNull`. */
  int(name: string, whenNull?: number): number {
    const value = this.value(name);
    if (value === null && whenNull !== undefined) return whenNull;
    return typeof value === 'number' ? value : this.refuse(name, 'whole numbers');
  }

  /** A yes-or-no value. Null (does not apply) counts as no. */
  flag(name: string): boolean {
    const value = this.value(name);
    if (value === null) return false;
    return typeof value === 'boolean' ? value : this.refuse(name, 'true and false');
  }

  /** One of the listed words. For a null value, returns the first word if `nullable` is set. */
  word<const W extends readonly string[]>(name: string, words: W, nullable = false): W[number] {
    const value = this.value(name);
    if (value === null && nullable) return words[0]!;
    const listed = words.find((word) => word === value);
    return listed ?? this.refuse(name, words.join(', '));
  }

  /** A list of some of the listed words. For a null value, returns an empty list. */
  words<const W extends readonly string[]>(name: string, words: W): readonly W[number][] {
    return this.list(name).map((one) => words.find((word) => word === one) ?? this.refuse(name, words.join(', ')));
  }

  /** A list of any words. For a null value, returns an empty list. */
  list(name: string): readonly string[] {
    const value = this.value(name);
    if (value === null) return [];
    return Array.isArray(value) ? value : this.refuse(name, 'lists');
  }

  /** Rejects every value except those that the engine can play. */
  only(name: string, played: readonly ParameterValue[]): void {
    if (!played.includes(this.value(name))) this.refuse(name, played.map((one) => String(one)).join(', '));
  }
}
