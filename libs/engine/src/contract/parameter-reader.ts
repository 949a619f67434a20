/**
 * Typed access to the parameter values of a ruleset, for compiling it. Rejects a value that the engine cannot play
 * instead of guessing.
 */
import type { ParameterValue, Ruleset } from '@rulewright/content';
import { ProgramError } from './program.ts';

/** The names whose values, without null, are of a type. Any name for a game whose parameters have no types. */
type Named<P, Value> = string extends keyof P
  ? string
  : { [Name in keyof P]: NonNullable<P[Name]> extends Value ? Name : never }[keyof P] & string;

/** The words that an enum or a list can have. */
type WordsOf<P, Name> = Name extends keyof P
  ? string extends keyof P
    ? string
    : NonNullable<P[Name]> extends readonly (infer Word)[]
      ? Word & string
      : NonNullable<P[Name]> & string
  : string;

/** A list that has all words of the parameter. An engine can know more. */
type Whole<P, Name, W extends readonly string[]> =
  string extends WordsOf<P, Name> ? W : [WordsOf<P, Name>] extends [W[number]] ? W : readonly WordsOf<P, Name>[];

/** @typeParam P the types of the values by name, so that the compiler refuses a name or word that the game does not have */
export class ParameterReader<P = Readonly<Record<string, ParameterValue>>> {
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
  int(name: Named<P, number>, whenNull?: number): number {
    const value = this.value(name);
    if (value === null && whenNull !== undefined) return whenNull;
    return typeof value === 'number' ? value : this.refuse(name, 'whole numbers');
  }

  /** A yes-or-no value. Null (does not apply) counts as no. */
  flag(name: Named<P, boolean>): boolean {
    const value = this.value(name);
    if (value === null) return false;
    return typeof value === 'boolean' ? value : this.refuse(name, 'true and false');
  }

  /** One of the listed words. For a null value, returns the first word if `nullable` is set. */
  word<Name extends Named<P, string>, const W extends readonly string[]>(
    name: Name,
    words: Whole<P, Name, W>,
    nullable = false,
  ): W[number] {
    const value = this.value(name);
    if (value === null && nullable) return words[0]!;
    const listed = words.find((word) => word === value);
    return listed ?? this.refuse(name, words.join(', '));
  }

  /** A list of some of the listed words. For a null value, returns an empty list. */
  words<Name extends Named<P, readonly string[]>, const W extends readonly string[]>(
    name: Name,
    words: Whole<P, Name, W>,
  ): readonly W[number][] {
    return this.list(name).map((one) => words.find((word) => word === one) ?? this.refuse(name, words.join(', ')));
  }

  /** A list of any words. For a null value, returns an empty list. */
  list(name: Named<P, readonly string[]>): readonly string[] {
    const value = this.value(name);
    if (value === null) return [];
    return Array.isArray(value) ? value : this.refuse(name, 'lists');
  }

  /** Rejects every value except those that the engine can play. */
  only(name: keyof P & string, played: readonly ParameterValue[]): void {
    if (!played.includes(this.value(name))) this.refuse(name, played.map((one) => String(one)).join(', '));
  }
}
