/** Batches repeat with the seed, add up and stop on request. Their event lines record each game from start to end. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { ProgramError } from '@rulewright/engine';
import { enginesOf, pluginFor, knownGames } from '@rulewright/games';
import { BatchRunner, EventLines, addTally, emptyTally, simulate, type SimulationOptions } from '../index.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const game = content.game(large[0]!.id);
const plugin = pluginFor(game)!;
const cards = [...game.cards.values()];
const deck = [...game.decks.values()][0]!;
const ruleset = resolveRuleset(content, `${game.doc.id}/${game.doc.modes[0]!}`);
const options: SimulationOptions = { decks: [deck], players: 2, seed: 7, bots: ['random'], games: 40 };

const timeless = async (changes: Partial<SimulationOptions> = {}) => ({
  ...(await simulate(plugin, ruleset, cards, { ...options, ...changes })),
  seconds: 0,
});

test('the same seed gives the same batch, and another seed a different one', async () => {
  const first = await timeless();
  expect(await timeless()).toEqual(first);
  expect((await timeless({ seed: 8 })).checksum).not.toBe(first.checksum);
  expect(first).toMatchObject({
    games: 40,
    players: 2,
    capped: 0,
    stopped: false,
    ruleset: { id: ruleset.id, hash: ruleset.hash },
  });
  expect(first.rules['mb.draw.to-hand-size']).toBeGreaterThan(1000);
});

test('parts of a batch add up to the whole, in any order', () => {
  const runner = new BatchRunner(plugin.compile(ruleset, cards), options);
  const whole = emptyTally(2);
  runner.play(0, 24, whole);
  const parts = emptyTally(2);
  for (const [from, to] of [
    [16, 24],
    [0, 5],
    [5, 16],
  ] as const) {
    const part = emptyTally(2);
    runner.play(from, to, part);
    addTally(parts, part);
  }
  expect(parts).toEqual(whole);
});

test('a batch that is stopped reports the games it played', async () => {
  const stop = new AbortController();
  const result = await timeless({ games: 500, signal: stop.signal, onProgress: () => stop.abort() });
  expect(result.stopped).toBe(true);
  expect(result.games).toBeGreaterThan(0);
  expect(result.games).toBeLessThan(500);
});

test('no one wins a game that is cut off by a limit', async () => {
  const result = await timeless({ games: 3, limits: { decisions: 20 } });
  expect(result).toMatchObject({ capped: 3, draws: 0, wins: [0, 0], endings: { capped: 3 } });
});

test('a listener changes nothing, and the event lines contain every game with every card', async () => {
  const pieces: string[] = [];
  const listener = new EventLines((lines) => pieces.push(lines));
  const heard = await timeless({ games: 10, listener });
  listener.flush();
  expect(heard).toEqual(await timeless({ games: 10 }));
  const lines = pieces
    .join('')
    .trimEnd()
    .split('\n')
    .map(
      (line) =>
        JSON.parse(line) as {
          game: number;
          n: number;
          event: string;
          rule?: string;
          cards?: { owner: number }[];
          turns?: number;
        },
    );
  for (let played = 0; played < 10; played++) {
    const own = lines.filter((line) => line.game === played);
    expect(own.map((line) => line.n)).toEqual(own.map((_, n) => n));
    expect([own[0]!.event, own.at(-1)!.event]).toEqual(['match.started', 'match.ended']);
    expect([0, 1].map((owner) => own[0]!.cards!.filter((card) => card.owner === owner).length)).toEqual([45, 45]);
    expect(own.slice(1, -1).every((line) => game.rules.has(line.rule ?? ''))).toBe(true);
  }
  expect(lines.filter((line) => line.event === 'match.ended').reduce((sum, line) => sum + line.turns!, 0)).toBe(
    heard.turns,
  );
});

test('rejects unplayable options before a game starts', async () => {
  await expect(timeless({ players: 99 })).rejects.toThrow(ProgramError);
  await expect(timeless({ bots: ['nobody'] })).rejects.toThrow('There is no bot "nobody"');
  await expect(timeless({ decks: [{ entries: [{ card: 'nothing', copies: 1 }] }] })).rejects.toThrow(
    'no card "nothing"',
  );
});
