/** Lab runs: swapped seats, paired arms, runs that continue after a stop, and findings that claim no more than the data shows. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { runReplay } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import {
  ArmPlayer,
  armResult,
  csvLines,
  comparisonFindings,
  ordersOf,
  packDecisions,
  partsInOrder,
  playRun,
  unpackDecisions,
  type LabPlan,
  type RunPart,
} from '../index.ts';
import { winnersOf } from '../plan/run-part.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const plugin = large[0]!;
const game = content.game(plugin.id);
const cards = [...game.cards.values()];
const [deck, other] = [...game.decks.values()];
const mode = `${plugin.id}/${game.doc.modes[0]!}`;
const armOf = (id: string) => ({ name: id, ruleset: resolveRuleset(content, id), cards });

const plan = (changes: Partial<LabPlan> = {}): LabPlan => ({
  game: plugin.id,
  arms: [armOf(mode)],
  entrants: [
    { name: 'first', deck: deck!, bot: 'random' },
    { name: 'second', deck: deck!, bot: 'random' },
  ],
  games: 128,
  seed: 11,
  swap: true,
  ...changes,
});

const metricOf = (one: LabPlan, parts: readonly RunPart[], id: string) =>
  armResult(plugin, one, parts, 0).metrics.find((metric) => metric.id === id)!;

test('a mirror match over swapped seats scores exactly one half', async () => {
  const { parts } = await playRun(plugin, plan());
  expect(metricOf(plan(), parts, 'entrant-1-wins')).toMatchObject({ value: 0.5, interval: [0.5, 0.5] });
});

test('a bot with better evaluation wins from every seat', async () => {
  const greedy = plan({
    entrants: [
      { name: 'greedy', deck: deck!, bot: 'greedy:1' },
      { name: 'random', deck: deck!, bot: 'random' },
    ],
    games: 32,
  });
  const { parts } = await playRun(plugin, greedy);
  expect(metricOf(greedy, parts, 'entrant-1-wins').interval[0]).toBeGreaterThan(0.5);
});

test('a variant without effect shows no difference in any game', async () => {
  const same = plan({ arms: [armOf(mode), armOf(`${mode}?deck.maxCost=124`)] });
  const { parts } = await playRun(plugin, same);
  const findings = comparisonFindings(plugin, same, parts);
  expect(findings.length).toBeGreaterThan(10);
  for (const finding of findings) expect(finding).toMatchObject({ difference: 0, interval: [0, 0], shown: false });
});

test('a known effect is found, with its interval on the right side', async () => {
  const less = plan({ arms: [armOf(mode), armOf(`${mode}?draw.handSize=4`)], games: 256 });
  const { parts } = await playRun(plugin, less);
  const decisions = comparisonFindings(plugin, less, parts).find(({ metric }) => metric === 'decisions-per-turn')!;
  expect(decisions.shown).toBe(true);
  expect(decisions.interval[1]).toBeLessThan(0);
  expect(decisions.sentence).toMatch(/^Decisions per turn: [\d.]+ before, [\d.]+ after, \d+% less \(\d+ to \d+%\)\.$/u);
});

test('additional cards of the starting player are counted when they are drawn, and not earlier', async () => {
  const more = plan({ arms: [armOf(mode), armOf(`${mode}?setup.starterExtraCards=2`)], games: 64, swap: false });
  const { parts } = await playRun(plugin, more);
  const findings = comparisonFindings(plugin, more, parts);
  const findingOf = (id: string) => findings.find(({ metric }) => metric === id)!;
  expect(findingOf('starter-opening')).toMatchObject({ a: 7, b: 9, difference: 2, shown: true });
  expect(findingOf('starter-opening').sentence).toMatch(/7\.00 before, 9\.00 after, 2\.00 more in every game\.$/u);
  expect(findingOf('starter-first-turn')).toMatchObject({ shown: true });
  expect(findingOf('starter-first-turn').difference).toBeLessThan(0);
  expect(findingOf('others-opening')).toMatchObject({ a: 7, b: 7, shown: false });
});

test('a metric implied by another one is reported but not compared', async () => {
  const same = plan({ arms: [armOf(mode), armOf(mode)], games: 32 });
  const { parts } = await playRun(plugin, same);
  expect(metricOf(same, parts, 'entrant-2-wins').value).toBe(0.5);
  expect(comparisonFindings(plugin, same, parts).some(({ metric }) => metric === 'entrant-2-wins')).toBe(false);
});

test('runs stored before draws were counted report no draws', async () => {
  const { parts } = await playRun(plugin, plan({ games: 32 }));
  const older = parts.map((part) => ({ ...part, rows: part.rows.map((row) => ({ ...row, draws: undefined })) }));
  const ids = (of: readonly RunPart[]) => armResult(plugin, plan(), of, 0).metrics.map(({ id }) => id);
  expect(ids(parts)).toEqual(expect.arrayContaining(['starter-drawn', 'others-left']));
  expect(ids(older as unknown as RunPart[]).filter((id) => /^(starter|others)-/u.test(id))).toEqual(['starter-wins']);
});

test('a stopped run continues to the same result', async () => {
  const whole = await playRun(plugin, plan());
  const stop = new AbortController();
  const begun = await playRun(plugin, plan(), { signal: stop.signal, onPart: () => stop.abort() });
  expect(begun).toMatchObject({ ended: 'stopped', parts: { length: 1 } });
  const rest = await playRun(plugin, plan(), { done: begun.parts });
  expect(rest.ended).toBe('complete');
  expect(armResult(plugin, plan(), rest.parts, 0)).toEqual(armResult(plugin, plan(), whole.parts, 0));
  expect(ordersOf(plan())).toHaveLength(whole.parts.length);
});

test('a comparison stops early when the data is sufficient, and not before', async () => {
  const stop = { metric: 'decisions-per-turn', matters: 0 };
  const clear = plan({ arms: [armOf(mode), armOf(`${mode}?draw.handSize=3`)], games: 4096 });
  const outcome = await playRun(plugin, clear, { stop });
  expect(outcome.ended).toBe('enough');
  expect(outcome.parts.length).toBeLessThan(ordersOf(clear).length / 2);
  const same = plan({ arms: [armOf(mode), armOf(`${mode}?deck.maxCost=124`)], games: 256 });
  expect((await playRun(plugin, same, { stop })).ended).toBe('complete');
});

test('every game has a replay with the same result as its row, and a line in the CSV', () => {
  const two = plan({
    entrants: [plan().entrants[0]!, { name: 'other, "deck"', deck: other!, bot: 'random' }],
    games: 4,
  });
  const player = new ArmPlayer(plugin, two, 0);
  const part = player.play(0, 4);
  const program = plugin.compile(two.arms[0]!.ruleset, cards);
  for (const row of part.rows) {
    const replay = player.replay(row.game);
    expect(runReplay(program, replay)).toMatchObject({
      divergence: null,
      result: { winners: winnersOf(row), cause: row.cause, turns: row.turns },
      decisions: row.decisions,
    });
  }
  const [head, first, second] = [...csvLines(plugin, two, [part])].map((line) => line.trimEnd());
  expect(head).toMatch(/^arm,ruleset,game,seed,seat 1,seat 2,winner,.*"drawn, seat 1","drawn, seat 2"/u);
  expect(first).toContain('first,"other, ""deck"""');
  expect(second).toContain('"other, ""deck""",first');
  const named = { ...two, entrants: two.entrants.map((one, at) => ({ ...one, name: ['\n=1+1', '＝1+1'][at]! })) };
  expect([...csvLines(plugin, named, [part])][1]).toContain(`"'\n=1+1",'＝1+1`);
});

test('repeats a game of bots that think from its stored decisions, without asking the bots', () => {
  const thinking = plan({ games: 2, entrants: plan().entrants.map((one) => ({ ...one, bot: 'greedy:2' })) });
  const { decisions } = new ArmPlayer(plugin, thinking, 0).play(0, 2);
  const games = unpackDecisions(decisions!);
  expect(games).toHaveLength(2);
  const silent = new ArmPlayer(plugin, thinking, 0, () => ({
    ...{ id: 'silent', name: 'Silent', summary: '', slow: false, budget: 1 },
    create: () => ({
      begin: () => undefined,
      choose: () => {
        throw new Error('a bot was asked');
      },
    }),
  }));
  const thought = new ArmPlayer(plugin, thinking, 0);
  for (const game of [0, 1]) expect(silent.replay(game, games[game])).toEqual(thought.replay(game));
  expect(new ArmPlayer(plugin, plan(), 0).play(0, 2).decisions).toBeUndefined();
});

test('unpacking returns the packed decisions, including large numbers and empty games', () => {
  const games = [[0, 1, 127, 128, 300, 70_000], [], Array.from({ length: 1_000 }, (_, n) => n % 7)];
  expect(unpackDecisions(packDecisions(games))).toEqual(games);
  expect(packDecisions(games).length).toBeLessThan(200);
});

test('counts only the parts before the first missing one, because long games are missing more often', () => {
  const two = plan({ arms: [armOf(mode), armOf(`${mode}?deck.maxCost=124`)], part: 32 });
  const orders = ordersOf(two);
  expect(partsInOrder(two, [...orders].reverse())).toEqual(orders);
  expect(
    partsInOrder(
      two,
      orders.filter((_, at) => at !== 3),
    ),
  ).toEqual(orders.slice(0, 3));
});
