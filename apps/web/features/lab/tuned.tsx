/** The result of tuning: the frontier as a plot between two goals and as a table, and the candidates that could not be played. */
import type { LabReportPartsFragment, LabRunHeadFragment } from '@rulewright/api-client';
import { PlotFigure, type CandidateAxis } from '@rulewright/ui/lab';
import { useTranslations } from 'next-intl';
import { rulebookHref } from '../../shared/query.ts';
import { RELATION_WORDS } from './draft.ts';
import { gamesHref } from './lengths.tsx';
import { whole, written } from './numbers.ts';
import { WideTable } from '../../shared/components/wide-table.tsx';

type Candidate = LabReportPartsFragment['candidates'][number];
type Result = Candidate['results'][number];

interface TunedProps {
  readonly run: LabRunHeadFragment;
  readonly candidates: readonly Candidate[];
}

/** The name of a goal relation in the message catalogue. */
const relationWord = (relation: string): string =>
  new Map<string, string>(Object.entries(RELATION_WORDS)).get(relation) ?? relation;

const axis = ({ title, unit, wanted }: Result): CandidateAxis => ({
  label: title,
  scale: unit === 'share' ? 'percent' : 'plain',
  goal: wanted,
});

export function Tuned({ run, candidates }: TunedProps) {
  const t = useTranslations('lab.tuned');
  const [first] = candidates;
  if (!first || !run.tune) return null;
  const best = candidates.filter(({ frontier }) => frontier).sort((a, b) => a.changes - b.changes || b.miss - a.miss);
  const nameOf = ({ arm }: Candidate): string => `${best.findIndex((one) => one.arm === arm) + 1}`;
  const [one, other] = first.results;
  // With a single goal, the other axis is the number of changed values.
  const changes: CandidateAxis = { label: t('valuesChanged'), scale: 'plain', goal: null };
  const [x, y] = other ? [axis(one!), axis(other)] : [changes, axis(one!)];
  const met = best.filter(({ miss }) => miss === 0);
  return (
    <div>
      <p className="lab-goals">
        {first.results.map((result) => (
          <span key={result.metric}>
            {t('goal', {
              title: result.title,
              relation: relationWord(result.relation),
              wanted: written(result.unit, result.wanted),
            })}
          </span>
        ))}
      </p>
      <p>{t('noCandidateMeetsEvery', { count: met.length, played: whole(candidates.length) })}</p>
      <PlotFigure
        caption={t('candidatesNumberedTableDashed')}
        spec={{
          kind: 'candidates',
          x,
          y,
          rows: candidates.map((each) => ({
            label: each.frontier ? nameOf(each) : '',
            x: other ? each.results[0]!.value : each.changes,
            y: each.results[other ? 1 : 0]!.value,
            frontier: each.frontier,
          })),
        }}
      />
      <WideTable
        label={t('theFrontier')}
        className="table lab-numbers"
        columns={[
          t('candidate'),
          t('changedValues'),
          ...first.results.map(({ title }) => ({ number: title })),
          t('details'),
        ]}
      >
        <tbody>
          {best.map((each) => (
            <tr key={each.arm}>
              <th scope="row">{nameOf(each)}</th>
              <td>
                <Changes run={run} arm={each.arm} />
              </td>
              {each.results.map(({ metric, unit, value, low, high, miss }) => (
                <td key={metric} className="number">
                  {written(unit, value)}
                  {miss === 0 && t('met')}
                  <span className="quiet lab-interval">
                    {t('to', { low: written(unit, low), high: written(unit, high) })}
                  </span>
                </td>
              ))}
              <td>
                <a href={gamesHref(run.id, { arm: each.arm })}>
                  {t.rich('showGamesOfCandidate', {
                    candidate: nameOf(each),
                    span: (chunks) => <span className="visually-hidden">{chunks}</span>,
                  })}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className="quiet">{t('bestManyCandidatesLooks')}</p>
      {run.tune.refused.length > 0 && (
        <details>
          <summary>{t('candidatesCouldNotPlayed', { count: run.tune.refused.length })}</summary>
          <ul>
            {run.tune.refused.map(({ ruleset, reason }) => (
              <li key={ruleset}>
                <code>{ruleset}</code>: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Changes({ run, arm }: { readonly run: LabRunHeadFragment; readonly arm: number }) {
  const t = useTranslations('lab.tuned');
  const changes = run.tune?.changes[arm] ?? [];
  const { ruleset } = run.arms[arm]!;
  const words = changes.map(({ parameter, value }) => `${parameter} ${value}`).join(', ');
  return <a href={rulebookHref(ruleset.id, undefined, run.release)}>{words || t('noneTheCurrentRules')}</a>;
}
