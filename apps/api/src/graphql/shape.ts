/**
 * Limits the shape of a document before validation, which takes quadratic time. The limits are its depth and length with fragments
 * expanded, its repeated fields, and its introspection.
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

/** The longest query, in tokens. */
export const MAX_TOKENS = 6000;
/** The deepest query that makes sense, from a deck to a card to the rulings of a rulebook, has nine levels. */
const MAX_DEPTH = 12;
/** The queries of the site have about a hundred fields. */
const MAX_FIELDS = 1500;
/** The most comparisons of fields with the same name. An operation of the site needs a few hundred. */
const MAX_COMPARISONS = 10_000;
/** The most nodes of each kind in a document. The time of some validation rules is the product of two of these numbers. */
const MOST: Readonly<Partial<Record<Kind, readonly [number, string]>>> = {
  [Kind.OPERATION_DEFINITION]: [10, 'operations'],
  [Kind.FRAGMENT_DEFINITION]: [100, 'fragments'],
  [Kind.VARIABLE_DEFINITION]: [100, 'variables'],
  [Kind.DIRECTIVE]: [300, 'directives'],
  [Kind.LIST]: [200, 'lists'],
  [Kind.OBJECT]: [200, 'objects'],
};
/** The deepest nesting of syntax nodes, before fragments are expanded. A field takes two or three levels. */
const MAX_NESTING = 180;

const BAD_QUERY = { extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } } };

interface Shape {
  readonly depth: number;
  readonly fields: number;
}

/** Measures definitions with fragments expanded. Measures each fragment only once. */
class ShapeMeasure {
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
    // Introspection has its own depth limit.
    return { depth: node.name.value.startsWith('__') ? 1 : depth + 1, fields: fields + 1 };
  }

  private ofFragment(name: string): Shape {
    const known = this.known.get(name);
    if (known) return known;
    if (known === null) throw new GraphQLError(`The fragment "${name}" contains itself.`, BAD_QUERY);
    this.known.set(name, null);
    const { depth, fields } = this.of(this.fragment(name)?.selectionSet);
    // Counts the spread itself. Otherwise fragments that contain only other fragments would cost nothing.
    const shape = { depth, fields: Math.min(fields + 1, MAX_FIELDS + 1) };
    this.known.set(name, shape);
    return shape;
  }
}

/** Counts the pairwise comparisons that validation makes between fields with the same response name. */
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

/** Counts the syntax nodes of a document. `visit` is not recursive, so that a deep document cannot overflow the stack. */
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

/** Checks all limits. @throws GraphQLError TOO_COMPLEX for a document that is too deep, too long or too repetitive */
export function checkShape(document: DocumentNode): void {
  countNodes(document);
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const fragment: FragmentOf = (name) => fragments.get(name);
  const measure = new ShapeMeasure(fragment);
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
