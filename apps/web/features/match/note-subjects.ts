/** The possible subjects of a note about a match, taken from the data of its page. */
import type { MatchView } from './use-match.ts';
import type { Subjects } from '../notes/index.ts';

/** Returns the mode, the visible cards, and the rules in the log. */
export function subjectsOf(
  { ruleset, log }: Pick<MatchView, 'ruleset' | 'log'>,
  table: NonNullable<MatchView['table']>,
): Subjects {
  const names = new Map(
    table.seats.flatMap(({ zones }) =>
      zones.flatMap(({ cards }) => cards.map(({ slug, name }) => [slug, name] as const)),
    ),
  );
  const cards = [...names].map(([slug, name]) => ({ slug, name })).sort((a, b) => a.name.localeCompare(b.name));
  const rules = [...new Set(log.map(({ rule }) => rule))].sort();
  return {
    mode: { id: ruleset.id.split('/')[1]!.split(/[+?]/u)[0]!, name: ruleset.name.split(/ [+(]/u)[0]! },
    cards,
    rules,
  };
}
