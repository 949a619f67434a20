/** How a match ended, with the rule that says so. */
import { RuleRef } from '@rulewright/ui/table';
import type { MatchView } from './use-match.ts';

export function Outcome({
  match,
  ruleHref,
}: {
  readonly match: MatchView;
  readonly ruleHref: (rule: string) => string;
}) {
  const { result } = match.table!;
  if (!result) return null;
  const { winner, cause, rule, turns } = result;
  return (
    <section className="outcome" role="status">
      <h2>{winner == null ? 'Nobody wins' : `${match.seats[winner]!.name} wins`}</h2>
      <p>
        After {turns} turns: {cause}. {rule && <RuleRef id={rule} href={ruleHref(rule)} />}
      </p>
      <p className="actions">
        <a className="button button-main" href={`/play?from=${encodeURIComponent(match.ruleset.id)}`}>
          Another match
        </a>
      </p>
    </section>
  );
}
