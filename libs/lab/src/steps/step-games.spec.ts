/** Step games play as the engine does, and an observation has nothing that a seat may not know. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { Random, compileForDecks, createMatch, deckDefs, playOut } from '@rulewright/engine';
import { hasEngine, pluginFor, knownGames } from '@rulewright/games';
import { STEP_SCHEMA_HASH, StepGames, StepProtocol, recordGames } from './index.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);

/** One mode of each game with an engine. */
const programs = content.games
  .filter((game) => hasEngine(game) && game.decks.size > 0)
  .map((game) => {
    const [deck] = game.decks.values();
    const ruleset = resolveRuleset(content, `${game.doc.id}/${game.doc.modes[0]!}`);
    const program = compileForDecks(pluginFor(game)!, ruleset, game.cards, [deck!, deck!]);
    return { id: ruleset.id, program, decks: [deck!, deck!].map((list) => deckDefs(program, list)) };
  });

describe.each(programs)('$id', ({ program, decks }) => {
  test('plays the same games as the engine, many at once', () => {
    const games = new StepGames(program, decks, 8);
    const seeds = games.all.map((game) => 100 + game);
    const chances = seeds.map((seed) => new Random(seed));
    let frame = games.reset(games.all, seeds);
    let playing = games.all;
    const over = new Map(frame.over.map((one) => [one.game, one]));
    while (playing.length > 0) {
      playing = playing.filter((_, at) => frame.seats[at]! >= 0);
      const counts = frame.options.filter((count) => count > 0);
      if (playing.length === 0) break;
      frame = games.step(
        playing,
        playing.map((game, at) => chances[game]!.below(counts[at]!)),
      );
      for (const one of frame.over) over.set(one.game, one);
    }
    const match = createMatch(program, decks);
    for (const [game, seed] of seeds.entries()) {
      const chance = new Random(seed);
      match.start(seed, decks);
      const { winners, cause, turns } = playOut(match, (one) => chance.below(one.optionCount));
      expect(over.get(game)).toMatchObject({ winners, cause, turns, digest: match.digest() });
    }
  });

  test('two worlds that a seat cannot tell apart give it the same observation', () => {
    let apart = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 60 }), fc.integer(), (seed, steps, imagine) => {
        const games = new StepGames(program, decks, 3);
        const chance = new Random(seed);
        let frame = games.reset([0], [seed]);
        for (let n = 0; n < steps && frame.seats[0]! >= 0; n++)
          frame = games.step([0], [chance.below(frame.options[0]!)]);
        const [seat] = frame.seats;
        if (seat! < 0) return;
        const copies = games.fork(0, [1, 2], imagine);
        const seen = JSON.stringify(games.observe(0));
        copies.seats.forEach((one, at) => {
          if (one < 0) return;
          expect(JSON.stringify(games.observe(at + 1, seat))).toBe(seen);
          // Another seat knows its own cards, so it can see that the worlds differ.
          const other = (seat! + 1) % 2;
          if (JSON.stringify(games.observe(at + 1, other)) !== JSON.stringify(games.observe(0, other))) apart++;
        });
      }),
      { numRuns: 40 },
    );
    expect(apart).toBeGreaterThan(0);
  });
});

test('a recorded game is played again from its seed and its choices, with the same checksum', () => {
  const [game] = content.games.filter((one) => hasEngine(one) && one.decks.size > 0);
  const ruleset = resolveRuleset(content, `${game!.doc.id}/${game!.doc.modes[0]!}`);
  const [deck] = game!.decks.values();
  const settings = { ruleset, cards: game!.cards, decks: [deck!, deck!], bot: 'random', seed: 7 };
  const recorded = recordGames(pluginFor(game!)!, { ...settings, games: 3, most: 3_000 });
  expect(recorded.length).toBeGreaterThan(0);
  const { program, decks } = programs.find(({ id }) => id === ruleset.id)!;
  const games = new StepGames(program, decks, 1);
  for (const { seed, decisions, outcome, checksum, events } of recorded) {
    let frame = games.reset([0], [seed]);
    for (const { seat, options, choice, at } of decisions) {
      expect([frame.seats[0], frame.options[0]]).toEqual([seat, options.length]);
      expect(games.observe(0).decision!.options).toEqual(options);
      expect(at).toBeLessThanOrEqual(events.length);
      frame = games.step([0], [choice]);
    }
    const [over] = frame.over;
    expect(over).toMatchObject(outcome);
    expect(over!.digest.toString(16).padStart(8, '0')).toBe(checksum);
  }
  // Games that are too long are left out.
  expect(recordGames(pluginFor(game!)!, { ...settings, games: 2, most: 3 })).toEqual([]);
});

describe('the protocol', () => {
  const { program, decks } = programs[0]!;
  const protocol = new StepProtocol(program, new StepGames(program, decks, 2), 2);
  const ask = (request: unknown) => JSON.parse(protocol.answer(JSON.stringify(request))) as Record<string, unknown>;

  test('says what it speaks, and plays', () => {
    expect(ask({ op: 'hello' })).toMatchObject({ schema: STEP_SCHEMA_HASH, games: 2, seats: 2 });
    expect(ask({ op: 'reset', seeds: [1, 2] })).toMatchObject({ over: [] });
    const { views } = ask({ op: 'observe', games: [0] }) as { views: { decision: { options: unknown[] } }[] };
    const frame = ask({ op: 'step', games: [0], choices: [views[0]!.decision.options.length - 1] });
    expect(frame['seats']).toHaveLength(1);
    // An exact copy goes on as the game would.
    ask({ op: 'fork', from: 0, to: [1] });
    expect(ask({ op: 'step', games: [0], choices: [0] })).toEqual(ask({ op: 'step', games: [1], choices: [0] }));
  });

  test.each([
    ['not JSON', 'x', 'bad-json'],
    ['an unknown request', '{"op":"win"}', 'bad-request'],
    ['a game that does not exist', '{"op":"step","games":[9],"choices":[0]}', 'no-game'],
    ['an option that does not exist', '{"op":"step","games":[0],"choices":[99999]}', 'no-option'],
    ['half an option', '{"op":"step","games":[0],"choices":[0.5]}', 'no-option'],
    ['too few choices', '{"op":"step","games":[0],"choices":[]}', 'bad-count'],
    ['a game named twice', '{"op":"step","games":[0,0],"choices":[0,0]}', 'bad-count'],
    ['a seat that does not exist', '{"op":"observe","games":[0],"seat":7}', 'no-seat'],
    ['a copy onto itself', '{"op":"fork","from":0,"to":[0]}', 'no-game'],
  ])('refuses %s with a sentence, and goes on', (_, line, code) => {
    const { error } = JSON.parse(protocol.answer(line)) as { error: { code: string; message: string } };
    expect(error.code).toBe(code);
    expect(error.message.length).toBeGreaterThan(10);
    expect(ask({ op: 'hello' })['games']).toBe(2);
  });
});
