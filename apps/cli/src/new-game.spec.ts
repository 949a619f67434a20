/** `rw new game` and `rw check`: creates a new game, and reports invalid files. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rwHere } from '../test/support/rw-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'rw-new-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rw = (...args: string[]) => rwHere(args, { DATA_DIR: join(folder, 'data') });

test('writes a game that rw check and rw import accept', async () => {
  const dir = join(folder, 'fresh');
  const made = await rw('new', 'game', 'night-train', '--dir', dir);
  expect([made.code, made.err]).toEqual([0, '']);
  expect(made.out).toContain('cards/night-train/cards/first-creature.yaml');
  expect(await rw('check', dir)).toMatchObject({ code: 0, out: 'Night Train: 2 cards, 4 rules, no problems\n' });
  expect(await rw('import', dir)).toMatchObject({ code: 0 });
  const ruleset = await rw('ruleset', '--game', 'night-train', '--json');
  expect(JSON.parse(ruleset.out)).toMatchObject({ parameters: { 'deck.size': 40 } });
});

test('accepts a name and a prefix, and asks for a prefix that it cannot derive', async () => {
  const dir = join(folder, 'named');
  expect(await rw('new', 'game', '1914', '--dir', dir)).toMatchObject({
    code: 2,
    err: expect.stringContaining('--prefix') as string,
  });
  expect(await rw('new', 'game', '1914', '--dir', dir, '--name', 'The "Great" War', '--prefix', 'gw')).toMatchObject({
    code: 0,
  });
  expect(await rw('check', dir)).toMatchObject({ code: 0, out: 'The "Great" War: 2 cards, 4 rules, no problems\n' });
});

test('never overwrites an existing game', async () => {
  const dir = join(folder, 'twice');
  await rw('new', 'game', 'night-train', '--dir', dir);
  const again = await rw('new', 'game', 'night-train', '--dir', dir);
  expect([again.code, again.out]).toEqual([2, '']);
  expect(again.err).toContain('is already there. Choose another id.');
});

test('rw check reports every problem with file, line and fix', async () => {
  const dir = join(folder, 'wrong');
  await rw('new', 'game', 'night-train', '--dir', dir);
  const path = join(dir, 'cards/night-train/cards/first-event.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace('type: event', 'type: evnt'));
  const { code, out } = await rw('check', dir);
  expect(code).toBe(1);
  expect(out).toContain(
    'cards/night-train/cards/first-event.yaml:4:3 card-data: data.type: Type cannot be "evnt". Did you mean "event"?',
  );
  expect(out).toContain('1 problem');
});

test('formats play documents, and says with --check which have another style', async () => {
  const dir = join(folder, 'formatted');
  await rw('new', 'game', 'night-train', '--with-play', '--dir', dir);
  const path = 'rules/night-train/play/night-train.play';
  const written = readFileSync(join(dir, path), 'utf8');
  expect(await rw('format', dir, '--check')).toMatchObject({ code: 0, out: '0 documents to format\n' });
  writeFileSync(join(dir, path), `${written.replaceAll('\n\n', '\n\n\n')}# The end`);
  expect(await rw('format', dir, '--check')).toMatchObject({ code: 1, out: `${path}\n1 document to format\n` });
  expect(await rw('format', dir)).toMatchObject({ code: 0, out: `${path}\n1 document formatted\n` });
  expect(readFileSync(join(dir, path), 'utf8')).toBe(`${written}# The end\n`);
});
