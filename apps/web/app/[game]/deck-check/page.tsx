/** The deck check: takes a list and gives a verdict for every mode. The address contains the list, so that a check can be shared. */
import {
  CheckDeckDocument,
  DeckListsDocument,
  GameHomeDocument,
  ListNamesDocument,
  MyDeckDocument,
} from '@rulewright/api-client';
import { Empty, ErrorNote } from '@rulewright/ui';
import { codeOfList } from '@rulewright/decks/sheet';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { selector } from '../../../i18n/selector.ts';
import { DeckDesk } from '../../../features/decks/deck-desk.tsx';
import { NoDeckLaw } from '../../../features/decks/no-deck-law.tsx';
import type { KeptText } from '../../../features/decks/keep-here.tsx';
import { askOrRefusal, find } from '../../../shared/api.ts';
import { LONGEST_LINK, LONGEST_LIST, REFUSALS } from '../../../shared/deck-verdict.ts';
import { linkPreview } from '../../../shared/link-preview.ts';
import { href, one, type SearchParams } from '../../../shared/query.ts';
import { gameEmblem } from '../../../features/home/specimens.ts';
import { askAsPerson, viewer } from '../../../shared/session.ts';
import { QueryProvider } from '../../../shared/components/query-provider.tsx';
import { Words } from '../../../shared/components/words.tsx';
import { capital } from '../../../shared/words.ts';

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** The list in the address. */
const linkedList = (query: SearchParams): string => (one(query, 'list') ?? '').slice(0, LONGEST_LINK);

const check = cache(async (game: string, text: string, on: string) =>
  askOrRefusal(CheckDeckDocument, { game, text, ...(on !== '' && { on }) }),
);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  const t = await getTranslations('decks.deckCheckPage');
  const title = t('check', { deck: capital(game.words.deck) });
  const path = `/${game.id}/deck-check`;
  const query = await searchParams;
  const text = linkedList(query);
  const code = game.deckLaw && text !== '' ? await codeOfList({ name: '', text }) : null;
  const description = t('description', { game: game.name, deck: game.words.deck });
  if (code === null) return linkPreview(path, { title, description });
  const report = (await check(game.id, text, one(query, 'on') ?? '')).data?.checkDeck;
  const legal = report?.verdicts.flatMap((verdict) => (verdict.legal ? [verdict.ruleset.name] : [])) ?? [];
  return linkPreview(path, {
    title: report?.name ? `${report.name} · ${title}` : title,
    description: report
      ? t('legalIn', { count: legal.length, modes: legal.slice(0, 8).join(', '), deck: game.words.deck })
      : description,
    picture: `/previews/${game.id}/decks/list/${code}.png`,
  });
}

/** Returns a saved list of the signed-in person, or null if the list is someone else's or belongs to another game. */
async function keptList(game: string, id: string): Promise<KeptText | null> {
  const { savedDeck } = await askAsPerson(MyDeckDocument, { id });
  return savedDeck?.game === game ? savedDeck : null;
}

export default async function DeckCheckPage({ params, searchParams }: Props) {
  const t = await getTranslations('decks.deckCheckPage');
  const { game } = await params;
  const { game: home } = await find(GameHomeDocument, { game });
  const { words } = home;
  if (!home.deckLaw)
    return (
      <div className="page narrow">
        <h1>{t('check', { deck: capital(words.deck) })}</h1>
        <NoDeckLaw game={home} />
      </div>
    );
  const query = await searchParams;
  const id = one(query, 'kept');
  const person = await viewer();
  // oxlint-disable-next-line id-denylist -- The name is part of the address.
  if (id && !person) redirect(href('/sign-in', { to: href(`/${game}/deck-check`, { kept: id }) }));
  const saved = id ? await keptList(game, id) : null;
  const list = saved?.text ?? linkedList(query);
  const reason = REFUSALS.find((each) => each === one(query, 'refused'));
  const refused = reason && t('refusal', { reason: selector(reason), most: LONGEST_LIST, mostInLink: LONGEST_LINK });
  const [{ cards }, { decks }, emblem] = await Promise.all([
    find(ListNamesDocument, { game, query: '' }),
    find(DeckListsDocument, { game }),
    gameEmblem(game),
  ]);
  const on = one(query, 'on') ?? '';
  const checked = list ? await check(game, list, on) : null;
  return (
    <div className="page">
      <h1>{t('check', { deck: capital(words.deck) })}</h1>
      <p className="lede">{t('pasteListOneEach', { card: words.card })}</p>
      {(refused ?? checked?.refusal) && (
        <ErrorNote title={t('listCouldNotChecked')}>
          <p>{refused ?? checked?.refusal}</p>
        </ErrorNote>
      )}
      {id && !saved && (
        <ErrorNote title={t('deckNotAccount')}>
          <p>{t.rich('mayHaveBeenDeleted', { link: (chunks) => <a href="/account/decks">{chunks}</a> })}</p>
        </ErrorNote>
      )}
      <Words of={['decks', 'play.keepList']}>
        <QueryProvider>
          <DeckDesk
            key={`${on} ${list}`}
            listed={home.modes.some(({ listed }) => listed)}
            game={game}
            gameName={home.name}
            initial={{ list, on, report: checked?.data?.checkDeck ?? null }}
            example={cards.nodes.slice(0, 3).map(({ listName }) => listName)}
            words={words}
            keeping={person && { opened: saved }}
            empty={
              <Empty title={t('noVerdictYet')} emblem={emblem}>
                <p>{t('pasteAList')}</p>
              </Empty>
            }
          >
            {decks.length > 0 && (
              <p className="deck-starts">
                {t('startFrom')}{' '}
                {decks.map((deck, i) => (
                  <span key={deck.slug}>
                    {i > 0 && ', '}
                    <a href={href(`/${game}/deck-check`, { list: deck.text })}>{deck.name}</a>
                  </span>
                ))}
                .
              </p>
            )}
          </DeckDesk>
        </QueryProvider>
      </Words>
    </div>
  );
}
