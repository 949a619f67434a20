/** The command line as users run it, on a tree of files or a temporary database. */
import { WHOLE } from '@rulewright/content/testing';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFolder, isFew, workspace } from '../test/support/folder.ts';

const commands = new CommandFolder();
afterAll(() => commands.close());
const { content, rw, json, file, folder } = commands;

const starter = readFileSync(join(workspace, 'cards/metabaloids/decks/starter-deck-set-1.yaml'), 'utf8')
  .match(/card: \S+, copies: \d+/g)!
  .map((entry) => entry.replace(/card: (\S+), copies: (\d+)/, '$2 $1'))
  .join('\n');

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
    const { code, value } = await json(['check-deck', file('starter.txt', starter), '--content', content]);
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

  test('names the rules by their numbers in the rulebook of each mode', async () => {
    const { out } = await rw(['check-deck', '-', '--content', content], { input: '5 Stone Fly\n46 Sowbug\n' });
    expect(out).toMatch(/✗ line 1: .* \(Rule 3\.\d+\)\n/u);
    expect(out).not.toMatch(/\bmb\.[\w.-]+/u);
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

describe('rw import and rw export', () => {
  test('exports files identical to the imported ones; a second import changes nothing', async () => {
    expect((await rw(['import', content], { data: 'db' })).code).toBe(0);
    expect((await rw(['import', content], { data: 'db' })).out).toContain('nothing new');
    const target = join(folder, 'exported');
    const { value } = await json(['export', target], { data: 'db' });
    const files = readdirSync(join(content, 'rules'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect((value as { files: number }).files).toBeGreaterThan(files.length);
    for (const entry of files) {
      const path = join(entry.parentPath, entry.name);
      expect(readFileSync(join(target, path.slice(content.length)))).toEqual(readFileSync(path));
    }
  });

  test('imports a changed tree as a change set on request, and publishes nothing', async () => {
    const tree = commands.treeIn('changed', isFew);
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
    const tree = commands.treeIn('bad', isFew);
    const mode = join(tree, 'rules/metabaloids/modes/fast.yaml');
    writeFileSync(mode, readFileSync(mode, 'utf8').replace('grid.maxColumns: 1', 'grid.maxColumns: many'));
    const { code, err } = await rw(['import', tree], { data: 'db' });
    expect(code).toBe(1);
    expect(err).toMatch(
      /rules\/metabaloids\/modes\/fast\.yaml:\d+:\d+ bad-parameter-value: grid\.maxColumns must be a whole number/,
    );
    expect((await rw(['import', content], { data: 'db' })).out).toContain('nothing new');
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

// Plays all examples of a game.
if (WHOLE)
  test('rw coverage finds no rule without sentence, code and example', async () => {
    const { code, value } = await json(['coverage', '--game', 'metabaloids', '--content', workspace]);
    expect([code, value]).toMatchObject([0, { game: 'metabaloids', rules: 234, withText: 234, gaps: [] }]);
  });
