/**
 * Converts the schema of a document for its form. It adds titles and removes the recursion of deck law, which the form library would
 * follow forever. Separate form fields edit predicates, numbers and tests.
 */
import type { RJSFSchema } from '@rjsf/utils';
import type { FindReferences } from './form-references.ts';
import { fieldsIn, type PredicateChoice } from './predicate.ts';
import { titled } from './titled.ts';

/** The choices in the form fields of deck law. */
interface LawChoices {
  readonly fields: readonly PredicateChoice[];
  readonly parameters: readonly string[];
}

/** The context that form fields read in addition to their data. */
export interface FormContext {
  /** The values of the base mode of the document, as text by parameter. */
  readonly current: Readonly<Record<string, string>>;
  readonly law: LawChoices;
  /** The path of the document. */
  readonly path: string;
  readonly changeSet: number | null;
  /** Finds rules, cards and sets by name. */
  readonly find: FindReferences;
  /** The change set for uploaded pictures, and the card whose id starts their file names. Undefined if the form is read-only. */
  readonly pictures?: { readonly changeSet: number; readonly game: string; readonly card: string } | undefined;
  /** The parameter that an edit link named. The field scrolls to it, or suggests it if the document does not set it. */
  readonly item?: string | undefined;
}

interface DocumentSchema {
  readonly $defs?: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, { readonly type?: string; readonly format?: string }>>;
}

/** The names of the picture fields in the card data. */
export function picturesIn(schema: unknown): readonly string[] {
  const { data } = ((schema as DocumentSchema).properties ?? {}) as {
    readonly data?: Pick<DocumentSchema, 'properties'>;
  };
  return Object.entries(data?.properties ?? {}).flatMap(([name, { format }]) => (format === 'picture' ? [name] : []));
}

interface NumberSchema {
  readonly anyOf?: readonly { readonly properties?: { readonly param?: { readonly enum?: readonly string[] } } }[];
}

/** The definitions that refer to themselves or to each other. */
const RECURSIVE = ['predicate', 'lawNumber', 'lawTest'];

/** The schema for the form library. The recursive definitions accept any value here, and the server checks them. */
export function formSchemaOf(schema: unknown): RJSFSchema {
  const { $defs } = schema as DocumentSchema;
  if (!$defs) return titled(schema) as RJSFSchema;
  const shallow = Object.entries($defs).map(([name, one]) => [name, RECURSIVE.includes(name) ? {} : one]);
  return titled({ ...(schema as object), $defs: Object.fromEntries(shallow) as unknown }) as RJSFSchema;
}

export function lawChoicesIn(schema: unknown): LawChoices {
  const { $defs = {} } = schema as DocumentSchema;
  const { anyOf = [] } = ($defs['lawNumber'] ?? {}) as NumberSchema;
  return {
    fields: fieldsIn($defs['predicate'] ?? {}),
    parameters: anyOf.flatMap(({ properties }) => properties?.param?.enum ?? []),
  };
}

/** Whether the member `parameters` sets values of parameters, as in a mode. In parameters.yaml it is a list that declares them. */
export const setsParameters = (schema: unknown): boolean =>
  (schema as DocumentSchema).properties?.['parameters']?.type === 'object';
