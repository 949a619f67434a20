/**
 * A validation rule that bounds the shape of a query before anything walks it in full: how deep fields nest and how many
 * there are once fragments are written out. Fragments are measured once each, so that fragments that double one another
 * cost nothing to refuse.
 */
import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

/** Rulings in a rulebook by way of a card of a deck lie nine deep. */
export const MAX_DEPTH = 12;
/** A page of the site asks for some hundred fields. */
export const MAX_FIELDS = 1500;

interface Shape {
  readonly depth: number;
  readonly fields: number;
}

class Measure {
  private readonly known = new Map<string, Shape>();

  constructor(private readonly fragment: (name: string) => FragmentDefinitionNode | null | undefined) {}

  of(set: SelectionSetNode | undefined): Shape {
    let depth = 0;
    let fields = 0;
    for (const node of set?.selections ?? []) {
      const inner = node.kind === Kind.FRAGMENT_SPREAD ? this.ofFragment(node.name.value) : this.ofNode(node);
      depth = Math.max(depth, inner.depth);
      fields = Math.min(fields + inner.fields, MAX_FIELDS + 1);
    }
    return { depth, fields };
  }

  private ofNode(node: Exclude<SelectionSetNode['selections'][number], { kind: Kind.FRAGMENT_SPREAD }>): Shape {
    const inner = this.of(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return inner;
    // Introspection has a rule of its own in graphql-js and is deep by nature.
    if (node.name.value.startsWith('__')) return { depth: 1, fields: 1 };
    return { depth: inner.depth + 1, fields: inner.fields + 1 };
  }

  private ofFragment(name: string): Shape {
    const known = this.known.get(name);
    if (known) return known;
    // A fragment in a circle is an error of its own; here it only must not go on for ever.
    this.known.set(name, { depth: 0, fields: 0 });
    const shape = this.of(this.fragment(name)?.selectionSet);
    this.known.set(name, shape);
    return shape;
  }
}

/** Apollo gives every error of a validation rule the same code; the limit tells this one apart. */
const beyond = (limit: 'depth' | 'fields', message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { limit } });

/** The validation rule. */
export function shapeLimits(context: ValidationContext): ASTVisitor {
  const measure = new Measure((name) => context.getFragment(name));
  return {
    OperationDefinition(node) {
      const { depth, fields } = measure.of(node.selectionSet);
      if (depth > MAX_DEPTH) context.reportError(beyond('depth', `The query nests deeper than ${MAX_DEPTH} fields.`));
      if (fields > MAX_FIELDS)
        context.reportError(beyond('fields', `The query asks for more than ${MAX_FIELDS} fields.`));
    },
  };
}
