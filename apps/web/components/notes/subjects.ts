/** What a note about a match can be about, read from what its page shows. */
import type { MatchView } from '../table/use-match.ts';
import type { Subjects } from './note-form.tsx';

/** Its mode, the cards that were seen, and the rules that were told. */
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
