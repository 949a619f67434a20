/**
 * Random games of 2 to 4 Casters. They must end by a rule, break no invariant, be reproducible, continue from a stored
 * state, and reveal no hidden cards.
 */
import {
  RandomChooser,
  checkInvariants,
  createMatch,
  deckDefs,
  mixSeed,
  playOut,
  recordReplay,
  runReplay,
  viewOf,
  type Match,
} from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import type { M } from '../src/play/model/model.ts';
import { eachIn, zoneAt } from '../src/play/model/places.ts';
import { ZONE } from '../src/play/model/state.ts';
import { TRAIT } from '../src/play/model/words.ts';
import { casterLp, hasLp, hasTrait, lpOf, maxLp } from '../src/play/numbers/numbers.ts';
import { MODES, game, ruleset } from './tree.ts';

const CAUSES = new Set(['last-standing', 'all-fell', 'all-spellbooks-empty', 'page']);
const program = metazoo.compile(ruleset(MODES[0]!), [...game.cards.values()]);
const books = [...game.decks.values()];
const defs = books.map((deck) => deckDefs(program, deck));

function begin(players: number, seed: number): Match {
  const decks = Array.from({ length: players }, (_, seat) => defs[(seed + seat) % defs.length]!);
  const match = createMatch(program, decks);
  match.start(mixSeed(7, seed), decks);
  return match;
}

/** A Page without LP is Destroyed at once, so no Caster ever decides while one is in the Arena (mz.general.zero-lp-destroyed). */
function checkFallen(m: M): void {
  eachIn(m, ZONE.arena, (card) => {
    if (!hasLp(m, card) || hasTrait(m, card, TRAIT.Immortal)) return;
    if (lpOf(m, card) <= m.program.p.destroyAtLp)
      throw new Error(`${m.program.defs[m.def[card]!]!.name} has no LP (steps: ${m.runningSteps().join(' > ')})`);
  });
}

/** The invariants of this game, which must be true after every decision. */
function checkTable(m: M): void {
  checkInvariants(m);
  for (let seat = 0; seat < m.seats; seat++) expect(casterLp(m, seat)).toBeGreaterThanOrEqual(0);
  const slots = new Set<number>();
  eachIn(m, ZONE.terra, (card) => {
    expect(m.card.slot[card]).toBeGreaterThan(0);
    expect(slots.has(m.card.slot[card]!)).toBe(false);
    slots.add(m.card.slot[card]!);
  });
  eachIn(m, ZONE.arena, (card) => {
    expect(m.card.damage[card]).toBeGreaterThanOrEqual(0);
    expect(lpOf(m, card)).toBeLessThanOrEqual(maxLp(m, card));
    expect(m.seat.out[m.card.controller[card]!]).toBe(0);
  });
  eachIn(m, ZONE.attached, (card) => expect(m.placeOf[m.zone[m.card.host[card]!]!]).toBe(ZONE.arena));
}

test.each([
  [2, 24],
  [3, 8],
  [4, 8],
])('%i Casters: games end by a rule and break no invariant', (players, games) => {
  const bot = new RandomChooser(1);
  for (let n = 0; n < games; n++) {
    bot.reseed(11, n);
    const match = begin(players, n);
    let checked = 0;
    const result = playOut(match, (at) => {
      checkFallen(at as unknown as M);
      if (checked++ % 7 === 0) checkTable(at as unknown as M);
      return bot.choose(at, at.decisionSeat);
    });
    expect(CAUSES).toContain(result.cause);
    expect(program.mechanics.rules).toContain(result.ruleId);
  }
});

test('a game continues from a stored state as if it had never stopped', () => {
  const bot = new RandomChooser(5);
  const match = begin(3, 2);
  for (let left = 120; left > 0 && match.advance(); left--) match.choose(bot.choose(match, match.decisionSeat));
  const stored = match.save();
  const finish = (from: Match): [number, number] => {
    playOut(from, new RandomChooser(6).choose);
    return [from.digest(), from.decisions];
  };
  const first = finish(match);
  const elsewhere = begin(3, 2);
  elsewhere.load(stored);
  expect(finish(elsewhere)).toEqual(first);
});

test('a replay reproduces the match, event by event', () => {
  for (let seed = 0; seed < 4; seed++) {
    const replay = recordReplay(program, [books[0]!, books[1]!], seed, new RandomChooser(seed).choose);
    const again = runReplay(program, replay);
    expect([again.divergence, again.digest, again.decisions]).toEqual([null, replay.digest, replay.decisions.length]);
  }
});

/** Swaps the definitions of the hidden Pages of `owner`: its Spellbook, its Chapter and its face-down Traps. */
function exchangeHidden(m: M, owner: number): void {
  const hidden = [ZONE.spellbook, ZONE.chapter, ZONE.traps].flatMap((place) => m.cardsIn(zoneAt(m, owner, place)));
  const shown = hidden.filter((card) => m.card.controller[card] === owner);
  const before = shown.map((card) => m.def[card]!);
  shown.forEach((card, n) => {
    m.def[card] = before[(n + 1) % before.length]!;
  });
}

test('hidden Pages do not affect what a Caster can see', () => {
  const bot = new RandomChooser(9);
  for (let n = 0; n < 6; n++) {
    bot.reseed(3, n);
    const match = begin(2, n);
    for (let turn = 0; match.advance() && turn < 260; turn++) {
      const seat = turn % 2;
      if (turn % 13 === 0 && match.decisionSeat === seat) {
        const copy = new (match.constructor as typeof Match)(program, match.seats, match.cards);
        copy.load(match.save());
        exchangeHidden(copy as unknown as M, 1 - seat);
        copy.advance();
        expect(viewOf(copy, seat)).toEqual(viewOf(match, seat));
      }
      match.choose(bot.choose(match, match.decisionSeat));
    }
  }
});
