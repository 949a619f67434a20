/** Finds the policy for a ruleset, and describes how far to trust it. */
import type { PolicyDocument, Program } from '@rulewright/engine';

type Ruleset = Program['ruleset'];
type NamedCard = Pick<Program['defs'][number], 'slug' | 'name'>;

/** A policy for a ruleset, with the parameters and cards for which it has not learned. */
export interface PolicyChoice {
  readonly document: PolicyDocument;
  /** Whether it was learned under exactly these rules. */
  readonly exact: boolean;
  /** The parameters whose values differ from those under which it was learned. */
  readonly differing: readonly string[];
  /** The names of the program's cards that it never met. */
  readonly unknownCards: readonly string[];
}

const sameValue = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const differingFrom = (ruleset: Ruleset, { parameters }: PolicyDocument): string[] =>
  Object.entries(ruleset.parameters).flatMap(([name, value]) => (sameValue(value, parameters[name]) ? [] : [name]));

/** The names of the cards that no number of the policy mentions. */
function unknownTo(cards: readonly NamedCard[], { position, option }: PolicyDocument): string[] {
  const met = new Set([...position, ...option].map((name) => name.split(/[/>]/u).at(-1)));
  return cards.flatMap(({ slug, name }) => (met.has(slug) ? [] : [name]));
}

/** The policy for exactly this ruleset, or else the one with the fewest differing parameters. Null if there are no policies. */
export function choosePolicy(
  policies: readonly PolicyDocument[],
  ruleset: Ruleset,
  cards: readonly NamedCard[],
): PolicyChoice | null {
  let best: Omit<PolicyChoice, 'unknownCards'> | null = null;
  for (const document of policies) {
    const differing = differingFrom(ruleset, document);
    const exact = document.hash === ruleset.hash;
    if (best === null || exact || (!best.exact && differing.length < best.differing.length))
      best = { document, exact, differing };
  }
  return best && { ...best, unknownCards: unknownTo(cards, best.document) };
}

const choices = new WeakMap<Program, PolicyChoice | null>();

/** The policy that learned players use for a program. Null if its game has none. */
export function nearestPolicy(program: Program): PolicyChoice | null {
  const known = choices.get(program);
  if (known !== undefined) return known;
  const choice = choosePolicy(program.mechanics.policies ?? [], program.ruleset, program.defs);
  choices.set(program, choice);
  return choice;
}

const MOST_NAMED = 3;

function listed(names: readonly string[], one: string, many: string): string {
  const count = `${names.length} ${names.length === 1 ? one : many}`;
  const rest = names.length - MOST_NAMED;
  return `${count} (${names.slice(0, MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''})`;
}

/** Sentences that say how far to trust the results of games with this policy. */
export function trustIn({ document, exact, differing, unknownCards }: PolicyChoice): string {
  const cards =
    unknownCards.length > 0
      ? ` It has never met ${listed(unknownCards, 'card', 'cards')} and judges them by their kind of option only.`
      : '';
  if (exact) return `The learned player practised under exactly these rules.${cards}`;
  if (differing.length === 0)
    return `The learned player practised under ${document.ruleset}, which has the same parameters but other steps or rules.${cards} Repeat important results with the level Medium.`;
  return `The learned player practised under ${document.ruleset}, which differs in ${listed(differing, 'parameter', 'parameters')}. It plays as if the old values applied.${cards} Repeat important results with the level Medium, or train it under these rules.`;
}
