/**
 * Matches with a secret key: they are reproducible from the key, can be stored at any point, and are written as files
 * of format 2.
 */
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import {
  BadKeyError,
  Match,
  RandomChooser,
  createMatch,
  deckDefs,
  keyText,
  playOut,
  recordReplay,
  replaySchema,
  runReplay,
  saveWithoutKey,
  seatsIn,
  viewOf,
  type MatchSeed,
  type Replay,
} from '../src/index.ts';
import { DECK, highCard } from './high-card.ts';

/** The result of a replay as a match has it. */
const resultOf = ({ result: { winner, ...rest } }: Replay) => ({ ...rest, winners: seatsIn(winner ?? -1) });

const decks = [deckDefs(highCard, DECK), deckDefs(highCard, DECK)];
const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 });
const keyOf = (first: number): Uint8Array => Uint8Array.of(first, first >> 8, ...new Uint8Array(30));

function begin(seed: MatchSeed): Match {
  const match = createMatch(highCard, decks);
  match.start(seed, decks);
  match.advance();
  return match;
}

const handOf = (match: Match, seat: number): string[] =>
  viewOf(match, seat)
    .seats[seat]!.zones.find(({ id }) => id === 'hand')!
    .cards.map(({ slug }) => slug);

describe('a match with a secret key', () => {
  test('plays the same with the same key, also after loading a stored state or a copy', () => {
    fc.assert(
      fc.property(anyKey, fc.nat(8), (key, decisions) => {
        const finish = (match: Match): number => {
          playOut(match, new RandomChooser(1).choose);
          return match.digest();
        };
        const match = begin(key);
        for (let n = 0; n < decisions; n++) {
          match.choose(0);
          match.advance();
        }
        const stored = match.save();
        const copy = begin(1);
        copy.become(match);
        const first = finish(match);
        const loaded = begin(2);
        loaded.load(stored);
        expect([finish(loaded), finish(copy)]).toEqual([first, first]);
        for (const one of [loaded, copy]) expect(one.save().bytes).toEqual(match.save().bytes);
      }),
    );
  });

  test('keeps its key when its tables grow', () => {
    const match = begin(keyOf(7));
    playOut(match, () => 0);
    expect(match.layout.capacities.frames).toBeGreaterThan(2);
    expect(match.save().bytes.slice(-32)).toEqual(keyOf(7));
  });

  test("can deal the same hand to one seat and any hand to the other: a hand reveals nothing about the opponent's hand", () => {
    const others = new Map<string, Set<string>>();
    for (let n = 0; n < 4_000; n++) {
      const match = begin(keyOf(n));
      const mine = handOf(match, 0).toSorted().join(' ');
      others.set(mine, (others.get(mine) ?? new Set()).add(handOf(match, 1).toSorted().join(' ')));
    }
    const most = Math.max(...[...others.values()].map((hands) => hands.size));
    expect(most).toBeGreaterThan(5);
  });

  test('has card numbers that reveal nothing about the places in the deck list', () => {
    const seen = new Map<number, Set<number>>();
    for (let n = 0; n < 300; n++) {
      const match = begin(keyOf(n));
      decks[0]!.forEach((_, card) => seen.set(card, (seen.get(card) ?? new Set()).add(match.def[card]!)));
      expect([...match.def.slice(0, decks[0]!.length)].toSorted()).toEqual(decks[0]!.toSorted());
    }
    for (const defs of seen.values()) expect(defs.size).toBe(new Set(decks[0]).size);
  });

  test('gives a copy without its key and without its next random numbers', () => {
    const secret = Uint8Array.from({ length: 32 }, (_, at) => 255 - at);
    const match = begin(secret);
    const key = [...secret].join();
    expect([...match.save().bytes].join()).toContain(key);
    const { bytes } = saveWithoutKey(match, 5);
    expect([...bytes].join()).not.toContain(key);
    const other = begin(keyOf(4));
    other.load({ bytes, capacities: match.layout.capacities });
    expect(other.isKeyed).toBe(false);
    expect(match.isKeyed).toBe(true);
    expect(Array.from({ length: 20 }, () => other.random(1000))).not.toEqual(
      Array.from({ length: 20 }, () => match.random(1000)),
    );
  });

  test('has a digest that does not depend on the key', () => {
    const match = begin(keyOf(3));
    const before = match.digest();
    match.reseed(keyOf(4));
    const other = match.digest();
    match.reseed(keyOf(5));
    expect(match.digest()).toBe(other);
    expect(before).not.toBe(other);
  });

  test('rejects a key of another length', () => {
    expect(() => begin(new Uint8Array(31))).toThrow(BadKeyError);
  });
});

describe('match files', () => {
  const replay = recordReplay(highCard, [DECK, DECK], keyOf(42), new RandomChooser(3).choose);

  test('contain the key in format 2, and reproduce the match', () => {
    expect(replay).toMatchObject({ format: 'rulewright-replay/4', key: keyText(keyOf(42)) });
    expect(replay).not.toHaveProperty('seed');
    const read = replaySchema.parse(JSON.parse(JSON.stringify(replay)));
    expect(read).toEqual(replay);
    expect(runReplay(highCard, read)).toMatchObject({
      divergence: null,
      digest: replay.digest,
      result: resultOf(replay),
    });
  });

  test('play differently with another key', () => {
    expect(runReplay(highCard, { ...replay, key: keyText(keyOf(43)) } as typeof replay).divergence).not.toBeNull();
  });

  test('are rejected if they mix the formats', () => {
    expect(replaySchema.safeParse({ ...replay, format: 'rulewright-replay/1' }).success).toBe(false);
    expect(replaySchema.safeParse({ ...replay, key: 'abc' }).success).toBe(false);
  });

  test('of format 1 that were written before format 2 still reproduce the match exactly', () => {
    const old: unknown = JSON.parse(readFileSync(new URL('replay-1.json', import.meta.url), 'utf8'));
    const read = replaySchema.parse(old);
    expect(runReplay(highCard, read)).toMatchObject({ divergence: null, digest: read.digest, result: resultOf(read) });
  });
});
