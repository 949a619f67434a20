/** The verdicts of every ruleset on a deck, open on the first that fails. */
import { Problem, RuleRef, Verdict } from '@rulewright/ui/deck';
import type { ReactNode } from 'react';
import type { DeckVerdict } from '../../lib/deck-verdict.ts';
import { ruleHrefIn, rulebookHref } from '../../lib/query.ts';
import type { GameWords } from '../../lib/words.ts';

export interface VerdictsProps {
  readonly verdicts: readonly DeckVerdict[];
  readonly words: GameWords;
  /** The button that fixes a problem, if it can be fixed here. */
  readonly mend?: (issue: DeckVerdict['issues'][number]) => ReactNode;
}

export function Verdicts({ verdicts, words, mend }: VerdictsProps) {
  const first = verdicts.find((verdict) => !verdict.legal);
  return (
    <div className="verdicts">
      {verdicts.map((verdict) => (
        <Verdict
          key={`${verdict.ruleset.id} ${verdict === first}`}
          open={verdict === first}
          href={rulebookHref(verdict.ruleset.id)}
          cards={words.cards}
          verdict={{ ...verdict, name: verdict.ruleset.name, problems: verdict.issues }}
        >
          {verdict.issues.map((issue, i) => (
            <Problem
              key={i}
              problem={issue}
              rule={<RuleRef id={issue.ruleId} href={ruleHrefIn(verdict.ruleset.id, issue.ruleId)} />}
            >
              {mend?.(issue)}
            </Problem>
          ))}
        </Verdict>
      ))}
    </div>
  );
}
