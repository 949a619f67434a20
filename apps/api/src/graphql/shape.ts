/**
 * Bounds the shape of a document before anything that takes longer with its square walks it: how deep and how long it is with
 * fragments written out, how often it repeats a field, and what it asks about the schema itself.
 */
import {
  GraphQLError,
  Kind,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { checkIntrospection, type FragmentOf } from './introspection.ts';
import { tooComplex } from './too-complex.ts';

/** Longest query, in tokens. */
export const MAX_TOKENS = 6000;
/** Rulings in a rulebook by way of a card of a deck lie nine deep. */
const MAX_DEPTH = 12;
/** A page of the site asks for some hundred fields. */
const MAX_FIELDS = 1500;
/** The most steps for comparing fields of the same name. An operation of the site takes a few hundred. */
const MAX_COMPARISONS = 10_000;
/** How often a document may have each of these; validation takes some of them times others. */
const MOST: Readonly<Partial<Record<Kind, readonly [number, string]>>> = {
  [Kind.OPERATION_DEFINITION]: [10, 'operations'],
  [Kind.FRAGMENT_DEFINITION]: [100, 'fragments'],
  [Kind.VARIABLE_DEFINITION]: [100, 'variables'],
  [Kind.DIRECTIVE]: [300, 'directives'],
  [Kind.LIST]: [200, 'lists'],
  [Kind.OBJECT]: [200, 'objects'],
};
/** How deep the nodes of a document nest as it is written; a field is two or three of them. */
const MAX_NESTING = 180;

const BAD_QUERY = { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } };

interface Shape {
  readonly depth: number;
  readonly fields: number;
}

/** Measures definitions with fragments written out. Each fragment is measured once, however often it is spread. */
class Measure {
  private readonly known = new Map<string, Shape | null>();

  constructor(private readonly fragment: FragmentOf) {}

  of(set: SelectionSetNode | undefined): Shape {
    let depth = 0;
    let fields = 0;
    for (const node of set?.selections ?? []) {
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? this.ofFragment(node.name.value)
          : node.kind === Kind.FIELD
            ? this.ofField(node)
            : this.of(node.selectionSet);
      depth = Math.max(depth, inner.depth);
      fields = Math.min(fields + inner.fields, MAX_FIELDS + 1);
    }
    return { depth, fields };
  }

  private ofField(node: FieldNode): Shape {
    const { depth, fields } = this.of(node.selectionSet);
    // How deep introspection goes has a limit of its own.
    return { depth: node.name.value.startsWith('__') ? 1 : depth + 1, fields: fields + 1 };
  }

  private ofFragment(name: string): Shape {
    const known = this.known.get(name);
    if (known) return known;
    if (known === null) throw new GraphQLError(`The fragment "${name}" contains itself.`, BAD_QUERY);
    this.known.set(name, null);
    const { depth, fields } = this.of(this.fragment(name)?.selectionSet);
    // A spread counts as well: fragments that hold nothing but others would be free.
    const shape = { depth, fields: Math.min(fields + 1, MAX_FIELDS + 1) };
    this.known.set(name, shape);
    return shape;
  }
}

/** Charges what it takes to compare the fields that come together under one name, each with each. */
class Comparisons {
  private steps = 0;

  constructor(private readonly fragment: FragmentOf) {}

  charge(sets: readonly SelectionSetNode[]): void {
    const groups = new Map<string, { count: number; inner: SelectionSetNode[] }>();
    const spread = new Set<string>();
    let spreads = 0;
    const collect = ({ selections }: SelectionSetNode): void => {
      for (const node of selections) {
        this.spend(1);
        if (node.kind === Kind.FIELD) {
          const name = node.alias?.value ?? node.name.value;
          const group = groups.get(name) ?? { count: 0, inner: [] };
          groups.set(name, group);
          group.count++;
          if (node.selectionSet) group.inner.push(node.selectionSet);
        } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet);
        else {
          spreads++;
          if (spread.has(node.name.value)) continue;
          spread.add(node.name.value);
          const set = this.fragment(node.name.value)?.selectionSet;
          if (set) collect(set);
        }
      }
    };
    sets.forEach(collect);
    this.spend(spreads * spreads);
    for (const { count, inner } of groups.values()) {
      this.spend(count * count - count);
      if (inner.length > 0) this.charge(inner);
    }
  }

  private spend(steps: number): void {
    this.steps += steps;
    if (this.steps > MAX_COMPARISONS) throw tooComplex('The query repeats too many fields. Ask for each field once.');
  }
}

const hasSelections = (node: DefinitionNode) =>
  node.kind === Kind.OPERATION_DEFINITION || node.kind === Kind.FRAGMENT_DEFINITION;

/** Counts the nodes of a document as it is written. It is not recursive, so that nothing is too deep for it. */
function countNodes(document: DocumentNode): void {
  const counts = new Map<string, number>();
  let nesting = 0;
  visit(document, {
    enter(node) {
      if (++nesting > MAX_NESTING) throw tooComplex(`The query nests deeper than ${MAX_DEPTH} fields.`);
      const [most, name] = MOST[node.kind] ?? [];
      if (most === undefined) return;
      const count = (counts.get(node.kind) ?? 0) + 1;
      counts.set(node.kind, count);
      if (count > most) throw tooComplex(`The query has more than ${most} ${name}.`);
    },
    leave: () => void nesting--,
  });
}

/** @throws GraphQLError TOO_COMPLEX for a document that is too deep, too long or too repetitive */
export function checkShape(document: DocumentNode): void {
  countNodes(document);
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const fragment: FragmentOf = (name) => fragments.get(name);
  const measure = new Measure(fragment);
  const comparisons = new Comparisons(fragment);
  for (const { kind, selectionSet } of document.definitions.filter(hasSelections)) {
    const { depth, fields } = measure.of(selectionSet);
    if (depth > MAX_DEPTH && kind === Kind.OPERATION_DEFINITION)
      throw tooComplex(`The query nests deeper than ${MAX_DEPTH} fields.`);
    if (fields > MAX_FIELDS) throw tooComplex(`The query asks for more than ${MAX_FIELDS} fields.`);
    checkIntrospection(selectionSet, fragment);
    comparisons.charge([selectionSet]);
  }
}
