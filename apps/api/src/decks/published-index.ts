/** Keeps what is known of the cards of published decks up to date, and answers questions about all of them. */
import { Inject, Injectable } from '@nestjs/common';
import { hasDeckLaw, LruAsync, utcDay } from '@rulewright/content';
import { PublishedCards, type PlayedCards, type SimilarDeck } from '@rulewright/saved-decks';
import type { Logger } from 'pino';
import { LOG } from '../base/log.ts';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';

/** The decks that are read at once. A question waits for the first of them, and for no others. */
const AT_ONCE = 100;
/** The milliseconds for which a game counts as up to date. A new deck is found after this time at the latest. */
const FRESH = 3_000;
/** The milliseconds for which the most played cards are kept, and the number of modes. */
const COUNTED = 60_000;
const MODES_KEPT = 50;
const MOST_PLAYED = 100;

@Injectable()
export class PublishedIndex {
  private readonly looked = new Map<string, { readonly at: number; readonly done: Promise<void> }>();
  private readonly played = new LruAsync<string, PlayedCards>(MODES_KEPT);

  constructor(
    private readonly cards: PublishedCards,
    private readonly content: ContentService,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Resolves when the newest published decks of a game were read. */
  async upToDate(game: string): Promise<void> {
    const known = this.looked.get(game);
    if (known && Date.now() - known.at < FRESH) return known.done;
    const done = this.readSome(game);
    this.looked.set(game, { at: Date.now(), done });
    await done.catch((error: unknown) => {
      this.looked.delete(game);
      throw error;
    });
  }

  async similar(opened: OpenedRelease, game: string, deck: string, first: number): Promise<readonly SimilarDeck[]> {
    await this.upToDate(game);
    return opened.work.run('similarDecks', { deck, first });
  }

  /** The most played cards of a mode. The mode must exist. */
  async mostPlayed(opened: OpenedRelease, game: string, mode: string): Promise<PlayedCards> {
    await this.upToDate(game);
    const key = `${game} ${mode} ${opened.info.number} ${Math.floor(Date.now() / COUNTED)}`;
    return this.played.get(key, () => opened.work.run('playedCards', { game, mode, first: MOST_PLAYED }));
  }

  private async readSome(game: string): Promise<void> {
    const opened = await this.openFor(game);
    if (!opened || !hasDeckLaw(opened.game(game))) return;
    const on = utcDay();
    const readFor = `${opened.info.number} ${on} ${opened.shown?.key ?? ''}`;
    const decks = await this.cards.toRead(game, readFor, AT_ONCE);
    if (decks.length === 0) return;
    const read = await opened.work.run('readPublishedDecks', { subject: opened.subject, game, decks, on });
    await this.cards.store(game, readFor, read);
    if (decks.length === AT_ONCE)
      void this.readSome(game).catch((err: unknown) => this.log.warn({ err }, 'published decks were not read'));
  }

  /** The content as visitors see it, so that no answer shows a hidden card. A private game has no visitors, only members. */
  private async openFor(game: string): Promise<OpenedRelease | null> {
    const hasGame = ({ content }: OpenedRelease): boolean => content.games.some(({ doc }) => doc.id === game);
    const visible = await this.content.openForVisitors();
    if (hasGame(visible)) return visible;
    const whole = await this.content.openWhole({ release: visible.info.number, proposal: null });
    return hasGame(whole) ? whole : null;
  }
}
