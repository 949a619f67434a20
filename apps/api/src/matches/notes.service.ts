/** Notes about matches for the resolvers. Looks up the mode, card or rule of a note in the release of the match. */
import { Injectable } from '@nestjs/common';
import type { NoteFilter, NoteTally } from '@rulewright/database';
import { MatchError, MatchNotes, RoomRegistry, type NoteList, type NoteView } from '@rulewright/matches';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import type { Origin } from '../http/origin.ts';
import { MatchLimits } from './match-limits.ts';
import type { NoteRequest } from './new-match.ts';

@Injectable()
export class NotesService {
  constructor(
    private readonly notes: MatchNotes,
    private readonly rooms: RoomRegistry,
    private readonly content: ContentService,
    private readonly limits: MatchLimits,
  ) {}

  /** @throws MatchError; ApiError NOT_FOUND `unknown-card`, `unknown-rule`; TooManyAttemptsError */
  async write(key: string | null, origin: Origin, id: string, input: NoteRequest): Promise<NoteView> {
    const room = await this.rooms.open(id);
    const { match } = room;
    const opened = await this.content.openPinned(match);
    const game = opened.game(match.game);
    const { rating, text, mode, card, rule } = input;
    if (mode != null && mode !== opened.ruleset(match.rulesetId).mode)
      throw new MatchError('bad-note', `The match was not played in the mode "${mode}".`);
    if (card != null && !game.cards.has(card)) throw notFound('unknown-card', `There is no card "${card}".`);
    if (rule != null && !game.rules.has(rule)) throw notFound('unknown-rule', `There is no rule "${rule}".`);
    await this.limits.note(origin);
    return this.notes.write(room, key, { rating, text: text ?? '', mode, card, rule });
  }

  remove(key: string | null, id: string, moderates: boolean): Promise<void> {
    return this.notes.remove(key, id, moderates);
  }

  list(key: string | null, filter: NoteFilter, first: number, after?: string): Promise<NoteList> {
    return this.notes.list(key, filter, first, after);
  }

  tally(filter: NoteFilter): Promise<NoteTally> {
    return this.notes.tally(filter);
  }
}
