/**
 * Random games of every ruleset and number of seats. They must end by a rule, break no invariant, be reproducible, and
 * continue from a stored state.
 */
import { RandomChooser, checkInvariants, eventSentence, mixSeed, playOut, type Match } from '@rulewright/engine';
import { ZONE } from '../src/play/model/state.ts';
import { metabaloids } from '../src/index.ts';
import { SETTLE } from '../src/play/abilities/settle.ts';
import { WINDOW } from '../src/play/abilities/use.ts';
import { TIMING } from '../src/play/model/timing.ts';
import { TURN_OVER } from '../src/play/steps/turn.ts';
import { RULESETS, begin, cards, compile, ruleset } from './tree.ts';
import type { M, MetabaloidsProgram } from '../src/play/model/model.ts';
import { placeOfZone, zoneAt } from '../src/play/model/places.ts';

const CAUSES = new Set(['failed-draw', 'draw-pile-empty', 'last-standing']);

describe.each(RULESETS)('%s', (id) => {
  const program = compile(id);

  test.each([2, 3, 4, 5, 6])('%i seats: games end by a rule and break no invariant', (players) => {
    const bot = new RandomChooser(1);
    const games = players === 2 ? 30 : 8;
    for (let game = 0; game < games; game++) {
      bot.reseed(11, game);
      const match = begin(program, players, mixSeed(11, game));
      const result = playOut(match, (at) => {
        checkInvariants(at);
        return bot.choose(at, at.decisionSeat);
      });
      checkInvariants(match);
      expect(CAUSES).toContain(result.cause);
      expect(program.mechanics.rules).toContain(result.ruleId);
    }
  });

  test('a game continues from a stored state as if it had never stopped', () => {
    const bot = new RandomChooser(5);
    const match = begin(program, 3, 99);
    for (let left = 60; left > 0 && match.advance(); left--) match.choose(bot.choose(match, match.decisionSeat));
    const stored = match.save();
    const finish = (from: Match): [number, number] => {
      const rest = new RandomChooser(6);
      playOut(from, rest.choose);
      return [from.digest(), from.decisions];
    };
    const first = finish(match);
    const elsewhere = begin(program, 3, 1);
    elsewhere.load(stored);
    expect(finish(elsewhere)).toEqual(first);
  });
});

test('the same seed and decisions give the same match, another seed gives another match', () => {
  const digest = (seed: number): number => {
    const match = begin(compile('core-tactical'), 2, seed);
    playOut(match, new RandomChooser(3).choose);
    return match.digest();
  };
  expect(digest(1)).toBe(digest(1));
  expect(digest(1)).not.toBe(digest(2));
});

test('random games use every ability of the starter deck', () => {
  const program = compile('core-tactical');
  const used = new Set<string>();
  const bot = new RandomChooser(1);
  const kinds = ['ability.used', 'ability.triggered'].map((kind) =>
    program.mechanics.events.findIndex((one) => one.id === kind),
  );
  for (let game = 0; game < 150; game++) {
    const match = begin(program, 2, game);
    match.sink = {
      event: (kind, _rule, _seat, _card, ability) => kinds.includes(kind) && used.add(program.abilityNames[ability]!),
    };
    playOut(match, bot.choose);
  }
  expect([...used].sort()).toEqual([...program.abilityNames].sort());
});

test('sentences name an ability by its printed name, or by its card if it has none', () => {
  const program = compile('core-tactical');
  const used = program.mechanics.events.findIndex((one) => one.id === 'ability.used');
  const match = begin(program, 2, 1);
  const sentence = (name: string): string => {
    const ability = program.abilityNames.indexOf(name);
    return eventSentence(match, { kind: used, rule: 0, args: [0, 0, ability, 0, 0] });
  };
  expect(sentence('fire-fly/signal')).toBe('Player 1 uses Signal of Fire Fly.');
  expect(program.abilityTitles).toContain('the ability of Green Bottle Fly');
  expect(program.abilityTitles).toHaveLength(program.abilityNames.length);
  expect(program.abilityTitles.filter((title) => /[/:()]/u.test(title))).toEqual([]);
});

test('in Fast, five cards are outside the game and 35 are in play', () => {
  const match = begin(compile('fast'), 2, 4) as unknown as M;
  match.advance();
  for (const seat of [0, 1]) {
    const places = Array.from({ length: match.cards }, (_, card) => card)
      .filter((card) => match.owner[card] === seat)
      .map((card) => placeOfZone(match, match.zone[card]!));
    expect(places.filter((place) => place === ZONE.removed)).toHaveLength(10);
    expect(places.filter((place) => place !== ZONE.removed)).toHaveLength(35);
  }
});

test.each([
  [[], [1, 2, 0]],
  [[2], [1, 0]],
  [[0], [1, 2]],
])('when the seats %j are out, a window asks the others once each', (out, asked) => {
  const program = compile('core-tactical+elimination');
  const match = begin(program, 3, 8) as unknown as M;
  match.table.inTurn = 1;
  match.table.turn = 1;
  match.table.active = 0;
  for (const seat of out) match.seat.out[seat] = 1;
  match.autoSingle = false;
  match.alwaysAsked = 0b111;
  match.leaveAll();
  match.enter(TURN_OVER, 'ask', 0);
  match.enter(WINDOW, 'open', TIMING['any-time']);
  const seats: number[] = [];
  while (match.advance() && match.runningSteps().at(-1) !== TURN_OVER.name) {
    seats.push(match.decisionSeat);
    match.choose(match.optionCount - 1);
  }
  expect(seats).toEqual(asked);
});

test('a triggered ability asks for its targets', () => {
  const from = { zone: 'hand' };
  const effects = [{ do: 'move', target: { choose: 1, from }, to: 'discard-pile' }];
  const abilities = [{ id: 'one', text: 'Made up.', kind: 'triggered', on: 'turn-start', effects }];
  const data = { ...metabaloids.examples.cardData({ cost: 2, attack: 3, defense: 3 }), abilities };
  const made = { ...cards[0]!, id: 'chooser', name: 'Chooser', data };
  const program = metabaloids.compile(ruleset('core-tactical'), [...cards, made]) as MetabaloidsProgram;
  const match = begin(program, 2, 8) as unknown as M;
  match.autoSingle = false;
  const hand = zoneAt(match, 0, ZONE.hand);
  for (const card of [1, 2, 3]) match.lay(card, hand);
  match.records.trigger.add(
    program.abilities.findIndex(({ name }) => name === 'chooser/one'),
    0,
    0,
  );
  match.leaveAll();
  match.enter(TURN_OVER, 'ask', 0);
  match.enter(SETTLE, 'settle');
  match.advance();
  expect(match.optionCount).toBe(3);
  match.choose(2);
  match.advance();
  expect(match.top(zoneAt(match, 0, ZONE.discard))).toBe(3);
});

test('players draw up to a hand size of six', () => {
  const program = compile('core-tactical?draw.handSize=6');
  const match = begin(program, 2, 8) as unknown as M;
  const bot = new RandomChooser(2);
  let most = 0;
  let steps = 0;
  match.sink = {
    event: (kind, rule) => {
      if (kind !== 0 || program.mechanics.rules[rule] !== 'mb.draw.to-hand-size') return;
      most = Math.max(most, match.zoneCount[match.table.active * program.zonesPerSeat + ZONE.hand]!);
      steps++;
    },
  };
  playOut(match, bot.choose);
  expect(steps).toBeGreaterThan(10);
  expect(most).toBe(6);
});
