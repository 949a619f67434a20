/** Published decks of a release, and which of them use a card. */
import { Injectable } from '@nestjs/common';
import { didYouMean, type GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { notFound } from '../errors/errors.ts';
import { DeckView } from './deck.model.ts';
import type { DeckUseView } from './deck-use.model.ts';

@Injectable()
export class DecksService {
  /** @throws UnknownIdError */
  all(opened: OpenedRelease, game: string): DeckView[] {
    const content = opened.game(game);
    return [...content.decks.values()].map((doc) => new DeckView(opened, content, doc));
  }

  /** @throws ApiError NOT_FOUND `unknown-deck` */
  one(opened: OpenedRelease, game: string, slug: string): DeckView {
    const content = opened.game(game);
    const doc = content.decks.get(slug);
    if (doc) return new DeckView(opened, content, doc);
    const near = didYouMean(slug, content.decks.keys());
    throw notFound('unknown-deck', `${content.doc.name} has no deck "${slug}".${near}`);
  }

  /** The published decks that hold a card, with its copies beside the deck counted in. */
  using(opened: OpenedRelease, game: string, card: string): readonly DeckUseView[] {
    return opened.part(game, usesByCard).get(card) ?? [];
  }
}

function usesByCard(opened: OpenedRelease, game: GameContent): Map<string, DeckUseView[]> {
  const uses = new Map<string, DeckUseView[]>();
  for (const doc of game.decks.values()) {
    const deck = new DeckView(opened, game, doc);
    const copies = new Map<string, number>();
    for (const entry of [...doc.entries, ...doc.side]) {
      copies.set(entry.card, (copies.get(entry.card) ?? 0) + entry.copies);
    }
    for (const [card, count] of copies) uses.set(card, [...(uses.get(card) ?? []), { deck, copies: count }]);
  }
  return uses;
}
