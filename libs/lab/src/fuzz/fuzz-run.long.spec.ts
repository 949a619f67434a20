/** Plays some of the random games. The result does not depend on how a run is divided, and a broken engine is detected. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { checkInvariants, createMatch, MOST_DECK_CARDS, Random, type GamePlugin, type Match } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import { fuzz } from './fuzz-run.ts';
import { addFuzzTally, emptyFuzzTally } from './fuzz-tally.ts';
import { Fuzzer } from './fuzzer.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);

describe.each(large.map((plugin) => [plugin.id, plugin] as const))('%s', (_, plugin) => {
  test('random games of random rulesets break nothing', async () => {
    const report = await fuzz(content, plugin, { games: 512, seed: 3 });
    expect(report.violations).toEqual([]);
    expect(report.games).toBe(512);
    expect(report.capped).toBe(0);
    expect(Object.keys(report.rulesets).length).toBeGreaterThan(content.game(plugin.id).doc.modes.length);
    expect(report.rulesets['changed']).toBeGreaterThan(0);
  });

  test('game n is the same in every part of a run', () => {
    const whole = new Fuzzer(content, plugin, 5).play(0, 192);
    const parts = emptyFuzzTally();
    for (const [from, to] of [
      [150, 192],
      [0, 64],
      [64, 150],
    ] as const)
      addFuzzTally(parts, new Fuzzer(content, plugin, 5).play(from, to));
    expect(parts).toEqual(whole);
  });

  test('a stopped run continues where it stopped', async () => {
    const whole = await fuzz(content, plugin, { games: 400, seed: 9 });
    const stop = new AbortController();
    const before = await fuzz(content, plugin, {
      games: 400,
      seed: 9,
      signal: stop.signal,
      onProgress: (played) => played > 100 && stop.abort(),
    });
    expect(before).toMatchObject({ stopped: true, from: 0, next: before.games });
    expect(before.games).toBeLessThan(200);
    const after = await fuzz(content, plugin, { games: 400 - before.next, from: before.next, seed: 9 });
    expect(after).toMatchObject({ stopped: false, from: before.next, next: 400 });
    const both = emptyFuzzTally();
    addFuzzTally(both, before);
    addFuzzTally(both, after);
    expect(both).toEqual(expect.objectContaining({ checksum: whole.checksum, rulesets: whole.rulesets }));
  });

  test('decks with the most cards that a match allows break nothing', () => {
    const { doc, cards } = content.game(plugin.id);
    const program = plugin.compile(resolveRuleset(content, `${plugin.id}/${doc.modes[0]!}`), [...cards.values()]);
    const pool = [...program.defOf.values()];
    const seats = Math.min(6, program.maxSeats);
    const decks = Array.from({ length: seats }, (_, seat) =>
      Array.from(
        { length: MOST_DECK_CARDS / seats },
        (__, at) => pool[(seat * 7 + Math.floor(at / 20)) % pool.length]!,
      ),
    );
    const match = createMatch(program, decks);
    const random = new Random(1);
    match.start(1, decks);
    while (match.advance() && match.decisions < 3000) match.choose(random.below(match.optionCount));
    checkInvariants(match);
    expect(match.cards).toBe(MOST_DECK_CARDS);
  });

  test('reports a vanished card as a violation, with its game', () => {
    const broken: GamePlugin = {
      ...plugin,
      compile: (...args) => {
        const program = plugin.compile(...args);
        const begin = (match: never): void => {
          program.mechanics.begin(match);
          const { zoneCount } = match as Match;
          zoneCount[0] = zoneCount[0]! - 1;
        };
        return { ...program, mechanics: { ...program.mechanics, begin } };
      },
    };
    const { violations, games } = new Fuzzer(content, broken, 1).play(0, 4);
    expect(violations).toHaveLength(games);
    expect(violations[0]).toMatchObject({ game: 0, message: expect.stringContaining('Zone 0') });
  });
});
