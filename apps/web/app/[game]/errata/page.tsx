/** The errata of a game, one of its sets, or a release: the changed cards, the changes, and the reasons. */
import { CardSetDocument, ErrataDocument, GameHomeDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Errata } from '../../../features/cards/errata.tsx';
import { find } from '../../../shared/api.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { href, one, positive, type SearchParams } from '../../../shared/query.ts';
import { Pager } from '../../../shared/components/pager.tsx';

const PAGE = 20;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function load({ params, searchParams }: Props) {
  const { game } = await params;
  const query = await searchParams;
  const [set, release] = [one(query, 'set') || undefined, positive(query, 'release')];
  const [{ game: home }, { errata }, named] = await Promise.all([
    find(GameHomeDocument, { game }),
    find(ErrataDocument, { game, set, changedIn: release, first: PAGE, after: one(query, 'after') }),
    set === undefined ? null : find(CardSetDocument, { game, set, first: 1 }),
  ]);
  const t = await getTranslations('cards.errataPage');
  const title =
    named !== null
      ? t('inSet', { set: named.cardSet.name })
      : release === undefined
        ? t('title', { game: home.name })
        : t('inRelease', { game: home.name, release });
  return { home, errata, set, release, title };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { home, title } = await load(props);
  return linkPreview(`/${home.id}/errata`, { title });
}

export default async function ErrataPage(props: Props) {
  const t = await getTranslations('cards.errataPage');
  const { home, errata, set, release, title } = await load(props);
  const path = `/${home.id}/errata`;
  return (
    <div className="page">
      <p className="crumbs">
        <a href={`/${home.id}`}>{home.name}</a>
      </p>
      <h1>{title}</h1>
      <p className="lede">{t('lede')}</p>
      <p>
        <a href={`${path}.atom`}>{t('feed')}</a>
      </p>
      {(set !== undefined || release !== undefined) && (
        <p>
          <a href={path}>{t('all', { game: home.name })}</a>
        </p>
      )}
      {errata.nodes.length === 0 && (
        <Empty title={t('none')}>
          <p>{t('noneHelp', { cards: home.words.cards })}</p>
        </Empty>
      )}
      {errata.nodes.map(({ card, errata: its }) => (
        <section key={card.slug} className="section">
          <h2>
            <a href={`/${home.id}/cards/${card.slug}`}>{card.name}</a>
          </h2>
          <Errata errata={its} />
        </section>
      ))}
      <Pager
        label={t('errata')}
        next={
          errata.pageInfo.hasNextPage
            ? { href: href(path, { set, release, after: errata.pageInfo.endCursor }), text: t('more') }
            : null
        }
      />
    </div>
  );
}
