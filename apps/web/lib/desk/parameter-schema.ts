/** What a mode or a variant may say of each parameter, read from the JSON Schema of its kind. */

export interface ParameterChoice {
  readonly name: string;
  readonly help: string;
  /** `word`: one of `choices`, or any text where there are none. `list`: any of `choices`. */
  readonly type: 'number' | 'boolean' | 'word' | 'list';
  readonly choices: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Whether it may be left empty. */
  readonly nullable: boolean;
}

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

const TYPES: Readonly<Record<string, ParameterChoice['type']>> = {
  integer: 'number',
  boolean: 'boolean',
  array: 'list',
};

/** All parameters of the schema of `parameters`, in its order. */
export function parametersIn(schema: unknown): ParameterChoice[] {
  return Object.entries((schema as Schema).properties ?? {}).map(([name, { description = '', anyOf = [] }]) => {
    const [value = {}] = anyOf;
    return {
      name,
      help: description,
      type: TYPES[value.type ?? ''] ?? 'word',
      choices: value.enum ?? value.items?.enum ?? [],
      ...(value.minimum !== undefined && { min: value.minimum }),
      ...(value.maximum !== undefined && { max: value.maximum }),
      nullable: anyOf.some((one) => one.type === 'null'),
    };
  });
}

/** A value to begin with, of the parameter's own type. */
export function firstValue({ type, choices, min = 0 }: ParameterChoice): unknown {
  if (type === 'number') return min;
  if (type === 'boolean') return false;
  if (type === 'list') return [];
  return choices[0] ?? '';
}

/** The parameters whose name or help has all the words, those first whose name does; at most `most`. */
export function findParameters(parameters: readonly ParameterChoice[], query: string, most: number): ParameterChoice[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const named = parameters.filter(({ name }) => holds(name));
  const told = parameters.filter(({ name, help }) => !holds(name) && holds(`${name} ${help}`));
  return [...named, ...told].slice(0, most);
}
