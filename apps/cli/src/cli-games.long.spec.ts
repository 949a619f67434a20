/** The commands that play games and prove the rules, as users run them. */
import { execFile } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFolder, isFew, workspace } from '../test/support/folder.ts';

const commands = new CommandFolder();
afterAll(() => commands.close());
const { content, rw, json, file, folder } = commands;

describe('rw compare', () => {
  type Found = { metric: string; a: number; b: number; difference: number; interval: [number, number]; shown: boolean };
  const compare = (b: string, ...more: string[]) =>
    json([
      'compare',
      '--content',
      content,
      '--a',
      'metabaloids/fast',
      '--b',
      b,
      '--games',
      '64',
      '--bots',
      'random',
      ...more,
    ]);

  test('its export can be recomputed by a program that shares no code with the lab', async () => {
    const [run, before, after] = ['run.json', 'before.ndjson', 'after.ndjson'].map((name) => join(folder, name));
    const other = 'metabaloids/fast?draw.handSize=5';
    await compare(other, '--no-swap', '--seed', '9', '--bots', 'random', '--export', run!);
    const simulate = (ruleset: string, events: string) =>
      rw(['simulate', '--content', content, '--ruleset', ruleset, '--games', '64', '--seed', '9', '--events', events]);
    await Promise.all([simulate('metabaloids/fast', before!), simulate(other, after!)]);
    const recount = (...args: string[]) =>
      new Promise<string>((resolve) => {
        execFile(process.execPath, [join(workspace, 'proofs/recount-run.mjs'), ...args], (_, out) => resolve(out));
      });
    expect(await recount(run!, before!, after!)).toMatch(/^Everything agrees\.\n\d{4} numbers recounted/u);
    const text = readFileSync(run!, 'utf8').replace('"winner":0', '"winner":1');
    expect(await recount(file('wrong.json', text), before!, after!)).toContain('winner: recounted 0, the run says 1');
  });

  test('shows the effect of a smaller hand, and writes the games as CSV', async () => {
    const games = join(folder, 'games.csv');
    const { code, value } = await compare('metabaloids/fast?draw.handSize=3', '--csv', games);
    const { a, findings } = value as { a: { id: string }; findings: Found[] };
    expect(code).toBe(0);
    expect(a.id).toBe('metabaloids/fast');
    const choices = findings.find(({ metric }) => metric === 'decisions-per-turn')!;
    expect(choices).toMatchObject({ shown: true });
    expect(choices.interval[1]).toBeLessThan(0);
    expect(choices.difference).toBeCloseTo(choices.b - choices.a, 10);
    expect(readFileSync(games, 'utf8').trimEnd().split('\r\n')).toHaveLength(1 + 2 * 64);
  });

  test('shows no difference between a ruleset and itself, for any number of threads', async () => {
    const { value } = await compare('metabaloids/fast', '--workers', '2');
    for (const finding of (value as { findings: Found[] }).findings)
      expect(finding).toMatchObject({ difference: 0, interval: [0, 0], shown: false });
  });

  test('rejects unknown rulesets and bots', async () => {
    expect(
      await rw(['compare', '--content', content, '--a', 'metabaloids/fast', '--b', 'metabaloids/fats']),
    ).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean "fast"?'),
    });
    expect((await compare('metabaloids/fast', '--bots', 'clever').catch(() => ({ code: 2 }))).code).toBe(2);
  });
});

describe('rw check-sentences', () => {
  test('finds that every text of Metabaloids is read', async () => {
    const { code, value } = await json(['check-sentences', '--game', 'metabaloids', '--content', workspace]);
    const [report] = (value as { games: { game: string; findings: { reading: string }[] }[] }).games;
    expect(report!.findings.map(({ reading }) => reading)).toEqual(Array(20).fill('read'));
    expect(code).toBe(0);
  });
});

describe('rw simulate and rw replay', () => {
  const run = [
    'simulate',
    '--content',
    content,
    '--game',
    'metabaloids',
    '--mode',
    'fast',
    '--players',
    '3',
    '--games',
    '40',
    '--seed',
    '7',
  ];
  type Run = Record<string, unknown> & { endings: Record<string, number>; wins: number[]; draws: number };

  test('the same seed gives the same result, another seed gives another result', async () => {
    const [first, again, other] = await Promise.all([
      json(run),
      json([...run, '--workers', '2']),
      json([...run.slice(0, -1), '8']),
    ]);
    const timeless = ({ value }: { value: never }): object => ({ ...(value as Run), seconds: 0 });
    expect(first.code).toBe(0);
    expect(timeless(again)).toEqual(timeless(first));
    expect((other.value as Run)['checksum']).not.toBe((first.value as Run)['checksum']);
    expect(Object.keys(first.value)).toEqual(
      expect.arrayContaining([
        'ruleset',
        'games',
        'players',
        'decisions',
        'turns',
        'endings',
        'wins',
        'draws',
        'capped',
        'checksum',
        'seconds',
      ]),
    );
    const { endings, wins, draws } = first.value as Run;
    expect(Object.values(endings).reduce((a, b) => a + b, 0)).toBe(40);
    expect(wins.reduce((a, b) => a + b, 0) + draws).toBe(40);
  });

  test('writes events from start to end of every game, and replays that can be replayed', async () => {
    const events = join(folder, 'events.ndjson');
    await rw([...run, '--events', events, '--replays', join(folder, 'replays')]);
    const lines = readFileSync(events, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { game: number; n: number; event: string; cards?: unknown[] });
    const started = lines.filter((line) => line.event === 'match.started');
    expect(started.map((line) => [line.game, line.n, line.cards!.length])).toEqual(
      Array.from({ length: 40 }, (_, game) => [game, 0, 135]),
    );
    expect(lines.filter((line) => line.event === 'match.ended')).toHaveLength(40);

    const replay = join(folder, 'replays', readdirSync(join(folder, 'replays'))[3]!);
    const same = await json(['replay', replay, '--content', content]);
    expect([same.code, (same.value as { same: boolean }).same]).toEqual([0, true]);
    expect((await rw(['replay', replay, '--to', '4', '--explain', '--content', content])).out).toMatch(
      /\[Rule \d+\.\d+\]/u,
    );
  });

  test('a changed parameter in a file changes the game, and an older replay reports where it diverges', async () => {
    const tree = commands.treeIn('tree', isFew);
    const mode = join(tree, 'rules/metabaloids/modes/fast.yaml');
    writeFileSync(mode, readFileSync(mode, 'utf8').replace('parameters:\n', 'parameters:\n  draw.handSize: 6\n'));
    const before = await json(run);
    const after = await json(run.map((arg) => (arg === content ? tree : arg)));
    expect((after.value as Run)['checksum']).not.toBe((before.value as Run)['checksum']);
    const replay = join(folder, 'replays', readdirSync(join(folder, 'replays'))[0]!);
    const replayed = await json(['replay', replay, '--content', tree]);
    expect(replayed.code).toBe(1);
    expect(replayed.value).toMatchObject({
      same: false,
      rulesChanged: true,
      divergence: { expected: expect.any(String) as string },
    });
  });

  test.each([
    [['--players', '1'], 'is played by 2 to 12 players, not 1'],
    [['--games', '0'], 'from 1 to 100000000'],
    [['--bots', 'deep-thought'], 'There is no bot "deep-thought"'],
    [['--set', 'draw.handSize=many'], 'draw.handSize'],
    [['--variant', 'nope'], 'has no variant "nope"'],
    [['--deck', 'nowhere.txt'], 'nowhere.txt cannot be read'],
  ])('wrong usage has exit code 2: %j', async (args, message) => {
    const { code, err } = await rw(['simulate', '--game', 'metabaloids', '--content', content, ...args]);
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('rejects a file that is not a replay, and reports the mistake', async () => {
    expect(await rw(['replay', file('r.json', '{"format": 1}'), '--content', content])).toMatchObject({
      code: 2,
      err: expect.stringContaining('format') as string,
    });
    expect(await rw(['replay', file('r.txt', 'hello'), '--content', content])).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not JSON') as string,
    });
  });
});

describe('proofs of the rules', () => {
  test('rw examples plays the examples of a rule, and fails for a tree with a failing example', async () => {
    const { code, value } = await json(['examples', 'mb.battle.tie', '--content', workspace]);
    expect([code, value]).toMatchObject([
      0,
      { failed: 0, results: expect.arrayContaining([expect.objectContaining({ passed: true })]) as unknown },
    ]);
    const tree = commands.treeIn('broken');
    const mode = join(tree, 'rules/metabaloids/modes/core-tactical.yaml');
    writeFileSync(mode, readFileSync(mode, 'utf8').replace('draw.handSize: 7', 'draw.handSize: 6'));
    const broken = await rw(['examples', 'mb.draw.to-hand-size', '--content', tree]);
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(/✗ .*\n.*Expected .*found/);
  });

  test('rw conformance writes the same kit every time', async () => {
    const kits = [join(folder, 'kit-a'), join(folder, 'kit-b')];
    for (const kit of kits)
      expect((await rw(['conformance', kit, '--game', 'metabaloids', '--content', workspace])).code).toBe(0);
    const files = readdirSync(kits[0]!);
    expect(files).toEqual(expect.arrayContaining(['README.md', 'matches.json', 'decks.json', 'kit.json']));
    for (const name of files)
      expect(readFileSync(join(kits[1]!, name)).equals(readFileSync(join(kits[0]!, name)))).toBe(true);
  });

  test('rw fuzz plays random rulesets without a violation', async () => {
    const { code, value } = await json([
      'fuzz',
      '--game',
      'metabaloids',
      '--games',
      '60',
      '--seed',
      '3',
      '--content',
      content,
    ]);
    expect([code, value]).toMatchObject([0, { games: 60 }]);
  });

  test('rw schemas writes a schema for each kind of file', async () => {
    expect((await rw(['schemas', join(folder, 'schemas')])).code).toBe(0);
    const kinds = [
      'adopted',
      'adoption',
      'card',
      'deck-law',
      'deck',
      'examples',
      'faces',
      'fields',
      'first-game',
      'game',
      'glossary',
      'learn',
      'legality',
      'mode',
      'parameters',
      'policy',
      'ruling',
      'rulings',
      'set',
      'term',
      'variant',
    ];
    expect(readdirSync(join(folder, 'schemas/metabaloids')).sort()).toEqual(kinds.map((kind) => `${kind}.schema.json`));
  });
});
