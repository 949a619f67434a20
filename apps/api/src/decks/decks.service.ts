/** The published decks of a release, and the decks that use a card. */
import { Injectable } from '@nestjs/common';
import { didYouMean, type DeckDoc, type GameContent } from '@rulewright/content';
import type { InGame } from '../content/in-game.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { notFound } from '../errors/errors.ts';

/** A deck that contains a card, with the number of copies. */
export interface DeckUse {
  readonly deck: InGame<DeckDoc>;
  readonly copies: number;
}

@Injectable()
export class DecksService {
  /** @throws UnknownIdError */
  all(opened: OpenedRelease, game: string): InGame<DeckDoc>[] {
    const content = opened.game(game);
    return [...content.decks.values()].map((doc) => ({ opened, content, doc }));
  }

  /** @throws ApiError NOT_FOUND `unknown-deck` */
  one(opened: OpenedRelease, game: string, slug: string): InGame<DeckDoc> {
    const content = opened.game(game);
    const doc = content.decks.get(slug);
    if (doc) return { opened, content, doc };
    const near = didYouMean(slug, content.decks.keys());
    throw notFound('unknown-deck', `${content.doc.name} has no deck "${slug}".${near}`);
  }

  /** The published decks that contain a card. Copies in the side deck count too. */
  using(opened: OpenedRelease, game: string, card: string): readonly DeckUse[] {
    return opened.part(game, usesByCard).get(card) ?? [];
  }
}

function usesByCard(opened: OpenedRelease, game: GameContent): Map<string, DeckUse[]> {
  const uses = new Map<string, DeckUse[]>();
  for (const doc of game.decks.values()) {
    const deck = { opened, content: game, doc };
    const copies = new Map<string, number>();
    for (const entry of [...doc.entries, ...doc.side]) {
      copies.set(entry.card, (copies.get(entry.card) ?? 0) + entry.copies);
    }
    for (const [card, count] of copies) uses.set(card, [...(uses.get(card) ?? []), { deck, copies: count }]);
  }
  return uses;
}
