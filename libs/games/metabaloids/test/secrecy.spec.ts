/** A seat's view contains only what the seat may know: changing hidden cards changes no view. */
import { RandomChooser, mayKnow, mixSeed, viewOf, type Match } from '@rulewright/engine';
import { begin, compile } from './tree.ts';

/** Swaps the definitions of all cards that the seat may not know, in pairs. */
function scramble(match: Match, seat: number): number {
  const hidden = Array.from({ length: match.cards }, (_, card) => card).filter((card) => !mayKnow(match, seat, card));
  for (let i = 0; i + 1 < hidden.length; i += 2) {
    const [a, b] = [hidden[i]!, hidden[hidden.length - 1 - i]!];
    const def = match.def[a]!;
    match.def[a] = match.def[b]!;
    match.def[b] = def;
  }
  return hidden.length;
}

test.each(['core-tactical', 'fast', 'web-official', 'classic-print'])(
  '%s: a view does not depend on hidden cards',
  (id) => {
    const program = compile(id);
    const bot = new RandomChooser(1);
    let looked = 0;
    for (let game = 0; game < 6; game++) {
      const match = begin(program, 3, mixSeed(3, game));
      for (let n = 0; match.advance(); n++) {
        if (n % 9 === 0) {
          for (let seat = 0; seat < 3; seat++) {
            const before = JSON.stringify(viewOf(match, seat));
            const stored = match.def.slice();
            if (match.decisionSeat !== seat) {
              expect(scramble(match, seat)).toBeGreaterThan(0);
              expect(JSON.stringify(viewOf(match, seat))).toBe(before);
              match.def.set(stored);
              looked++;
            }
          }
        }
        match.choose(bot.choose(match, match.decisionSeat));
      }
    }
    expect(looked).toBeGreaterThan(50);
  },
);

test('a seat sees its own hand and only the number of cards in the other hands', () => {
  const match = begin(compile('core-tactical'), 2, 5);
  match.advance();
  const zone = (seat: number, of: number, id: string) =>
    viewOf(match, seat).seats[of]!.zones.find((one) => one.id === id)!;
  expect(zone(0, 0, 'hand').cards).toHaveLength(zone(0, 0, 'hand').count);
  expect(zone(1, 0, 'hand')).toMatchObject({ count: zone(0, 0, 'hand').count, cards: [] });
  expect(zone(0, 0, 'draw-pile').cards).toEqual([]);
  expect(viewOf(match, 1 - match.decisionSeat).decision!.options).toBeNull();
});
