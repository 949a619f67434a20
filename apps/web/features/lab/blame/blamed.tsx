/** The result of a search for a change: the answer, the versions that were measured, and the changed lines. */
import type { LabBlamePartsFragment, LabRunHeadFragment } from '@rulewright/api-client';
import { useTranslations } from 'next-intl';
import { WideTable } from '../../../shared/components/wide-table.tsx';
import { selector } from '../../../i18n/selector.ts';
import { gamesHref } from '../lengths.tsx';
import { whole, written } from '../numbers.ts';

type Chain = LabBlamePartsFragment['chains'][number];

interface BlamedProps {
  readonly run: LabRunHeadFragment;
  readonly blame: LabBlamePartsFragment;
}

/** A difference with its sign: points for shares. */
const signed = (unit: string, value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${unit === 'share' ? (100 * Math.abs(value)).toFixed(1) : written(unit, Math.abs(value))}`;

export function Blamed({ run, blame }: BlamedProps) {
  const t = useTranslations('lab.blamed');
  const { chains, lines, unit } = blame;
  const releases = chains[0]!;
  return (
    <section className="section lab-blamed" aria-labelledby="blamed">
      <h2 id="blamed">{t('answer')}</h2>
      <Sentence blame={blame} releases={releases} />
      {chains.slice(1).map((chain) => (
        <p key={chain.kind}>
          {t('inside', { kind: selector(chain.kind), paths: chain.paths.join(', '), hidden: chain.hidden })}
        </p>
      ))}
      {lines.length > 0 && (
        <div className="lab-blamed-lines">
          {lines.map(({ path, at, before, after }) => (
            <figure key={`${path} ${at}`}>
              <figcaption>
                <code>{path}</code>, {t('line', { at })}
              </figcaption>
              <pre>
                {before.map((line, n) => (
                  <del key={`-${n}`}>{`− ${line}\n`}</del>
                ))}
                {after.map((line, n) => (
                  <ins key={`+${n}`}>{`+ ${line}\n`}</ins>
                ))}
              </pre>
            </figure>
          ))}
        </div>
      )}
      {chains.map((chain) => (
        <Measured key={chain.kind} {...{ run, chain, unit }} title={blame.title} isSame={blame.verdict === 'same'} />
      ))}
      <p className="quiet">{t('restsOn')}</p>
    </section>
  );
}

function Sentence({ blame, releases }: { readonly blame: LabBlamePartsFragment; readonly releases: Chain }) {
  const t = useTranslations('lab.blamed');
  const { verdict, unit, title, size } = blame;
  const [low, high] = [releases.release + releases.low, releases.release + releases.high];
  const points = unit === 'share' ? 'points' : 'number';
  if (verdict === 'same')
    return <p className="lab-answer-sentence">{t('same', { title, points: 100 * size, low, high, kind: points })}</p>;
  if (high - low > 1)
    return <p className="lab-answer-sentence">{t('between', { title, low, high, verdict: verdict ?? 'open' })}</p>;
  const { part, whole: all } = releases;
  return (
    <p className="lab-answer-sentence">
      {t.rich('release', {
        title,
        high,
        link: (words) => <a href={`/releases/${high}`}>{words}</a>,
        part: part ? signed(unit, part.value) : '',
        low: part ? signed(unit, part.low) : '',
        up: part ? signed(unit, part.high) : '',
        all: all ? signed(unit, all.value) : '',
        points,
        exact: String(part != null && part.low === part.high),
      })}
    </p>
  );
}

interface MeasuredProps {
  readonly run: LabRunHeadFragment;
  readonly chain: Chain;
  readonly unit: string;
  readonly title: string;
  /** Whether the search has ended without a shift. */
  readonly isSame: boolean;
}

/** The measured versions of a chain, in order. */
function Measured({ run, chain, unit, title, isSame }: MeasuredProps) {
  const t = useTranslations('lab.blamed');
  return (
    <WideTable
      label={t('measured', { kind: selector(chain.kind) })}
      className="table lab-numbers"
      columns={[t('version'), { number: title }, { number: t('games') }, t('side')]}
    >
      <caption>{t('comparisons', { count: chain.comparisons, most: chain.mostComparisons })}</caption>
      <tbody>
        {chain.measured.map(({ version, arm, name, games, value, low, high }) => (
          <tr key={version}>
            <th scope="row">
              <a href={gamesHref(run.id, { arm })}>{name}</a>
            </th>
            <td className="number">
              {written(unit, value)}
              <span className="quiet lab-interval">
                {t('to', { low: written(unit, low), high: written(unit, high) })}
              </span>
            </td>
            <td className="number">{whole(games)}</td>
            <td>
              {t('sideOf', {
                side: isSame ? 'same' : version <= chain.low ? 'before' : version >= chain.high ? 'after' : 'open',
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
