/**
 * Notes about matches. Players, and the person who set up the match, rate it and say why. A note is about a release, and optionally about a
 * mode, card or rule.
 */
import type { MatchNoteEntity, NoteFilter, NoteStore, NoteTally } from '@rulewright/database';
import { randomBytes } from 'node:crypto';
import { MatchError } from '../errors.ts';
import { digestOf, fitsDigest } from '../setup/visitor-keys.ts';
import type { Room } from './room.ts';
import { plainText } from './plain-text.ts';

export interface NewNote {
  /** 1 to 5. */
  readonly rating: number;
  readonly text: string;
  /** Ids of the mode, card and rule that the note is about, besides the match and its release. */
  readonly mode?: string | null;
  readonly card?: string | null;
  readonly rule?: string | null;
}

/** A note in the form that a visitor sees. */
export interface NoteView extends Omit<MatchNoteEntity, 'author'> {
  /** Whether the visitor wrote it. */
  readonly mine: boolean;
}

const LONGEST = 2_000;
/** The most notes of one visitor about one match. */
const MOST = 20;

/** Removes control characters except line breaks, and shortens gaps of several empty lines to one. @throws MatchError `bad-note` */
function cleanText(text: string): string {
  if (text.length > LONGEST) throw new MatchError('bad-note', `A note has at most ${LONGEST} characters.`);
  return plainText(text)
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

export class MatchNotes {
  constructor(private readonly store: NoteStore) {}

  /** Writes a note. @throws MatchError `not-your-seat`, `not-started`, `bad-note`, `too-many-notes` */
  async write(room: Room, key: string | null, { rating, text, mode, card, rule }: NewNote): Promise<NoteView> {
    const seat = room.seats.find((one) => room.holds(key, one.seat));
    if (key === null || (!seat && !room.holdsHost(key)))
      throw new MatchError('not-your-seat', 'Only the players, or the person who set the match up, can write notes.');
    if (!room.tracked) throw new MatchError('not-started', 'The match has not started.');
    if (!Number.isInteger(rating) || rating < 1 || rating > 5)
      throw new MatchError('bad-note', 'A rating is a whole number from 1 to 5.');
    const { id: matchId, game, release, rulesetId } = room.match;
    const note: MatchNoteEntity = {
      id: randomBytes(9).toString('base64url'),
      matchId,
      game,
      release,
      rulesetId,
      seat: seat?.seat ?? null,
      name: seat?.name ?? 'Spectator',
      author: digestOf(key),
      rating,
      text: cleanText(text),
      mode: mode ?? null,
      card: card ?? null,
      rule: rule ?? null,
      createdAt: new Date().toISOString(),
    };
    if (!(await this.store.add(note, MOST)))
      throw new MatchError('too-many-notes', `You have written ${MOST} notes about this match.`);
    return viewOf(note, key);
  }

  /**
   * Deletes a note. @param moderates whether the person may delete the notes of others @throws MatchError `unknown-note`, `not-your-note`
   */
  async remove(key: string | null, id: string, moderates: boolean): Promise<void> {
    const note = await this.store.find(id);
    if (!note) throw new MatchError('unknown-note', 'This note does not exist. It may have been deleted.');
    if (!moderates && !viewOf(note, key).mine) throw new MatchError('not-your-note', 'Someone else wrote this note.');
    await this.store.remove(id);
  }

  /** Returns notes, the newest first. @param after the time and the id of the note after which the list continues */
  async list(
    key: string | null,
    filter: NoteFilter,
    first: number,
    after?: readonly [string, string],
  ): Promise<NoteView[]> {
    return (await this.store.list(filter, first, after)).map((note) => viewOf(note, key));
  }

  tally(filter: NoteFilter): Promise<NoteTally> {
    return this.store.tally(filter);
  }
}

const viewOf = ({ author, ...note }: MatchNoteEntity, key: string | null): NoteView => ({
  ...note,
  mine: key !== null && fitsDigest(key, author),
});
