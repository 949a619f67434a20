/** What a saved or shared deck was copied from, as far as others may know it. */
import { Injectable } from '@nestjs/common';
import { SharedDecks } from '@rulewright/accounts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import type { DeckOriginInput, DeckOriginView } from './saved-deck.model.ts';

interface Copied {
  readonly game: string;
  readonly originDeck: string | null;
  readonly originSlug: string | null;
}

@Injectable()
export class DeckOrigins {
  constructor(
    private readonly shared: SharedDecks,
    private readonly content: ContentService,
  ) {}

  /** Null for a deck that is not a copy. */
  async of({ game, originDeck, originSlug }: Copied): Promise<DeckOriginView | null> {
    if (originSlug === null) {
      const origin = await this.shared.originOf({ originDeck });
      return origin && { slug: null, ...origin };
    }
    const { content } = await this.content.open();
    const doc = content.games.find(({ doc: { id } }) => id === game)?.decks.get(originSlug);
    return { slug: doc ? originSlug : null, name: doc?.name ?? null, author: null, key: null, hiddenReason: null };
  }

  /** What a new deck says it is a copy of. @throws ApiError NOT_FOUND `unknown-deck` */
  async read(game: string, given: Maybe<DeckOriginInput>): Promise<{ readonly slug?: string; readonly deck?: string }> {
    if (given?.slug != null) {
      const known = (await this.content.open()).game(game).decks.has(given.slug);
      if (!known) throw notFound('unknown-deck', 'The deck that this one is a copy of is not in the release.');
      return { slug: given.slug };
    }
    if (given?.key == null) return {};
    // A deck that is shared no more leaves a copy without an origin.
    const deck = await this.shared.idOf(given.key);
    return deck === null ? {} : { deck };
  }
}
