/** The command line as users run it, on a tree of files or a temporary database. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandLine, type Ran } from '../test/support/rw.ts';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'rw-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Keeps one game, without its worked examples and its quick start, which shows some of them. Every command reads and checks all content,
 * so a small tree is faster.
 */
const isFew = (path: string): boolean =>
  /^(?:$|\/metabaloids)/u.test(path) && !path.includes('/examples') && !path.endsWith('/learn.yaml');
const content = treeIn('content', isFew);

/** Copies the content into the test's own folder. */
function treeIn(name: string, filter: (path: string) => boolean = () => true): string {
  const tree = join(folder, name);
  for (const part of ['cards', 'rules']) {
    const from = join(workspace, part);
    cpSync(from, join(tree, part), { recursive: true, filter: (path) => filter(path.slice(from.length)) });
  }
  return tree;
}

const commandLine = new CommandLine(folder);
afterAll(() => commandLine.close());

/** Runs `rw` with a data folder inside the test's own folder. */
const rw = (args: readonly string[], { data = 'empty', input }: { data?: string; input?: string } = {}): Promise<Ran> =>
  commandLine.run(args, { ...process.env, DATA_DIR: join(folder, data), DATABASE_URL: '' }, input);

const json = async (args: readonly string[], options?: { data?: string; input?: string }) => {
  const ran = await rw([...args, '--json'], options);
  return { ...ran, value: JSON.parse(ran.out) as never };
};

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const starter = readFileSync(join(workspace, 'cards/metabaloids/decks/starter-deck-set-1.yaml'), 'utf8')
  .match(/card: \S+, copies: \d+/g)!
  .map((entry) => entry.replace(/card: (\S+), copies: (\d+)/, '$2 $1'))
  .join('\n');

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
  test('finds that every Metabaloids text agrees with its data', async () => {
    const { code, value } = await json(['check-sentences', '--game', 'metabaloids', '--content', workspace]);
    const [report] = (value as { games: { game: string; findings: { verdict: { kind: string } }[] }[] }).games;
    expect(report!.findings.map(({ verdict }) => verdict.kind)).toEqual(Array(20).fill('agrees'));
    expect(code).toBe(0);
  });

  test('shows both sentences of a text that differs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sentences-'));
    cpSync(join(workspace, 'cards'), join(folder, 'cards'), { recursive: true });
    cpSync(join(workspace, 'rules'), join(folder, 'rules'), { recursive: true });
    const card = join(folder, 'cards/metabaloids/cards/ant-swarm.yaml');
    writeFileSync(card, readFileSync(card, 'utf8').replace('max: 3', 'max: 1'));
    const { code, out } = await rw(['check-sentences', '--game', 'metabaloids', '--content', folder]);
    expect(out).toMatch(
      /Ant Swarm: text and data differ\. The text says: .* up to \+3\. The data says: .* up to \+1\./u,
    );
    expect(code).toBe(1);
  });
});

describe('rw check-deck', () => {
  type Verdict = {
    ruleset: { id: string; hash: string };
    legal: boolean;
    cards: number;
    points: number;
    removed: string[];
    issues: { code: string; lines: number[] }[];
  };

  test('accepts Starter Deck Set 1 in all modes and names the five cards that Fast removes', async () => {
    const { code, value } = await json(['check-deck', file('starter.txt', starter), '--content', workspace]);
    const verdicts = (value as { verdicts: Verdict[] }).verdicts;
    expect(code).toBe(0);
    expect(verdicts.map((one) => [one.ruleset.id, one.legal, one.cards, one.points, one.removed.length])).toEqual([
      ['metabaloids/core-tactical', true, 45, 119, 0],
      ['metabaloids/fast', true, 45, 119, 5],
      ['metabaloids/web-official', true, 45, 119, 0],
      ['metabaloids/classic-print', true, 45, 119, 0],
    ]);
    expect([...verdicts[1]!.removed].sort()).toEqual([
      'Ant Swarm',
      'Assassin Bug',
      'Differential Grasshopper',
      'May Fly',
      'Monarch Butterfly',
    ]);
  });

  test('reports all problems of a deck from standard input, with exit code 1', async () => {
    const { code, value } = await json(['check-deck', '-', '--mode', 'fast', '--content', content], {
      input: '5 Stone Fly\n46 Sowbug\nGodzilla\n',
    });
    const [verdict] = (value as { verdicts: Verdict[] }).verdicts;
    expect([code, verdict!.legal]).toEqual([1, false]);
    expect(new Set(verdict!.issues.map((issue) => issue.code))).toEqual(
      new Set(['too-many-cards', 'too-many-copies', 'unknown-card']),
    );
  });

  test('reads UTF-16, and does not crash on bytes that are not text', async () => {
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('2 Sowbug\r\n', 'utf16le')]);
    expect((await rw(['check-deck', file('utf16.txt', utf16), '--content', content])).code).toBe(0);
    const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919) % 256));
    const { code, err } = await rw(['check-deck', file('noise.bin', noise), '--content', content]);
    expect([code, err]).toEqual([1, '']);
  });

  test.each([
    [['check-deck', 'nowhere.txt'], 'nowhere.txt cannot be read: there is no such file.'],
    [['check-deck', '.'], 'it is a folder'],
    [['check-deck'], "missing required argument 'file'"],
    [['check-deck', '-', '--mode', 'fats'], 'Did you mean "fast"?'],
  ])('wrong usage has exit code 2: %j', async (args, message) => {
    const { code, out, err } = await rw([...args, '--content', content]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).not.toMatch(/^ +at /m);
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

    const kept = join(folder, 'replays', readdirSync(join(folder, 'replays'))[3]!);
    const same = await json(['replay', kept, '--content', content]);
    expect([same.code, (same.value as { same: boolean }).same]).toEqual([0, true]);
    expect((await rw(['replay', kept, '--to', '4', '--explain', '--content', content])).out).toContain(
      '[mb.setup.starting-hand]',
    );
  });

  test('a changed parameter in a file changes the game, and an older replay reports where it diverges', async () => {
    const tree = treeIn('tree', isFew);
    const mode = join(tree, 'rules/metabaloids/modes/fast.yaml');
    writeFileSync(mode, readFileSync(mode, 'utf8').replace('parameters:\n', 'parameters:\n  draw.handSize: 6\n'));
    const before = await json(run);
    const after = await json(run.map((arg) => (arg === content ? tree : arg)));
    expect((after.value as Run)['checksum']).not.toBe((before.value as Run)['checksum']);
    const kept = join(folder, 'replays', readdirSync(join(folder, 'replays'))[0]!);
    const replayed = await json(['replay', kept, '--content', tree]);
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

describe('rw import and rw export', () => {
  test('exports files identical to the imported ones; a second import changes nothing', async () => {
    expect((await rw(['import', workspace], { data: 'db' })).code).toBe(0);
    expect((await rw(['import', workspace], { data: 'db' })).out).toContain('nothing new');
    const target = join(folder, 'exported');
    const { value } = await json(['export', target], { data: 'db' });
    const files = readdirSync(join(workspace, 'rules'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect((value as { files: number }).files).toBeGreaterThan(files.length);
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      expect(readFileSync(join(target, path.slice(workspace.length)))).toEqual(readFileSync(path));
    }
  });

  test('imports a changed tree as a change set on request, and publishes nothing', async () => {
    const tree = treeIn('changed', isFew);
    await rw(['import', content], { data: 'few' });
    const changed = 'rules/metabaloids/variants/short-game.yaml';
    writeFileSync(join(tree, changed), `${readFileSync(join(tree, changed), 'utf8')}# Read again.\n`);
    const { code, value } = await json(['import', tree, '--change-set', 'From my desk'], { data: 'few' });
    expect(code).toBe(0);
    const documents = [{ path: changed, change: 'changed' }];
    expect(value).toEqual({ changeSet: 1, title: 'From my desk', page: '/desk/sets/1', documents });
    const again = await rw(['import', content, '--change-set', 'Nothing'], { data: 'few' });
    expect(again).toMatchObject({
      code: 1,
      err: expect.stringContaining('do not differ from the current release') as string,
    });
    expect((await rw(['import', content], { data: 'few' })).out).toContain('nothing new');
  });

  test('an invalid file changes nothing and is reported with its line', async () => {
    const tree = treeIn('bad');
    const mode = join(tree, 'rules/metabaloids/modes/fast.yaml');
    writeFileSync(mode, readFileSync(mode, 'utf8').replace('grid.maxColumns: 1', 'grid.maxColumns: many'));
    const { code, err } = await rw(['import', tree], { data: 'db' });
    expect(code).toBe(1);
    expect(err).toMatch(
      /rules\/metabaloids\/modes\/fast\.yaml:\d+:\d+ bad-parameter-value: grid\.maxColumns must be a whole number/,
    );
    expect((await rw(['import', workspace], { data: 'db' })).out).toContain('nothing new');
  });

  test('rw ruleset shows the origin of each value', async () => {
    const { value } = await json(['ruleset', '--ruleset', 'metabaloids/fast?draw.handSize=6'], { data: 'db' });
    expect(value).toMatchObject({
      parameters: { 'draw.handSize': 6, 'grid.maxColumns': 1 },
      origins: { 'draw.handSize': { kind: 'override' }, 'grid.maxColumns': { kind: 'mode', id: 'fast' } },
      turn: ['draw', 'abilities', 'restock', 'attack'],
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
    const tree = treeIn('broken');
    const mode = join(tree, 'rules/metabaloids/modes/core-tactical.yaml');
    writeFileSync(mode, readFileSync(mode, 'utf8').replace('draw.handSize: 7', 'draw.handSize: 6'));
    const broken = await rw(['examples', 'mb.draw.to-hand-size', '--content', tree]);
    expect(broken.code).toBe(1);
    expect(broken.out).toMatch(/✗ .*\n.*Expected .*found/);
  });

  test('rw coverage finds no rule without sentence, code and example', async () => {
    const { code, value } = await json(['coverage', '--game', 'metabaloids', '--content', workspace]);
    expect([code, value]).toMatchObject([0, { game: 'metabaloids', rules: 234, withText: 234, gaps: [] }]);
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
      'ruling',
      'rulings',
      'set',
      'term',
      'variant',
    ];
    expect(readdirSync(join(folder, 'schemas/metabaloids')).sort()).toEqual(kinds.map((kind) => `${kind}.schema.json`));
  });
});
