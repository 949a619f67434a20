/** A seat receives nothing that is hidden from it: not on its table, not in its log, not when it looks back. */
import { Random, type Match } from '@rulewright/engine';
import { MAIN_DATABASES, type TestDatabase } from '@rulewright/database/testing';
import { matchFrame, momentsOf, newKey, optionsAfter, roomView, whyNot, type Room } from '../src/index.ts';
import { game, games, createWithContent, mode, startProcess, type Process } from './support/world.ts';
import { exchangeHidden, inAnotherWorld, shown } from './support/other-worlds.ts';

const keys = [newKey(), newKey()] as const;
const stranger = newKey();

/** Every card is in only one of the decks, and only once, so a name identifies a card. */
const slugs = [...game.cards.keys()];
const decks = [0, 1].map((odd) => slugs.filter((_, at) => at % 2 === odd).map((card) => ({ card, copies: 1 })));

/** Names and slugs of the other seats' cards that only their owner has seen. */
function secrets(room: Room, seat: number): string[] {
  const { match } = room.tracked!;
  const open = shown(room);
  return Array.from({ length: match.cards }, (_, card) => card)
    .filter((card) => match.owner[card] !== seat && !open.has(card))
    .flatMap((card) => [nameOf(match, card), match.program.defs[match.def[card]!]!.slug]);
}

const nameOf = (match: Match, card: number): string => match.program.defs[match.def[card]!]!.name;

/** Everything that a visitor can receive about a room. */
function received(room: Room, key: string): string {
  const { tracked } = room;
  const seat = room.seats.find((one) => room.holds(key, one.seat))?.seat;
  const answers =
    seat === undefined
      ? []
      : Array.from({ length: tracked!.match.cards }, (_, card) =>
          whyNot(tracked!, room.playable.plugin, seat, card, room.names),
        );
  const ahead =
    seat === undefined
      ? []
      : Array.from({ length: tracked!.match.optionCount }, (_, option) =>
          optionsAfter(tracked!, room.playable.plugin, seat, option, room.names),
        );
  const frames = [0, tracked!.decisions.length >> 1, tracked!.decisions.length].map((at) =>
    matchFrame(room, key, null, at),
  );
  return JSON.stringify([roomView(room, key, null), frames, momentsOf(room, key, null), answers, ahead]);
}

describe.each(MAIN_DATABASES)('secrecy on $name', (kind) => {
  let test: TestDatabase;
  let process: Process;
  beforeAll(async () => {
    test = await createWithContent(kind);
    process = await startProcess(test.database);
  });
  afterAll(async () => {
    await process?.stop();
    await test?.close();
  });

  /** Plays a match with random options. Returns how many checks for a secret were made. */
  async function lookForSecrets(random: Random): Promise<number> {
    const seats = decks.map((deck, at) => ({ kind: at === 0 ? ('me' as const) : ('friend' as const), deck }));
    const { id } = await process.matches.create(keys[0], {
      game: game.doc.id,
      release: 1,
      rulesetId: mode,
      seats,
    });
    const invite = roomView(await process.rooms.open(id), keys[0], null).seats[1]!.invite!;
    let room = await process.matches.join(keys[1], id, invite, 'You', null);
    let checked = 0;
    while (room.stage === 'playing' && room.tracked!.decisions.length < 150) {
      for (const [seat, key] of [...keys, stranger].entries()) {
        const text = received(room, key);
        expect(text).not.toContain(room.match.chanceKey!);
        for (const secret of secrets(room, seat)) {
          // A stranger has no cards, so the secrets for a stranger are the hidden cards of both seats.
          if (text.includes(`"${secret}"`) || new RegExp(`\\b${secret}\\b`, 'u').test(text))
            throw new Error(`Seat ${seat} reads "${secret}" at decision ${room.tracked!.decisions.length}.`);
          checked++;
        }
      }
      const { tracked } = room;
      room = await process.matches.decide(
        keys[tracked!.asked]!,
        id,
        tracked!.decisions.length,
        random.below(tracked!.match.optionCount),
      );
    }
    return checked;
  }

  it('holds at every decision of a match, for both seats and for a spectator', async () => {
    const random = new Random(5);
    // Plays several matches, because the key is random and some matches end early.
    let checked = 0;
    for (let matches = 0; checked <= 1_000 && matches < 20; matches++) checked += await lookForSecrets(random);
    expect(checked).toBeGreaterThan(1_000);
  });

  it.each(games)('$game: other hidden cards and another key change nothing that a seat receives', async (one) => {
    const seats = one.decks.map((deck, at) => ({ kind: at === 0 ? ('me' as const) : ('friend' as const), deck }));
    const { id } = await process.matches.create(keys[0], { ...one, release: 1, rulesetId: one.mode, seats });
    const invite = roomView(await process.rooms.open(id), keys[0], null).seats[1]!.invite!;
    let room = await process.matches.join(keys[1], id, invite, 'You', null);
    const random = new Random(8);
    let compared = 0;
    for (let n = 0; n < 120 && room.stage === 'playing'; n++) {
      const { match } = room.tracked!;
      const options = [...match.options.slice(0, match.optionCount)];
      const asked = match.decisionSeat;
      for (const [seat, key] of [...keys, stranger].entries()) {
        const before = roomView(room, key, null);
        const same = inAnotherWorld(
          match,
          () => exchangeHidden(room, seat, random),
          () => {
            match.reseed(Uint8Array.from({ length: 32 }, () => random.below(256)));
            expect(roomView(room, key, null)).toEqual(before);
            if (asked === seat) expect([...match.options.slice(0, match.optionCount)]).toEqual(options);
          },
        );
        // In the other world, another seat may have other options or none. The seat itself must have the same.
        if (asked === seat) expect(same).toBe(true);
        if (same) compared++;
      }
      const { tracked } = room;
      const option = random.below(match.optionCount);
      room = await process.matches.decide(keys[tracked!.asked]!, id, tracked!.decisions.length, option);
    }
    expect(compared).toBeGreaterThan(40);
  });

  it('shows a seat its own hand, and no one the hand of another seat', async () => {
    const seats = decks.map((deck, at) => ({ kind: at === 0 ? ('me' as const) : ('friend' as const), deck }));
    const { id } = await process.matches.create(keys[0], { game: game.doc.id, release: 1, rulesetId: mode, seats });
    const invite = roomView(await process.rooms.open(id), keys[0], null).seats[1]!.invite!;
    const room = await process.matches.join(keys[1], id, invite, 'You', null);
    const handOf = (key: string, seat: number) =>
      roomView(room, key, null).table!.seats[seat]!.zones.find((zone) => zone.layout === 'hand')!;
    expect(handOf(keys[0], 0).cards).toHaveLength(handOf(keys[0], 0).count);
    expect(handOf(keys[0], 1).count).toBeGreaterThan(0);
    expect(handOf(keys[0], 1).cards).toEqual([]);
    expect(handOf(stranger, 0).cards).toEqual([]);
    expect(() => roomView(room, keys[0], 1)).toThrow(expect.objectContaining({ code: 'not-your-seat' }));
    expect(() => roomView(room, stranger, 0)).toThrow(expect.objectContaining({ code: 'not-your-seat' }));
  });
});
