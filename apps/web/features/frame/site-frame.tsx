/** The frame of every page: skip link, header with the sections of the game, footer. */
import { Menu } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { cookies } from 'next/headers';
import type { ReactNode } from 'react';
import { PerspectiveDocument } from '@rulewright/api-client';
import { gameNames } from '../../shared/games.ts';
import { perspective, askAsIf } from '../../shared/perspective.ts';
import { viewer } from '../../shared/session.ts';
import { Brand } from './brand.tsx';
import { OfflineNote } from '../device/index.ts';
import { DisplayButton } from './display-button.tsx';
import { GameNav, type GameNavProps } from './game-nav.tsx';
import { Search } from '../search/index.ts';
import { SiteNav } from './site-nav.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface AsIfBannerProps {
  readonly token: string;
  /** Whether the visitor may open the desk. */
  readonly editor: boolean;
}

/** Names the change set that the visitor previews, and links back to the current release. */
async function AsIfBanner({ token, editor }: AsIfBannerProps) {
  const t = await getTranslations('common.asIfBanner');
  const set = (await askAsIf(token, PerspectiveDocument, {}).catch(() => null))?.data?.perspective;
  return (
    <div className="as-if-banner" role="region" aria-label={t('changeSetPreview')}>
      <p>
        {set
          ? t.rich('preview', {
              title: set.title,
              state: set.state,
              set: (chunks) => (editor ? <a href={`/desk/sets/${set.id}`}>{chunks}</a> : <q>{chunks}</q>),
            })
          : t('unknown')}
      </p>
      <a href="/as-if/leave">{t('backCurrentRelease')}</a>
    </div>
  );
}

export interface SiteFrameProps {
  readonly game?: GameNavProps['game'];
  /** Whether the page is a match. The header and footer are then behind a button, so that the board can use the whole window. */
  readonly table?: boolean;
  /** False for a page with a search box of its own. */
  readonly searches?: boolean;
  readonly children: ReactNode;
}

export async function SiteFrame({ game, table = false, searches = true, children }: SiteFrameProps) {
  const t = await getTranslations('common.siteFrame');
  const theme = (await cookies()).get('theme')?.value;
  const [token, person, games] = await Promise.all([
    perspective(),
    viewer().catch(() => null),
    game ? [] : gameNames(),
  ]);
  const editor = person?.permissions.includes('drafts');
  const head = (
    <header className="site-head">
      <a className="site-brand" href="/">
        <Brand />
        Rulewright
      </a>
      {game ? <GameNav game={game} /> : <SiteNav games={games} />}
      {searches && <Search game={game && { id: game.id, name: game.name }} />}
      {editor && (
        <a className="site-desk" href="/desk">
          {t('desk')}
        </a>
      )}
      <ThemeToggle initial={theme === 'light' || theme === 'dark' ? theme : null} />
    </header>
  );
  const foot = (
    <footer className="site-foot">
      <p>{t('aboutFaces')}</p>
      <nav aria-label={t('morePages')}>
        <a href="/releases">{t('releases')}</a>
        <a href="/developers">{t('developers')}</a>
        <a href="/offline">{t('offline')}</a>
        <a href="/privacy">{t('privacy')}</a>
        {/* A match has these settings among its tools. */}
        {!table && <DisplayButton />}
        {person ? <a href="/account">{person.name}</a> : <a href="/sign-in">{t('signIn')}</a>}
        <a href={game?.engine ? `/${game.id}/coverage` : '/coverage'}>{t('howRulesCovered')}</a>
      </nav>
    </footer>
  );
  return (
    <div className="site" data-game={game?.id} data-table={table || undefined}>
      {[game ?? games].flat().some(({ hasLook }) => hasLook) && (
        <link rel="stylesheet" href="/looks.css" precedence="looks" />
      )}
      <a className="skip" href="#content">
        {t('skipToTheContent')}
      </a>
      {table ? (
        <details className="site-menu">
          <summary aria-label={t('menu')}>
            <Menu size={20} aria-hidden="true" />
          </summary>
          {head}
          <OfflineNote />
          {foot}
        </details>
      ) : (
        head
      )}
      {!table && <OfflineNote />}
      {token !== undefined && <AsIfBanner token={token} editor={editor ?? false} />}
      <main id="content" tabIndex={-1}>
        {game?.isPrivate && (
          <p className="form-said" role="note">
            {t('privateGame')}
          </p>
        )}
        {children}
      </main>
      {!table && foot}
    </div>
  );
}
