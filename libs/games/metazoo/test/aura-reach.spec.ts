/** Counting the Aura in reach once for many costs gives the same answers as testing each cost alone, with less work. */
import { RandomChooser, createMatch, deckDefs, mixSeed } from '@rulewright/engine';
import { metazoo } from '../src/index.ts';
import { AuraReach } from '../src/play/arena/aura-reach.ts';
import { canPay } from '../src/play/arena/aura.ts';
import { isBeaten } from '../src/play/arena/lp.ts';
import type { M } from '../src/play/model/model.ts';
import { auraSum } from '../src/play/model/words.ts';
import { costSum, costVector } from '../src/play/numbers/costs.ts';
import { ArenaLists } from '../src/play/numbers/lists.ts';
import { casterLp } from '../src/play/numbers/numbers.ts';
import { MODES, game, ruleset } from './tree.ts';

/** Counts the reads of the Arena's lists. */
class CountedLists extends ArenaLists {
  reads = 0;

  override of(m: M): this {
    this.reads++;
    return super.of(m);
  }
}

const lists = new CountedLists();
const program = { ...metazoo.compile(ruleset(MODES[0]!), [...game.cards.values()]), lists };
const decks = [...game.decks.values()].slice(0, 2).map((deck) => deckDefs(program, deck));

/** Calls `look` at every third decision of two random games. */
function play(look: (m: M) => void): void {
  const bot = new RandomChooser(4);
  for (let round = 0; round < 2; round++) {
    const match = createMatch(program, decks);
    match.start(mixSeed(11, round), decks);
    while (match.advance()) {
      if (match.decisions % 3 === 0) look(match as unknown as M);
      match.choose(bot.choose(match, match.decisionSeat));
    }
  }
}

const cardsOf = (m: M): number[] => Array.from({ length: m.cards }, (_, card) => card);

test('the Aura in reach pays for the same Pages as a test of each cost alone', () => {
  const answers = new Set<boolean>();
  play((m) => {
    const reach = new AuraReach();
    const found = cardsOf(m).map((card) => {
      const cost = costVector(m, card);
      return reach.pays(m, m.decisionSeat, cost, costSum(m, card, cost));
    });
    expect(found).toEqual(cardsOf(m).map((card) => canPay(m, m.decisionSeat, costVector(m, card))));
    for (const one of found) answers.add(one);
  });
  expect(answers.size).toBe(2);
});

test('many costs read the sources of Aura once', () => {
  let together = 0;
  let alone = 0;
  play((m) => {
    const costs = cardsOf(m).map((card) => costVector(m, card));
    const reach = new AuraReach();
    const before = lists.reads;
    for (const cost of costs) reach.pays(m, m.decisionSeat, cost, auraSum(cost));
    expect(lists.reads - before).toBe(1);
    together += lists.reads - before;
    for (const cost of costs) canPay(m, m.decisionSeat, cost);
    alone += lists.reads - before;
  });
  expect(together).toBeLessThan(alone / 10);
});

test('a Caster is beaten when their LP reach the limit or fall below it', () => {
  play((m) => {
    const { loseAtLp, startingLp } = m.program.p;
    const damage = m.seat.damage[0]!;
    for (const taken of [0, startingLp - loseAtLp - 1, startingLp - loseAtLp, startingLp]) {
      m.seat.damage[0] = taken;
      expect(isBeaten(m, 0)).toBe(casterLp(m, 0) <= loseAtLp);
    }
    m.seat.damage[0] = damage;
  });
});
