/** The allowed values of each parameter of a mode or variant, read from the JSON Schema of its kind. */

export interface ParameterChoice {
  readonly name: string;
  readonly help: string;
  /** `word` is one of `choices`, or any text if there are none. `list` is any number of `choices`. */
  readonly type: 'number' | 'boolean' | 'word' | 'list';
  readonly choices: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Whether the value may be empty. */
  readonly nullable: boolean;
}

interface ParameterSchema {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ParameterSchema;
  readonly anyOf?: readonly ParameterSchema[];
  readonly properties?: Readonly<Record<string, ParameterSchema>>;
}

const TYPES: Readonly<Record<string, ParameterChoice['type']>> = {
  integer: 'number',
  boolean: 'boolean',
  array: 'list',
};

/** All parameters in the schema of `parameters`, in the order of the schema. */
export function parametersIn(schema: unknown): ParameterChoice[] {
  return Object.entries((schema as ParameterSchema).properties ?? {}).map(
    ([name, { description = '', anyOf = [] }]) => {
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
    },
  );
}

/** An initial value of the parameter's type. */
export function firstValue({ type, choices, min = 0 }: ParameterChoice): unknown {
  if (type === 'number') return min;
  if (type === 'boolean') return false;
  if (type === 'list') return [];
  return choices[0] ?? '';
}

/** The parameters whose name or help contains all words of the query, at most `most`. Matches in the name come first. */
export function findParameters(parameters: readonly ParameterChoice[], query: string, most: number): ParameterChoice[] {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const holds = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const named = parameters.filter(({ name }) => holds(name));
  const parameterChoices = parameters.filter(({ name, help }) => !holds(name) && holds(`${name} ${help}`));
  return [...named, ...parameterChoices].slice(0, most);
}
