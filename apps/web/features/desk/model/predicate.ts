/** Converts predicates of deck law to lists of conditions for a form, and back. */
export const OPERATORS = ['is', 'atMost', 'atLeast', 'sameAs'] as const;
export type Operator = (typeof OPERATORS)[number];

/** One condition on a field. The value is the typed text. Commas separate several values. */
export interface FieldCondition {
  readonly field: string;
  readonly operator: Operator;
  readonly value: string;
}

/** A field that a predicate may name. */
export interface PredicateChoice {
  readonly id: string;
  readonly label: string;
  readonly type: string;
  /** Known values. Others are allowed. */
  readonly values: readonly string[];
}

interface PredicateSchema {
  readonly properties?: Readonly<
    Record<string, { readonly title?: string; readonly $comment?: string; readonly examples?: unknown }>
  >;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in the schema of a predicate. Members that join predicates have no `$comment`. */
export function fieldsIn(schema: unknown): PredicateChoice[] {
  return Object.entries((schema as PredicateSchema).properties ?? {}).flatMap(
    ([id, { title = id, $comment, examples }]) =>
      $comment === undefined
        ? []
        : [{ id, label: title, type: $comment, values: Array.isArray(examples) ? examples.map(String) : [] }],
  );
}

const isWord = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function conditionOf(field: string, test: unknown): FieldCondition | null {
  if (isWord(test)) return { field, operator: 'is', value: String(test) };
  if (Array.isArray(test)) return test.every(isWord) ? { field, operator: 'is', value: test.join(', ') } : null;
  if (!isObject(test)) return null;
  const [[operator, value] = [], ...others] = Object.entries(test);
  if (others.length > 0 || operator === 'is' || !OPERATORS.includes(operator as Operator)) return null;
  return isWord(value) ? { field, operator: operator as Operator, value: String(value) } : null;
}

/** The conditions of a predicate; null if a list of conditions cannot represent it. */
export function conditionsIn(predicate: unknown, fields: readonly PredicateChoice[]): FieldCondition[] | null {
  if (predicate === undefined) return [];
  if (!isObject(predicate)) return null;
  const conditions = Object.entries(predicate).map(([field, test]) =>
    fields.some(({ id }) => id === field) ? conditionOf(field, test) : null,
  );
  return conditions.includes(null) ? null : (conditions as FieldCondition[]);
}

/** Parses a typed value: a boolean for `true` and `false`, a number for number fields, otherwise the word. */
function valueOf(text: string, type: string | undefined): string | number | boolean {
  const word = text.trim();
  if (word === 'true' || word === 'false') return word === 'true';
  return type === 'number' && /^-?\d+$/u.test(word) ? Number(word) : word;
}

function testOf({ operator, value }: FieldCondition, type: string | undefined): unknown {
  if (operator !== 'is') return { [operator]: operator === 'sameAs' ? value.trim() : valueOf(value, 'number') };
  const parts = value.split(',').map((part) => valueOf(part, type));
  return parts.length > 1 ? parts.filter((part) => part !== '') : parts[0];
}

/** Builds a predicate from conditions. */
export const predicateOf = (conditions: readonly FieldCondition[], fields: readonly PredicateChoice[]): unknown =>
  Object.fromEntries(
    conditions.map((one) => [one.field, testOf(one, fields.find(({ id }) => id === one.field)?.type)]),
  );
