/** A set: its description, and its cards by collector number. */
import { CardSetDocument, GameHomeDocument } from '@rulewright/api-client';
import { Empty } from '@rulewright/ui';
import { Download, Printer } from 'lucide-react';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Results } from '../../../../features/cards/results.tsx';
import { SetFacts } from '../../../../features/cards/set-facts.tsx';
import { StructuredData } from '../../../../shared/components/structured-data.tsx';
import { find } from '../../../../shared/api.ts';
import { moment } from '../../../../shared/editing/states.ts';
import { linkPreview } from '../../../../shared/link-preview.ts';
import { href, positive, type SearchParams } from '../../../../shared/query.ts';
import { gameEmblem } from '../../../../features/home/specimens.ts';
import { valueName } from '../../../../shared/value-names.ts';
import { capital } from '../../../../shared/words.ts';
import { mayEdit } from '../../../../shared/session.ts';
import { EditLink } from '../../../../shared/components/edit-link.tsx';
import { Pager } from '../../../../shared/components/pager.tsx';

const PAGE = 60;

interface Props {
  readonly params: Promise<{ readonly game: string; readonly set: string }>;
  readonly searchParams: Promise<SearchParams>;
}

async function load({ params, searchParams }: Props) {
  const { game, set } = await params;
  const after = positive(await searchParams, 'after') ?? 0;
  const [{ cardSet }, { game: home }] = await Promise.all([
    find(CardSetDocument, { game, set, first: PAGE, from: after }),
    find(GameHomeDocument, { game }),
  ]);
  return { cardSet, home, after, path: `/${game}/sets/${set}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { cardSet, path } = await load(props);
  return linkPreview(path, { title: cardSet.name, description: cardSet.summary });
}

/** Counts the cards of each rarity, most frequent first. */
function rarities(cards: readonly { readonly rarity: string }[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { rarity } of cards) counts.set(rarity, (counts.get(rarity) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

export default async function SetPage(props: Props) {
  const t = await getTranslations('cards.setPage');
  const { cardSet, home, after, path } = await load(props);
  const {
    cardCount,
    cards: { nodes: cards },
  } = cardSet;
  const { words } = home;
  const editable = await mayEdit();
  const isWhole = cards.length === cardCount;
  return (
    <div className="page">
      <p className="crumbs">
        <a href={`/${home.id}`}>{home.name}</a> / <a href={`/${home.id}/sets`}>{t('allSets')}</a>
      </p>
      <h1>{cardSet.name}</h1>
      {cardSet.embargo != null && (
        <p className="form-said" role="note">
          {t('underEmbargo', { moment: moment(cardSet.embargo) })}
        </p>
      )}
      {editable && <EditLink kind="set" game={home.id} id={cardSet.id} name={cardSet.name} />}
      {cardSet.summary && <p className="lede">{cardSet.summary}</p>}
      {cardSet.series && <p className="quiet">{t('inSeries', { series: cardSet.series })}</p>}
      <p className="set-line quiet">
        <SetFacts set={cardSet} words={words} />
        {isWhole &&
          rarities(cards).map(([rarity, count]) => (
            <span key={rarity}>
              {' · '}
              {count} {valueName(rarity).toLowerCase()}
            </span>
          ))}
      </p>
      <p className="actions">
        <a className="button" href={href(`/${home.id}/cards`, { set: cardSet.id })}>
          {t('searchInSet')}
        </a>
        <a className="button" href={href(`/${home.id}/print`, { set: cardSet.id })}>
          <Printer size={16} aria-hidden="true" /> {t('printAndPlay')}
        </a>
        <a className="button" href={href(`/${home.id}/errata`, { set: cardSet.id })}>
          {t('errata')}
        </a>
        <a className="button" href="/data/latest/cards.json">
          <Download size={16} aria-hidden="true" /> {t('openData')}
        </a>
      </p>
      <section className="section" aria-label={capital(words.cards)}>
        {cards.length > 0 ? (
          <Results game={home.id} cards={cards.map(({ card }) => card)} view="grid" />
        ) : (
          <Empty title={t('noCards', { cards: words.cards })} emblem={await gameEmblem(home.id)} />
        )}
      </section>
      <Pager
        label={t('pages')}
        back={
          after > 0
            ? { href: href(path, { after: after > PAGE ? after - PAGE : undefined }), text: t('previousPage') }
            : null
        }
        next={
          after + cards.length < cardCount
            ? { href: href(path, { after: after + cards.length }), text: t('nextPage') }
            : null
        }
      />
      <StructuredData
        trail={[
          [home.name, `/${home.id}`],
          [t('allSets'), `/${home.id}/sets`],
          [cardSet.name, path],
        ]}
        about={{
          '@type': 'Collection',
          name: cardSet.name,
          description: cardSet.summary,
          url: path,
          collectionSize: cardCount,
          isPartOf: { '@type': 'Game', name: home.name, url: `/${home.id}` },
          hasPart: cards.map(({ card }) => ({
            '@type': 'CreativeWork',
            name: card.name,
            url: `/${home.id}/cards/${card.slug}`,
          })),
        }}
      />
    </div>
  );
}
