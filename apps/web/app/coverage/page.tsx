/** How the rules are covered, game by game. */
import type { Metadata } from 'next';
import { SiteFrame } from '../../components/site-frame.tsx';
import { gameNames } from '../../lib/games.ts';

export const metadata: Metadata = { title: 'How the rules are covered' };

export default async function CoveragePage() {
  const games = await gameNames();
  return (
    <SiteFrame>
      <div className="page narrow">
        <h1>How the rules are covered</h1>
        <p className="lede">
          Every rule with its sentence, where the engine applies it, its worked examples, and how often it came up in
          played games.
        </p>
        <ul>
          {games.map(({ id, name }) => (
            <li key={id}>
              <a href={`/${id}/coverage`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
    </SiteFrame>
  );
}
