/** How a match ended, with the rule that says so. */
import { RuleRef } from '@rulewright/ui/table';
import { MatchNotes } from '../notes/match-notes.tsx';
import { subjectsOf } from '../notes/subjects.ts';
import { Series } from './series.tsx';
import type { MatchView } from './use-match.ts';

export function Outcome({
  match,
  ruleHref,
  take,
}: {
  readonly match: MatchView;
  readonly ruleHref: (rule: string) => string;
  take(view: MatchView): void;
}) {
  const { result } = match.table!;
  if (!result) return null;
  const { winner, cause, rule, turns } = result;
  return (
    <section className="outcome">
      <h2 role="status">{winner == null ? 'Nobody wins' : `${match.seats[winner]!.name} wins`}</h2>
      <p>
        After {turns} turns: {cause}. {rule && <RuleRef id={rule} href={ruleHref(rule)} />}
      </p>
      <Series match={match} ruleHref={ruleHref} take={take} />
      <p className="actions">
        <a className="button" href={`/play?from=${encodeURIComponent(match.ruleset.id)}`}>
          Another match
        </a>
      </p>
      <MatchNotes
        match={match.id}
        game={match.game}
        mayWrite={match.host || match.seats.some(({ mine }) => mine)}
        ruleHref={ruleHref}
        {...subjectsOf(match, match.table!)}
      />
    </section>
  );
}
