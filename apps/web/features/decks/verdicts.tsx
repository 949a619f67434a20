/** The verdicts of all rulesets about a deck. The first that fails is open. */
import { Problem, RuleRef, Verdict } from '@rulewright/ui/deck';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Translator } from '../../i18n/translator.ts';
import type { DeckVerdict } from '../../shared/deck-verdict.ts';
import { ruleHrefIn, rulebookHref } from '../../shared/query.ts';
import type { GameWords } from '../../shared/words.ts';

type Issue = DeckVerdict['issues'][number];

export interface VerdictsProps {
  readonly verdicts: readonly DeckVerdict[];
  readonly words: GameWords;
  /** The button that fixes a problem, if the page can fix it. */
  readonly fix?: (issue: Issue) => ReactNode;
}

export function Verdicts({ verdicts, words, fix }: VerdictsProps) {
  const t = useTranslations('decks.verdicts');
  const first = verdicts.find((verdict) => !verdict.legal);
  return (
    <div className="verdicts">
      {verdicts.map((verdict) => (
        <Verdict
          key={`${verdict.ruleset.id} ${verdict === first}`}
          open={verdict === first}
          href={rulebookHref(verdict.ruleset.id)}
          words={verdictWords(t, verdict, words.cards)}
          verdict={{ ...verdict, name: verdict.ruleset.name, problems: verdict.issues }}
        >
          {verdict.issues.map((issue, i) => (
            <Problem
              key={i}
              problem={issue}
              words={{ severity: t('severity', { severity: issue.severity }), lines: linesOf(t, issue.lines) }}
              rule={
                issue.ruleId !== null && (
                  <RuleRef
                    id={issue.ruleId}
                    href={ruleHrefIn(verdict.ruleset.id, issue.ruleId)}
                    name={issue.ruleNumber == null ? undefined : { label: t('rule', { number: issue.ruleNumber }) }}
                  />
                )
              }
            >
              {fix?.(issue)}
            </Problem>
          ))}
        </Verdict>
      ))}
    </div>
  );
}

function verdictWords(t: Translator<'decks.verdicts'>, verdict: DeckVerdict, cards: string) {
  const { legal, limits, issues, removed, ruleset } = verdict;
  const count = (severity: Issue['severity']): number => issues.filter((one) => one.severity === severity).length;
  return {
    state: legal ? t('legal', { warnings: count('warning') }) : t('illegal', { problems: Math.max(1, count('error')) }),
    cards: share(t, { value: verdict.cards, limit: limits.maxCards, least: limits.minCards, unit: cards }),
    points: share(t, { value: verdict.points, limit: limits.maxPoints, unit: t('points') }),
    removed: t('removed', { cards: removed.join(', ') }),
    rules: t('rules', { name: ruleset.name }),
  };
}

interface Use {
  readonly value: number;
  readonly limit?: number | null | undefined;
  readonly least?: number | null | undefined;
  readonly unit: string;
}

/** For example “47 of 45 cards (2 too many)”. */
function share(t: Translator<'decks.verdicts'>, { value, limit, least, unit }: Use): ReactNode {
  return t.rich('use', {
    b: (chunks) => <b>{chunks}</b>,
    value,
    limited: String(limit != null),
    limit: limit ?? 0,
    unit,
    over: limit == null ? 0 : Math.max(0, value - limit),
    // Omits a minimum of 1, because every deck has at least one card.
    least: least != null && least > 1 ? least : 0,
  });
}

/** For example “Lines 3, 4 and 9”; nothing for a problem without a line. */
const linesOf = (t: Translator<'decks.verdicts'>, lines: readonly number[]): string =>
  lines.length === 0
    ? ''
    : t('lines', { count: lines.length, others: lines.slice(0, -1).join(', '), last: lines.at(-1)! });
