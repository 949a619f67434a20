/** The frame of every page: skip link, head with the sections of a game, foot. */
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { gameNames } from '../lib/games.ts';
import { perspective } from '../lib/perspective.ts';
import { viewer } from '../lib/session.ts';
import { AsIfBanner } from './as-if-banner.tsx';
import { Brand } from './brand.tsx';
import { GameNav, type GameNavProps } from './game-nav.tsx';
import { SiteNav } from './site-nav.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export interface SiteFrameProps {
  readonly game?: GameNavProps['game'];
  readonly children: ReactNode;
}

export async function SiteFrame({ game, children }: SiteFrameProps) {
  const theme = (await cookies()).get('theme')?.value;
  const [token, person, games] = await Promise.all([
    perspective(),
    viewer().catch(() => null),
    game ? [] : gameNames(),
  ]);
  const editor = person?.permissions.includes('drafts');
  return (
    <div className="site" data-game={game?.id}>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <header className="site-head">
        <a className="site-brand" href="/">
          <Brand />
          Rulewright
        </a>
        {game ? <GameNav game={game} /> : <SiteNav games={games} />}
        <ThemeToggle initial={theme === 'light' || theme === 'dark' ? theme : null} />
      </header>
      {token !== undefined && <AsIfBanner token={token} editor={editor ?? false} />}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className="site-foot">
        <p>
          Rulewright. Card faces are drawn by us; values marked provisional are ours until the publisher’s are known.
        </p>
        <nav aria-label="More">
          <a href="/releases">Releases</a>
          <a href="/developers">Developers</a>
          {editor && <a href="/desk">Desk</a>}
          {person ? <a href="/account">{person.name}</a> : <a href="/sign-in">Sign in</a>}
          <a href={game ? `/${game.id}/coverage` : '/coverage'}>How the rules are covered</a>
        </nav>
      </footer>
    </div>
  );
}
