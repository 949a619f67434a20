/** Notes about matches for the resolvers. Looks up the mode, card or rule of a note in the release of the match. */
import { Injectable } from '@nestjs/common';
import type { NoteFilter, NoteTally } from '@rulewright/database';
import { MatchError, MatchNotes, type NoteView } from '@rulewright/matches';
import { ContentService } from '../content/content.service.ts';
import { notFound } from '../errors/errors.ts';
import { loadSeen } from '../graphql/pages.ts';
import type { Origin } from '../http/origin.ts';
import { MatchLimits } from './match-limits.ts';
import { MatchesService } from './matches.service.ts';
import type { NoteRequest } from './new-match.ts';

/** The time and the id of a note. */
type NotePlace = readonly [string, string];

@Injectable()
export class NotesService {
  constructor(
    private readonly notes: MatchNotes,
    private readonly matches: MatchesService,
    private readonly content: ContentService,
    private readonly limits: MatchLimits,
  ) {}

  /** @throws MatchError; ApiError NOT_FOUND `unknown-card`, `unknown-rule`; TooManyAttemptsError */
  async write(key: string | null, origin: Origin, id: string, input: NoteRequest): Promise<NoteView> {
    const room = await this.matches.open(id);
    const { match } = room;
    if (!(await this.matches.isSeen(room, { isVisitor: true })))
      throw new MatchError('bad-note', 'Everyone reads notes, and this match is not public yet.');
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

  async list(key: string | null, filter: NoteFilter, first: number, after?: NotePlace): Promise<NoteView[]> {
    return loadSeen(first, after, {
      load: (most, from) => this.notes.list(key, filter, most, from),
      see: async (note) => {
        const { game, release, card } = note;
        return (await this.content.sees({ release }, game, card === null ? [] : [card])) ? note : null;
      },
      keyOf: ({ createdAt, id }): NotePlace => [createdAt, id],
    });
  }

  /** The number of notes and their average rating. Zero for notes about content that the caller may not see. */
  async tally(filter: NoteFilter): Promise<NoteTally> {
    const { game, card } = filter;
    const { number: release } = await this.content.current();
    const isSeen = game === undefined || (await this.content.sees({ release }, game, card === undefined ? [] : [card]));
    return isSeen ? this.notes.tally(filter) : { total: 0, rating: null };
  }
}
