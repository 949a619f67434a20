/** The deck check: a list in, a verdict for every mode out. The list is in the address, so a check can be shared. */
import {
  CardNamesDocument,
  CheckDeckDocument,
  DeckListsDocument,
  GameHomeDocument,
  MyDeckDocument,
} from '@rulewright/api-client';
import { Empty, ErrorNote } from '@rulewright/ui';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { DeckDesk } from '../../../components/deck/deck-desk.tsx';
import type { KeptText } from '../../../components/deck/keep-here.tsx';
import { askOrRefusal, find } from '../../../lib/api.ts';
import { LONGEST_LINK, REFUSALS } from '../../../lib/deck-verdict.ts';
import { href, one, type SearchParams } from '../../../lib/query.ts';
import { askAsPerson, viewer } from '../../../lib/session.ts';
import { capital, listNames } from '../../../lib/words.ts';

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return { title: `${capital(game.words.deck)} check` };
}

/** A list of the person signed in, by its id; null for one that they do not keep, or that is of another game. */
async function keptList(game: string, id: string): Promise<KeptText | null> {
  const { savedDeck } = await askAsPerson(MyDeckDocument, { id });
  return savedDeck?.game === game ? savedDeck : null;
}

export default async function DeckCheckPage({ params, searchParams }: Props) {
  const { game } = await params;
  const query = await searchParams;
  const id = one(query, 'kept');
  const person = await viewer();
  if (id && !person) redirect(href('/sign-in', { to: href(`/${game}/deck-check`, { kept: id }) }));
  const kept = id ? await keptList(game, id) : null;
  const list = kept?.text ?? (one(query, 'list') ?? '').slice(0, LONGEST_LINK);
  const refused = Object.entries(REFUSALS).find(([key]) => key === one(query, 'refused'))?.[1];
  const [{ cards }, { decks }, { game: home }] = await Promise.all([
    find(CardNamesDocument, { game }),
    find(DeckListsDocument, { game }),
    find(GameHomeDocument, { game }),
  ]);
  const { words } = home;
  const checked = list ? await askOrRefusal(CheckDeckDocument, { game, text: list }) : null;
  return (
    <div className="page">
      <h1>{capital(words.deck)} check</h1>
      <p className="lede">
        Paste a list, one {words.card} a line. Every mode answers at once, with the rule and a way to mend it.
      </p>
      {(refused ?? checked?.refusal) && (
        <ErrorNote title="The list could not be checked">
          <p>{refused ?? checked?.refusal}</p>
        </ErrorNote>
      )}
      {id && !kept && (
        <ErrorNote title="This list is not in your account">
          <p>
            It may have been deleted since. Here are <a href="/account/decks">the lists that you keep</a>.
          </p>
        </ErrorNote>
      )}
      <DeckDesk
        key={list}
        action={`/${game}/deck-check/check`}
        initial={{ list, report: checked?.data?.checkDeck ?? null }}
        names={listNames(cards.nodes)}
        words={words}
        keeping={person && { game, opened: kept }}
        empty={
          <Empty title="No list yet" emblem="ant">
            <p>What every mode says stands here as soon as there is one.</p>
          </Empty>
        }
      >
        {decks.length > 0 && (
          <p className="deck-starts">
            Start from{' '}
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
    </div>
  );
}
