/** Notes: who may write and delete them, what they may contain, where they are listed. */
import { NoteStore } from '@rulewright/database';
import { DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { MatchNotes, newKey, type NewNote, type Room } from '../src/index.ts';
import { deck, game, createWithContent, mode, startProcess, type Process } from './support/world.ts';

const me = newKey();
const stranger = newKey();
const rule = 'some.rule';

describe.each(DATABASES)('notes on $name', (kind) => {
  let test: TestDatabase;
  let process: Process;
  let notes: MatchNotes;
  let room: Room;
  beforeAll(async () => {
    test = await createWithContent(kind);
    process = await startProcess(test.database);
    notes = new MatchNotes(new NoteStore(test.database));
  });
  afterAll(async () => {
    await process?.stop();
    await test?.close();
  });
  const match = (...kinds: ('me' | 'bot')[]) =>
    process.matches.create(me, {
      game: game.doc.id,
      release: 1,
      rulesetId: mode,
      seats: kinds.map((one) => ({ kind: one, deck, bot: 'random' })),
    });
  beforeEach(async () => {
    room = await match('me', 'bot');
  });
  const write = (more: Partial<NewNote> = {}, key = me) =>
    notes.write(room, key, { rating: 4, text: 'Good.', ...more });

  it('can be written by the players and by the person who set up the match, and by no one else', async () => {
    expect(await write()).toMatchObject({ matchId: room.id, release: 1, seat: 0, name: 'Player 1', mine: true });
    await expect(write({}, stranger)).rejects.toMatchObject({ code: 'not-your-seat' });
    room = await match('bot', 'bot');
    expect(await write()).toMatchObject({ seat: null });
  });

  it.each([0, 6, 2.5, NaN])('refuses a rating of %s', async (rating) => {
    await expect(write({ rating })).rejects.toMatchObject({ code: 'bad-note' });
  });

  it('stores plain text: keeps lines, removes invisible characters, rejects long texts', async () => {
    const odd = ' <script>alert(1)</script>\r\n\r\n\r\n\r\nDROP\u0000 TABLE\u202e \ud800';
    expect((await write({ text: odd })).text).toBe('<script>alert(1)</script>\n\nDROP TABLE');
    await expect(write({ text: 'x'.repeat(2_001) })).rejects.toMatchObject({ code: 'bad-note' });
    expect((await write({ text: '' })).text).toBe('');
  });

  it('limits the notes of one visitor about a match', async () => {
    for (let n = 0; n < 20; n++) await write({ rating: 1 + (n % 5) });
    await expect(write()).rejects.toMatchObject({ code: 'too-many-notes' });
    const first = await notes.list(stranger, { match: room.id }, 15);
    expect(await notes.tally({ match: room.id })).toEqual({ total: 20, rating: 3 });
    const { createdAt, id } = first.at(-1)!;
    const second = await notes.list(stranger, { match: room.id }, 15, [createdAt, id]);
    expect([first.length, second.length]).toEqual([15, 5]);
    expect(new Set([...first, ...second].map((note) => note.id)).size).toBe(20);
    const places = [...first, ...second].map((note) => note.createdAt);
    expect(places).toEqual(places.toSorted().toReversed());
  });

  it('is listed under the card, rule and mode that it is about', async () => {
    const about = { match: room.id };
    await write({ card: 'some-card' });
    await write({ rule });
    await write({ mode: 'some-mode', rule });
    const count = async (filter: object) => (await notes.tally({ ...about, ...filter })).total;
    expect(await count({})).toBe(3);
    expect(await count({ release: 1 })).toBe(3);
    expect(await count({ release: 2 })).toBe(0);
    expect(await count({ game: game.doc.id, card: 'some-card' })).toBe(1);
    expect(await count({ game: game.doc.id, rule })).toBe(2);
    expect(await count({ game: 'another', rule })).toBe(0);
    expect(await count({ rule, mode: 'some-mode' })).toBe(1);
    expect(await notes.list(null, { match: 'none' }, 10)).toEqual([]);
    expect(await notes.tally({ match: 'none' })).toEqual({ total: 0, rating: null });
  });

  it('can be deleted by its author and by moderators', async () => {
    const [mine, other] = [await write(), await write()];
    await expect(notes.remove(stranger, mine.id, false)).rejects.toMatchObject({ code: 'not-your-note' });
    await expect(notes.remove(null, mine.id, false)).rejects.toMatchObject({ code: 'not-your-note' });
    await notes.remove(me, mine.id, false);
    await expect(notes.remove(me, mine.id, false)).rejects.toMatchObject({ code: 'unknown-note' });
    await notes.remove(null, other.id, true);
    expect((await notes.tally({ match: room.id })).total).toBe(0);
  });
});
