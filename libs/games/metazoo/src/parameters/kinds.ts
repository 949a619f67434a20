/** Helpers that declare the parameters of MetaZoo, one for each type of value. */
import type { ParameterDeclaration } from '@rulewright/content';

type Reader = ParameterDeclaration['readBy'][number];
type Words = Readonly<Record<string, string>>;

/** The fields of a declaration that do not depend on its type. */
interface Common {
  readonly name: string;
  /** The rules that use the value. */
  readonly rules: readonly string[];
  readonly help: string;
  /** The parts of the program that use the value. By default only the engine. */
  readonly readBy?: readonly Reader[];
  /** The meaning of an empty value. Without it, the value cannot be empty. */
  readonly empty?: string;
}

function declare(
  { empty, readBy = ['engine'], ...common }: Common,
  rest: Pick<ParameterDeclaration, 'type' | 'default' | 'min' | 'max' | 'unit' | 'values'>,
): ParameterDeclaration {
  const nullable = empty !== undefined;
  return { ...common, ...rest, readBy, nullable, ...(nullable ? { nullMeans: empty } : {}) };
}

/** A whole number between two bounds, with the unit shown in sentences. */
export const count = (
  given: Common & {
    readonly default: number | null;
    readonly min?: number;
    readonly max?: number;
    readonly unit?: string;
  },
): ParameterDeclaration => {
  const { default: value, min = 0, max = 99, unit, ...common } = given;
  return declare(common, { type: 'integer', default: value, min, max, ...(unit ? { unit } : {}) });
};

/** A yes-or-no value. */
export const flag = (given: Common & { readonly default: boolean }): ParameterDeclaration => {
  const { default: value, ...common } = given;
  return declare(common, { type: 'boolean', default: value });
};

/** One of several words, each with its form in sentences. */
export const choice = (given: Common & { readonly default: string; readonly values: Words }): ParameterDeclaration => {
  const { default: value, values, ...common } = given;
  return declare(common, { type: 'enum', default: value, values });
};

/** Any number of words. If `values` is given, they come from that closed set. */
export const list = (
  given: Common & { readonly default: readonly string[]; readonly values?: Words },
): ParameterDeclaration => {
  const { default: value, values, ...common } = given;
  return declare(common, { type: 'list', default: [...value], ...(values ? { values } : {}) });
};
