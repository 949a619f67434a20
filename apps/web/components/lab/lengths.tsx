/** How long games are: a plot, and the same as a table whose lines lead to the games. */
import type { LabReportPartsFragment } from '@rulewright/api-client';
import { PlotFigure } from '@rulewright/ui/lab';
import { href } from '../../lib/query.ts';
import { games } from './words.ts';

interface LengthsProps {
  readonly run: string;
  readonly arms: readonly DrawnArm[];
}

/** An arm under the number that the run knows it by. */
export interface DrawnArm extends Pick<LabReportPartsFragment['arms'][number], 'name' | 'games' | 'turns' | 'endings'> {
  readonly number: number;
}

/** Arms whose lengths are drawn; a sweep has its plots of the mean. */
const MOST_DRAWN = 4;

export const gamesHref = (run: string, values: Readonly<Record<string, string | number>>): string =>
  `${href(`/lab/${run}`, values)}#games`;

export function Lengths({ run, arms }: LengthsProps) {
  const drawn = arms.slice(0, MOST_DRAWN);
  return (
    <section className="section" aria-labelledby="lengths">
      <h2 id="lengths">How long games are</h2>
      <PlotFigure
        caption="Games by their number of turns"
        spec={{
          kind: 'lengths',
          arms: drawn.map(({ name }, at) => label(name, at, drawn.length)),
          rows: drawn.flatMap((arm, at) =>
            arm.turns.map((bar) => ({
              arm: label(arm.name, at, drawn.length),
              at: bar.at,
              share: bar.games / arm.games,
              href: gamesHref(run, { arm: arm.number, turns: bar.at }),
            })),
          ),
        }}
      />
      <details>
        <summary>As a table, with the games</summary>
        <div className="lab-lengths">
          {drawn.map((arm, at) => (
            <table key={at} className="table">
              <caption>{arm.name}</caption>
              <thead>
                <tr>
                  <th scope="col">Turns</th>
                  <th scope="col" className="number">
                    Games
                  </th>
                </tr>
              </thead>
              <tbody>
                {arm.turns.map((bar) => (
                  <tr key={bar.at}>
                    <th scope="row">
                      <a href={gamesHref(run, { arm: arm.number, turns: bar.at })}>{bar.at} turns</a>
                    </th>
                    <td className="number">{bar.games}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </div>
      </details>
      <h3 className="lab-ends">How they end</h3>
      <ul className="lab-endings">
        {drawn.flatMap((arm, at) =>
          arm.endings.map(({ cause, games: count }) => (
            <li key={`${at} ${cause}`}>
              {drawn.length > 1 && <span className="quiet">{arm.name}: </span>}
              <a href={gamesHref(run, { arm: arm.number, cause })}>{cause}</a>, {games(count)}
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

/** Arms are drawn by name; twins are told apart by number. */
const label = (name: string, at: number, of: number): string => (of > 1 ? `${at + 1}. ${name}` : name);
