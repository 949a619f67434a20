/** How the rules of every game are covered, in numbers; the page of each game has them rule by rule. */
import { CoverageCountsDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { LookAgain } from '../../components/look-again.tsx';
import { SiteFrame } from '../../components/site-frame.tsx';
import { find } from '../../lib/api.ts';
import { gameNames } from '../../lib/games.ts';

export const metadata: Metadata = { title: 'How the rules are covered' };

/** Seconds until the page is asked for again while the games are being played. */
const LOOK_AGAIN = 2;

export default async function CoveragePage() {
  const games = await Promise.all(
    (await gameNames()).map(async (game) => ({
      ...game,
      ...(await find(CoverageCountsDocument, { game: game.id })).coverage,
    })),
  );
  const counting = games.some((game) => game.games == null);
  const played = games.find((game) => game.games != null)?.games;
  return (
    <SiteFrame>
      <div className="page narrow">
        <h1>How the rules are covered</h1>
        <p className="lede">
          A rule is proven by three things: the place in the program that applies it, a worked example that plays as it
          says, and games in which it came up. Each game has its table, rule by rule.
        </p>
        <table className="table coverage-games">
          <thead>
            <tr>
              <th scope="col">Game</th>
              <th scope="col">Rules</th>
              <th scope="col">In the program</th>
              <th scope="col">With an example</th>
              <th scope="col">Fired</th>
            </tr>
          </thead>
          <tbody>
            {games.map(({ id, name, counts }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/${id}/coverage`}>{name}</a>
                  {counts.forPeople > 0 && <p className="quiet">{counts.forPeople} only people can follow</p>}
                </th>
                <td>{counts.rules}</td>
                <td>{counts.withCitation}</td>
                <td>{counts.withExample}</td>
                <td>
                  {counts.fired ?? '…'} of{'\u00a0'}
                  {counts.counted}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {counting && <LookAgain seconds={LOOK_AGAIN} />}
        {counting && (
          <p className="quiet">
            Random games are being played to see which rules fire; that takes some seconds.{' '}
            <a href="/coverage">Look again</a>
          </p>
        )}
        {played != null && (
          <p className="quiet">
            Fired: of the rules that matches count, those that came up in {played} random games of every mode.
          </p>
        )}
      </div>
    </SiteFrame>
  );
}
