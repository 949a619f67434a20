/** The origin of a copied deck, with only the facts that others may see. */
import { Injectable } from '@nestjs/common';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import type { DeckOriginInput, DeckOriginView } from './saved-deck.model.ts';
import { SeenDecks } from './seen-decks.ts';

interface Copied {
  readonly game: string;
  readonly originDeck: string | null;
  readonly originSlug: string | null;
}

@Injectable()
export class DeckOrigins {
  constructor(
    private readonly decks: SeenDecks,
    private readonly content: ContentService,
  ) {}

  /** Null for a deck that is not a copy. */
  async of({ game, originDeck, originSlug }: Copied): Promise<DeckOriginView | null> {
    if (originSlug === null) {
      const origin = await this.decks.originOf({ originDeck });
      return origin && { slug: null, ...origin };
    }
    const { content } = await this.content.open();
    const doc = content.games.find(({ doc: { id } }) => id === game)?.decks.get(originSlug);
    return { slug: doc ? originSlug : null, name: doc?.name ?? null, author: null, key: null, hiddenReason: null };
  }

  /** Reads the origin that a new deck declares. @throws ApiError NOT_FOUND `unknown-deck` */
  async read(
    game: string,
    deckOrigin: Maybe<DeckOriginInput>,
  ): Promise<{ readonly slug?: string; readonly deck?: string }> {
    if (deckOrigin?.slug != null) {
      const known = (await this.content.open()).game(game).decks.has(deckOrigin.slug);
      if (!known) throw notFound('unknown-deck', 'The deck that this one is a copy of is not in the release.');
      return { slug: deckOrigin.slug };
    }
    if (deckOrigin?.key == null) return {};
    // If the original is no longer shared, the copy has no origin.
    const deck = await this.decks.idOf(deckOrigin.key);
    return deck === null ? {} : { deck };
  }
}
