/** Finds the cards to print: the cards of a deck of the release, of a shared deck, of a list, or of a set. */
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { CardDoc, GameContent } from '@rulewright/content';
import { MAYBE_ZONE } from '@rulewright/decks';
import type { Maybe } from '../base/maybe.ts';
import { printingsOf } from '../cards/set-printings.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { DeckCheckService } from '../decks/deck-check.service.ts';
import { SeenDecks } from '../decks/seen-decks.ts';
import { badInput, notFound } from '../errors/errors.ts';

/** The cards to print. The first given member counts. */
export interface ToPrint {
  readonly deck?: Maybe<string>;
  readonly set?: Maybe<string>;
  /** The key of a shared deck. */
  readonly key?: Maybe<string>;
  readonly list?: Maybe<string>;
}

export interface PrintedCards {
  readonly name: string;
  /** In the order of the deck or set. Each copy of a card is one element. */
  readonly cards: readonly CardDoc[];
}

const unknown = (what: string) => notFound('unknown-print', `There is no ${what} at this address.`);

@Injectable()
export class PrintedCardsService {
  constructor(
    private readonly content: ContentService,
    private readonly shared: SeenDecks,
    private readonly check: DeckCheckService,
  ) {}

  /** @throws ApiError NOT_FOUND `unknown-print`, BAD_INPUT `what-to-print` */
  async find(opened: OpenedRelease, game: GameContent, { deck, set, key, list }: ToPrint): Promise<PrintedCards> {
    if (deck != null) return fromDeck(game, deck);
    if (set != null) return fromSet(opened, game, set);
    if (key != null) {
      const shared = await this.shared.find(key);
      if (shared?.game !== game.doc.id) throw unknown('deck');
      return { name: shared.name, cards: await this.fromList(opened, game, shared.text) };
    }
    if (list == null) throw badInput('what-to-print', 'Name a deck, a set, the key of a shared deck, or a list.');
    return { name: game.doc.words.deck, cards: await this.fromList(opened, game, list) };
  }

  /** The cards whose documents differ from those of an earlier release. @throws ApiError NOT_FOUND `unknown-release` */
  async changedSince(since: number, game: GameContent, cards: readonly CardDoc[]): Promise<readonly CardDoc[]> {
    const { content } = await this.content.open(since);
    const before = content.games.find(({ doc }) => doc.id === game.doc.id)?.cards;
    return cards.filter((card) => !isDeepStrictEqual(before?.get(card.id), card));
  }

  private async fromList(opened: OpenedRelease, game: GameContent, text: string): Promise<readonly CardDoc[]> {
    const { entries } = await this.check.check(opened, game.doc.id, { text }, []);
    return entries.flatMap(({ card, copies, zone }) => (zone === MAYBE_ZONE ? [] : copiesOf(game, card ?? '', copies)));
  }
}

/** The most printed copies of one entry. A list can contain any number. */
const MOST_COPIES = 100;

function copiesOf({ cards }: GameContent, slug: string, copies: number): readonly CardDoc[] {
  const card = cards.get(slug);
  return card ? new Array<CardDoc>(Math.min(copies, MOST_COPIES)).fill(card) : [];
}

function fromDeck(game: GameContent, slug: string): PrintedCards {
  const deck = game.decks.get(slug);
  if (!deck) throw unknown('deck');
  const entries = [...deck.entries, ...deck.side];
  return { name: deck.name, cards: entries.flatMap(({ card, copies }) => copiesOf(game, card, copies)) };
}

async function fromSet(opened: OpenedRelease, game: GameContent, id: string): Promise<PrintedCards> {
  const set = game.sets.get(id);
  if (!set) throw unknown('set');
  const printings = await printingsOf(opened, game.doc.id, id);
  return { name: set.name, cards: printings.flatMap(({ card }) => copiesOf(game, card, 1)) };
}
