/** Lists the games saved on this device. The service worker also shows this page instead of a page that is not on the device. */
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { KeptGames } from '../../features/offline/kept-games.tsx';
import { MissingPage } from '../../features/offline/missing-page.tsx';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { Words } from '../../shared/components/words.tsx';
import { gameNames } from '../../shared/games.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline.page');
  return { title: t('title') };
}

export default async function OfflinePage() {
  const t = await getTranslations('offline.page');
  const games = await gameNames();
  return (
    <SiteFrame>
      <Words of={['offline', 'rules.examplesIdPage', 'rules.board', 'rules.story', 'play.board']}>
        <div className="page narrow">
          <MissingPage />
          <h1>{t('title')}</h1>
          <p className="lede">{t('lede')}</p>
          <KeptGames games={games.map(({ id, name, engine }) => ({ id, name, engine }))} />
          <p className="quiet">{t('visited')}</p>
          <p className="quiet">{t('install')}</p>
        </div>
      </Words>
    </SiteFrame>
  );
}
