/** Says that this version of the site cannot read a game or an old release. Pages that need it lead here. */
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../features/frame/site-frame.tsx';
import { one, positive, type SearchParams } from '../../shared/query.ts';

interface Props {
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.unreadable');
  return { title: t('title'), robots: { index: false } };
}

/** A game's id, as addresses have it. Any other text is not shown. */
const GAME = /^[a-z0-9-]{1,60}$/u;

export default async function UnreadablePage({ searchParams }: Props) {
  const query = await searchParams;
  const t = await getTranslations('errors.unreadable');
  const release = positive(query, 'release');
  const typed = one(query, 'game') ?? '';
  const game = GAME.test(typed) ? typed : null;
  return (
    <SiteFrame>
      <Empty title={t('title')} emblem="book" heading="h1">
        <p>{release === undefined ? t('game', { game: game ?? t('thisGame') }) : t('release', { release })}</p>
        <p>{t('others')}</p>
        <p>
          {release !== undefined && game && <a href={`/${game}`}>{t('goCurrent')}</a>} <a href="/">{t('goHomePage')}</a>
        </p>
      </Empty>
    </SiteFrame>
  );
}
