/**
 * Limits introspection. The standard query of tools is allowed; its answer is as long as the schema. Anything that multiplies the
 * answer (repeated fields, aliases, types inside types) is rejected.
 */
import {
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import { tooComplex } from './too-complex.ts';

/** Finds a fragment of the document by name. */
export type FragmentOf = (name: string) => FragmentDefinitionNode | undefined;

const MOST = { __schema: 1, __type: 4 } as const;
/** The deepest introspection, in fields. Tools query types that are wrapped in up to nine lists and non-nulls. */
const MAX_DEPTH = 17;
/** List fields of a type whose members contain types. */
const LISTS = new Set(['fields', 'inputFields', 'interfaces', 'possibleTypes']);

/** The cost of introspection. The whole schema takes about ten milliseconds, one type a tenth of that. */
const COST = { __schema: 10_000, __type: 1_000 } as const;

type CountedField = keyof typeof MOST;

const isAsked = (name: string): name is CountedField => name in MOST;

/** The cost of the introspection in a document, on top of the cost of its fields. */
export function introspectionCost(document: DocumentNode): number {
  let cost = 0;
  visit(document, {
    Field: ({ name: { value } }) => {
      if (isAsked(value)) cost += COST[value];
    },
  });
  return cost;
}

/** Walks a selection with its fragments. @throws GraphQLError TOO_COMPLEX if the answer could be longer than the schema */
export function checkIntrospection(set: SelectionSetNode, fragment: FragmentOf): void {
  const counts = { __schema: 0, __type: 0 };
  /** `depth` counts from the introspection field; it is null outside of introspection. */
  const walk = ({ selections }: SelectionSetNode, depth: number | null, inList: boolean): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) walkField(node, depth, inList);
      else {
        const inner = node.kind === Kind.FRAGMENT_SPREAD ? fragment(node.name.value)?.selectionSet : node.selectionSet;
        if (inner) walk(inner, depth, inList);
      }
    }
  };
  const walkField = (
    { name: { value: name }, alias, selectionSet }: FieldNode,
    depth: number | null,
    inList: boolean,
  ) => {
    if (isAsked(name) && ++counts[name] > MOST[name])
      throw tooComplex(`The query asks for ${name} more than ${MOST[name] === 1 ? 'once' : `${MOST[name]} times`}.`);
    const inside = depth ?? (isAsked(name) ? 0 : null);
    if (inside !== null && depth !== null) {
      if (alias) throw tooComplex(`The query renames "${name}" of the schema. Ask for it under its own name.`);
      if (inside > MAX_DEPTH) throw tooComplex(`The query nests deeper than ${MAX_DEPTH} fields of the schema.`);
      if (inList && LISTS.has(name))
        throw tooComplex(`The query asks for the ${name} of types inside types. Ask for each type separately.`);
    }
    if (selectionSet)
      walk(selectionSet, inside === null ? null : inside + 1, inList || (depth !== null && LISTS.has(name)));
  };
  walk(set, null, false);
}
