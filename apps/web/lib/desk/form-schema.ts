/**
 * The schema of a document as its form needs it: with titles, and without the recursion of deck law, which the form library would follow
 * for ever. The fields for predicates, numbers and tests edit these parts.
 */
import type { RJSFSchema } from '@rjsf/utils';
import { fieldsIn, type PredicateChoice } from './predicate.ts';
import { titled } from './titled.ts';

/** What the fields of deck law offer. */
interface LawChoices {
  readonly fields: readonly PredicateChoice[];
  readonly parameters: readonly string[];
}

/** What the fields of a form read beside their own data. */
export interface FormContext {
  /** The values of the mode on which the document builds, as text by parameter. */
  readonly current: Readonly<Record<string, string>>;
  readonly law: LawChoices;
  /** Where uploaded pictures go: the change set, and the card whose name they get. Undefined where nothing can be changed. */
  readonly pictures?: { readonly changeSet: number; readonly game: string; readonly card: string } | undefined;
  /** The parameter that the reader came to edit. The field scrolls to it, or suggests it if the document does not set it. */
  readonly item?: string | undefined;
}

interface Schema {
  readonly $defs?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly format?: string }>>;
}

/** The members of card data that are pictures. */
export function picturesIn(schema: unknown): readonly string[] {
  const { data } = ((schema as Schema).properties ?? {}) as { readonly data?: Pick<Schema, 'properties'> };
  return Object.entries(data?.properties ?? {}).flatMap(([name, { format }]) => (format === 'picture' ? [name] : []));
}

interface NumberSchema {
  readonly anyOf?: readonly { readonly properties?: { readonly param?: { readonly enum?: readonly string[] } } }[];
}

/** The definitions that refer to themselves or to each other. */
const RECURSIVE = ['predicate', 'lawNumber', 'lawTest'];

/** The schema for the form library. A definition that fields of deck law edit accepts any value; the server checks it. */
export function formSchemaOf(schema: unknown): RJSFSchema {
  const { $defs } = schema as Schema;
  if (!$defs) return titled(schema) as RJSFSchema;
  const shallow = Object.entries($defs).map(([name, one]) => [name, RECURSIVE.includes(name) ? {} : one]);
  return titled({ ...(schema as object), $defs: Object.fromEntries(shallow) as unknown }) as RJSFSchema;
}

export function lawChoicesIn(schema: unknown): LawChoices {
  const { $defs = {} } = schema as Schema;
  const { anyOf = [] } = ($defs['lawNumber'] ?? {}) as NumberSchema;
  return {
    fields: fieldsIn($defs['predicate'] ?? {}),
    parameters: anyOf.flatMap(({ properties }) => properties?.param?.enum ?? []),
  };
}

/** Whether the member `parameters` sets values of parameters, as in a mode. In parameters.yaml it is a list that declares them. */
export const setsParameters = (schema: unknown): boolean =>
  (schema as Schema).properties?.['parameters']?.type === 'object';
