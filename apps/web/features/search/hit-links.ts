/** The addresses of search results. */

interface LinkedHit {
  readonly kind: string;
  readonly id: string;
  readonly game: string;
  readonly rules: readonly string[];
  readonly mode?: string | null;
}

const PLACES: Readonly<Record<string, string>> = { card: 'cards', deck: 'decks', example: 'examples' };

/** The address of a rule in the rulebook of a mode. */
export const ruleHref = (game: string, mode: string, rule: string): string => `/${game}/rules/${mode}#${rule}`;

const NONE: ReadonlySet<string> = new Set();

/** The page of a card, deck or example; for the other kinds, the place of their first rule, on the open page if it is one of `rulesHere`. */
export function hrefOf({ kind, id, game, rules, mode }: LinkedHit, rulesHere = NONE): string {
  const place = PLACES[kind];
  if (place !== undefined) return `/${game}/${place}/${id}`;
  const [rule] = rules;
  if (rule !== undefined && rulesHere.has(rule)) return `#${rule}`;
  return rule === undefined || !mode ? `/${game}/rules` : ruleHref(game, mode, rule);
}
