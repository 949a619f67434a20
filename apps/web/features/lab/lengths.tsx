/** Game lengths: a plot, and the same data as a table with links to the games. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { PlotFigure } from '@rulewright/ui/lab';
import { useTranslations } from 'next-intl';
import { href } from '../../shared/query.ts';

interface LengthsProps {
  readonly run: string;
  readonly arms: readonly DrawnArm[];
}

/** An arm with its number within the run. */
export interface DrawnArm extends Pick<LabReportPartsFragment['arms'][number], 'name' | 'games' | 'turns' | 'endings'> {
  readonly number: number;
}

/** The maximum number of arms in the plot. A sweep also has plots of the mean. */
const MOST_DRAWN = 4;

export const gamesHref = (run: string, values: Readonly<Record<string, string | number>>): string =>
  `${href(`/lab/${run}`, values)}#games`;

export function Lengths({ run, arms }: LengthsProps) {
  const t = useTranslations('lab.lengths');
  const drawn = spread(arms);
  const names = labels(drawn);
  return (
    <>
      <PlotFigure
        caption={t('caption', {
          some: String(drawn.length < arms.length),
          shown: drawn.length,
          all: arms.length,
        })}
        spec={{
          kind: 'lengths',
          arms: names,
          labels: { turns: t('axisTurns'), share: t('axisShare') },
          rows: drawn.flatMap((arm, at) =>
            arm.turns.map((bar) => ({
              arm: names[at]!,
              at: bar.at,
              share: bar.games / arm.games,
              href: gamesHref(run, { arm: arm.number, turns: bar.at }),
            })),
          ),
        }}
      />
      <details>
        <summary>{t('showTableLinksGames')}</summary>
        <div className="lab-lengths">
          {drawn.map((arm, at) => (
            <table key={at} className="table">
              <caption>{arm.name}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('turns')}</th>
                  <th scope="col" className="number">
                    {t('games')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {arm.turns.map((bar) => (
                  <tr key={bar.at}>
                    <th scope="row">
                      <a href={gamesHref(run, { arm: arm.number, turns: bar.at })}>{t('turnsOf', { at: bar.at })}</a>
                    </th>
                    <td className="number">{bar.games}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </details>
      <h3 className="lab-ends">{t('howTheyEnd')}</h3>
      <ul className="lab-endings">
        {drawn.flatMap((arm, at) =>
          arm.endings.map(({ cause, text, games: count }) => (
            <li key={`${at} ${cause}`}>
              {drawn.length > 1 && <span className="quiet">{arm.name}: </span>}
              {t.rich('gameOtherGamesEnded', {
                count,
                text,
                link: (chunks) => <a href={gamesHref(run, { arm: arm.number, cause })}>{chunks}</a>,
              })}
            </li>
          )),
        )}
      </ul>
    </>
  );
}

/** Labels arms by name. Arms with the same name get a number. */
const labels = (arms: readonly DrawnArm[]): string[] =>
  arms.map(({ name }, at) => (arms.some((other, i) => i !== at && other.name === name) ? `${at + 1}. ${name}` : name));

/** Selects arms for the plot: the first, the last, and some in between. */
function spread(arms: readonly DrawnArm[]): readonly DrawnArm[] {
  if (arms.length <= MOST_DRAWN) return arms;
  return Array.from({ length: MOST_DRAWN }, (_, at) => arms[Math.round((at * (arms.length - 1)) / (MOST_DRAWN - 1))]!);
}
