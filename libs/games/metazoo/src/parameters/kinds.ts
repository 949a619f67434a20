/** Short forms in which the parameters of MetaZoo are declared, one for each type of value. */
import type { ParameterDeclaration } from '@rulewright/content';

type Reader = ParameterDeclaration['readBy'][number];
type Words = Readonly<Record<string, string>>;

/** What every declaration says besides its type. */
interface Common {
  readonly name: string;
  /** The rules that the value serves. */
  readonly rules: readonly string[];
  readonly help: string;
  /** The engine, unless it says otherwise. */
  readonly readBy?: readonly Reader[];
  /** What an empty value stands for; without it the value cannot be empty. */
  readonly empty?: string;
}

function declare(
  { empty, readBy = ['engine'], ...common }: Common,
  rest: Pick<ParameterDeclaration, 'type' | 'default' | 'min' | 'max' | 'unit' | 'values'>,
): ParameterDeclaration {
  const nullable = empty !== undefined;
  return { ...common, ...rest, readBy, nullable, ...(nullable ? { nullMeans: empty } : {}) };
}

/** A whole number between two bounds, with the unit that a sentence shows. */
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

/** Yes or no. */
export const flag = (given: Common & { readonly default: boolean }): ParameterDeclaration => {
  const { default: value, ...common } = given;
  return declare(common, { type: 'boolean', default: value });
};

/** One of a few words, each with the form in which a sentence shows it. */
export const choice = (given: Common & { readonly default: string; readonly values: Words }): ParameterDeclaration => {
  const { default: value, values, ...common } = given;
  return declare(common, { type: 'enum', default: value, values });
};

/** Any number of words, from a closed set where `values` is given. */
export const list = (
  given: Common & { readonly default: readonly string[]; readonly values?: Words },
): ParameterDeclaration => {
  const { default: value, values, ...common } = given;
  return declare(common, { type: 'list', default: [...value], ...(values ? { values } : {}) });
};
