/** The public gallery of the lab. */
import { GamesDocument, LabGalleryDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteFrame } from '../../../features/frame/site-frame.tsx';
import { Gallery } from '../../../features/lab/report/gallery.tsx';
import { ask, find } from '../../../shared/api.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { href, nextCursor, one, type SearchParams } from '../../../shared/query.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('lab.galleryPage');
  return linkPreview('/lab/gallery', { title: `${t('title')} · ${t('lab')}`, description: t('lede') });
}

/** Few, because each run has a plot, and a query may cost only so much. */
const PAGE = 5;

export default async function GalleryPage({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const t = await getTranslations('lab.galleryPage');
  const query = await searchParams;
  const game = one(query, 'game');
  const [{ games }, { labGallery }] = [
    await ask(GamesDocument, {}),
    await find(LabGalleryDocument, { game: game ?? null, first: PAGE, after: one(query, 'after') ?? null }),
  ];
  const more = nextCursor(labGallery.pageInfo);
  return (
    <SiteFrame game={games.find(({ id }) => id === game)}>
      <div className="page lab">
        <p className="crumbs">
          <a href="/lab">{t('lab')}</a>
        </p>
        <h1>{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
        {labGallery.nodes.length === 0 ? <p>{t('none')}</p> : <Gallery runs={labGallery.nodes} heading="h2" />}
        {more !== null && (
          <p>
            <a className="button" href={href('/lab/gallery', { game, after: more })}>
              {t('more')}
            </a>
          </p>
        )}
      </div>
    </SiteFrame>
  );
}
