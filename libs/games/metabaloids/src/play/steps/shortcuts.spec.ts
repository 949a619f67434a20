/** Cached and optimised values of the engine equal the results of slow, simple code, at every decision of random games. */
import { RandomChooser, mixSeed } from '@rulewright/engine';
import { MODES, begin, compile } from '../../../test/tree.ts';
import { actingTimings } from '../abilities/acting.ts';
import { hasUse } from '../abilities/uses.ts';
import { depthsOf, gridIsLegal, isLegal, offeredColumns, openColumns } from '../zones/grid.ts';
import { NO_LIMIT } from '../model/params.ts';
import type { M } from '../model/model.ts';
import { zoneAt } from '../model/places.ts';
import { ZONE } from '../model/state.ts';

/** Calls `look` at every decision of a few games with three seats. */
function play(id: string, look: (m: M) => void): void {
  const program = compile(id);
  const bot = new RandomChooser(2);
  for (let game = 0; game < 2; game++) {
    const match = begin(program, 3, mixSeed(7, game));
    while (match.advance()) {
      look(match as unknown as M);
      match.choose(bot.choose(match, match.decisionSeat));
    }
  }
}

/** The columns in which one more card leaves a legal grid, found by trying each column. */
function openOneByOne(m: M, seat: number, from: number): number {
  let open = 0;
  for (let to = 0; to < m.program.columns; to++) {
    const depths = depthsOf(m, seat);
    if (from >= 0) depths[from]!--;
    depths[to]!++;
    if (to !== from && isLegal(m, depths, m.seat.deepened[seat])) open |= 1 << to;
  }
  return open;
}

describe.each(MODES)('%s', (id) => {
  test('the cached timings of each seat are those of its cards', () => {
    let known = 0;
    play(id, (m) => {
      for (let seat = 0; seat < m.seats; seat++) {
        const kept = m.derived.acting[seat]!;
        if (kept === 0) continue;
        known++;
        m.derived.acting[seat] = 0;
        expect(actingTimings(m, seat)).toBe(kept);
      }
    });
    expect(known).toBeGreaterThan(100);
  });

  test('the cached timings leave out abilities that have no use left', () => {
    let usedUp = 0;
    play(id, (m) => {
      const columns = Array.from({ length: m.program.columns }, (_, column) => ZONE.column + column);
      for (let seat = 0; seat < m.seats; seat++) {
        let printed = 0;
        let left = 0;
        for (const place of [...columns, ...m.program.abilityPlaces]) {
          for (const card of m.cardsIn(zoneAt(m, seat, place))) {
            for (const ability of m.program.abilitiesOf[m.def[card]!]!) {
              if (((ability.places >> Math.min(place, ZONE.column)) & 1) === 0) continue;
              printed |= ability.timing;
              if (hasUse(m, card, ability)) left |= ability.timing;
            }
          }
        }
        expect(actingTimings(m, seat) & m.program.allTimings).toBe(left);
        if (left !== printed) usedUp++;
      }
    });
    expect(usedUp).toBeGreaterThan(0);
  });

  test('the open columns are those that leave a legal grid, also with deepened columns', () => {
    let narrowed = 0;
    play(id, (m) => {
      for (let seat = 0; seat < m.seats; seat++) {
        const depths = depthsOf(m, seat);
        const allowed = m.seat.deepened[seat]!;
        for (const deepened of [allowed, 1, 2]) {
          m.seat.deepened[seat] = deepened;
          expect(gridIsLegal(m, seat)).toBe(isLegal(m, depths, deepened));
          for (let from = -1; from < depths.length; from++) {
            if (from >= 0 && depths[from] === 0) continue;
            const open = openOneByOne(m, seat, from);
            // Compares before it calls `expect`, which takes much longer than the engine.
            if (openColumns(m, seat, from) !== open) expect(openColumns(m, seat, from)).toBe(open);
            if (depths.some((_, i) => i !== from && !((open >> i) & 1))) narrowed++;
          }
        }
        m.seat.deepened[seat] = allowed;
        const empty = depths.indexOf(0);
        const worth = depths.reduce((bits, depth, i) => (depth > 0 || i === empty ? bits | (1 << i) : bits), 0);
        expect(offeredColumns(m, seat)).toBe(worth);
      }
    });
    // In a mode that limits depth, some column must have been closed at some decision.
    const { p } = compile(id);
    expect(narrowed > 0).toBe(p.depthLimitedByWidth || p.maxDepth < NO_LIMIT);
  });
});
