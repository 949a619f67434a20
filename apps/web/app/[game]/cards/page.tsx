/** The page of the card catalogue. The address contains its whole state. */
import { CatalogueDocument, GameHomeDocument } from '@rulewright/api-client';
import type { Metadata } from 'next';
import { Catalogue } from '../../../features/cards/catalogue.tsx';
import { OwnResults } from '../../../features/collection/index.ts';
import { gameEmblem } from '../../../features/home/specimens.ts';
import { find } from '../../../shared/api.ts';
import { readState, sortOf } from '../../../shared/catalogue.ts';
import { Words } from '../../../shared/components/words.tsx';
import { linkPreview } from '../../../shared/link-preview.ts';
import type { SearchParams } from '../../../shared/query.ts';
import { viewer } from '../../../shared/session.ts';
import { capital } from '../../../shared/words.ts';

/** The number of cards on a page. */
const PAGE = 60;

interface Props {
  readonly params: Promise<{ readonly game: string }>;
  readonly searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await find(GameHomeDocument, { game: (await params).game });
  return linkPreview(`/${game.id}/cards`, { title: capital(game.words.cards) });
}

export default async function CardsPage({ params, searchParams }: Props) {
  const { game: id } = await params;
  const { game: known } = await find(GameHomeDocument, { game: id });
  const fields = known.cardFields;
  const state = readState(await searchParams, fields);
  const { game, cards } = await find(CatalogueDocument, {
    game: id,
    query: state.query,
    facets: state.facets.map((facet) => ({ ...facet })),
    sort: sortOf(state),
    first: PAGE,
    after: state.after,
  });
  const person = await viewer();
  const ownResults = cards.problems.some(({ code }) => code === 'no-collection') && (
    <Words of={['collection', 'cards']}>
      <OwnResults
        key={JSON.stringify(state)}
        game={id}
        owner={person?.id ?? null}
        state={{ ...state, after: undefined }}
        pageSize={PAGE}
      />
    </Words>
  );
  const emblem = cards.nodes.length === 0 ? await gameEmblem(id) : undefined;
  return <Catalogue view={{ game, cards, fields, state, path: `/${id}/cards`, pageSize: PAGE, emblem, ownResults }} />;
}
