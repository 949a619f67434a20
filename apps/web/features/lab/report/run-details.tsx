/** Everything else that a run shows, folded: differences, lengths, numbers, cards, games and rules. */
import type { LabGamesQuery, LabReportPartsFragment, LabRunQuery } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { href } from '../../../shared/query.ts';
import { ArmTable } from '../arm-table.tsx';
import { CardTable } from '../card-table.tsx';
import { Findings } from '../findings.tsx';
import { GameList, useGameFilter } from '../game-list.tsx';
import { Lengths, type DrawnArm } from '../lengths.tsx';
import { RuleTable } from '../rule-table.tsx';
import { SweepPlots } from '../sweep-plots.tsx';
import { Tuned } from '../tuned.tsx';
import { Fold } from './fold.tsx';

type Run = NonNullable<LabRunQuery['labRun']>;

/** Names the arms in the plots of lengths. A sweep uses the parameter. Tuning uses a short word, because its names are long. */
function drawnArms(
  { arms, candidates }: LabReportPartsFragment,
  drawn: LabReportPartsFragment['arms'],
  nearest: string,
  parameter?: string,
): DrawnArm[] {
  return drawn.map((arm, at) => ({
    ...arm,
    number: arms.indexOf(arm),
    name: candidates.length > 0 && at > 0 ? nearest : parameter ? `${parameter} ${arm.name}` : arm.name,
  }));
}

/** For a tuning run: the arms with the current rules and with the best candidate. */
function tunedArms({ arms, candidates }: LabReportPartsFragment): LabReportPartsFragment['arms'] {
  const nearest = [...candidates].sort((a, b) => a.miss - b.miss)[0]?.arm ?? 0;
  return nearest === 0 ? [arms[0]!] : [arms[0]!, arms[nearest]!];
}

/** The reasons why games ended, as text by cause. */
const endingsIn = ({ arms }: LabReportPartsFragment): ReadonlyMap<string, string> =>
  new Map(arms.flatMap(({ endings }) => endings.map(({ cause, text }) => [cause, text] as const)));

/** The most arms of a table. */
const MOST_ARMS = 4;

/** The arms of tables, which have room for few columns: the first and the last of a sweep, or the best candidate of a search. */
export const shownArms = ({ sweep, tune, searches, report }: Run): LabReportPartsFragment['arms'] =>
  searches != null
    ? report.arms.slice(0, 2)
    : sweep || report.arms.length > MOST_ARMS
      ? [report.arms[0]!, report.arms.at(-1)!]
      : tune
        ? tunedArms(report)
        : report.arms;

interface RunDetailsProps {
  readonly run: Run;
  readonly games: NonNullable<LabGamesQuery['labGames']> | null;
  readonly filter: ComponentProps<typeof GameList>['filter'];
  /** Whether the address selects games, so that their list is open. */
  readonly isFiltered: boolean;
  readonly isPlaying: boolean;
  /** The names of the rules by id. */
  readonly rules: ComponentProps<typeof RuleTable>['names'];
}

export function RunDetails({ run, games, filter, isFiltered, isPlaying, rules }: RunDetailsProps) {
  const t = useTranslations('lab.runPage');
  const { report, sweep, tune } = run;
  const shown = shownArms(run);
  const endings = endingsIn(report);
  const narrowed = useGameFilter({ run, endings, filter });
  return (
    <section className="section lab-details" aria-label={t('details')}>
      <Fold id="findings" title={t('findings', { tuned: String(tune !== null) })}>
        {tune ? (
          <Tuned run={run} candidates={report.candidates} />
        ) : (
          <Findings
            findings={report.findings}
            compared={run.arms.length > 1}
            early={isPlaying}
            sides={
              sweep
                ? t('beforeAfter', {
                    parameter: sweep.parameter,
                    before: sweep.values[0] ?? '',
                    after: sweep.values.at(-1) ?? '',
                  })
                : undefined
            }
          />
        )}
        {sweep && <SweepPlots arms={report.arms} parameter={sweep.parameter} />}
      </Fold>
      <Fold id="lengths" title={t('lengths')}>
        <Lengths
          run={run.id}
          arms={drawnArms(report, tune || run.searches ? shown : report.arms, t('bestCandidate'), sweep?.parameter)}
        />
      </Fold>
      <Fold id="numbers" title={t('numbers')}>
        <ArmTable arms={tune || !sweep ? shown : report.arms} />
      </Fold>
      <Fold id="cards" title={t('cards')}>
        <p className="quiet">
          {t.rich('howManySeatsDrew', {
            link: (words) => <a href={href('/lab', { game: run.game, question: 'card' })}>{words}</a>,
          })}
        </p>
        <CardTable game={run.game} arms={shown} />
      </Fold>
      <Fold id="games" title={t('games', { described: String(narrowed !== ''), filter: narrowed })} isOpen={isFiltered}>
        <GameList run={run} games={games} endings={endings} filter={filter} />
      </Fold>
      <Fold id="rules" title={t('rules')}>
        <RuleTable arms={shown} names={rules} />
      </Fold>
    </section>
  );
}
