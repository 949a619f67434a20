import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { ContentError, openContent, pictureOf, type SourceFile } from '../src/index.ts';
import { readTree, readWithGuests, writeTree } from '../src/node.ts';
import { tinyFiles } from './tiny.ts';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-tree-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const byPath = (files: readonly SourceFile[]) => [...files].sort((a, b) => (a.path < b.path ? -1 : 1));

test('a tree is read as it was written, odd line ends and marks included', async () => {
  const files = [...tinyFiles(), { path: 'cards/tiny/cards/odd.yaml', text: '\uFEFFid: odd\r\nname: "Ödd"\t\n\n' }];
  await writeTree(folder, files);
  expect(await readTree(folder)).toEqual(byPath(files));
  expect(readFileSync(join(folder, 'cards/tiny/cards/odd.yaml'))[0]).toBe(0xef);
});

test.each(['../outside.yaml', 'cards/../../outside.yaml', '/tmp/outside.yaml', '..'])(
  'the path %s, which leaves the folder, is not written',
  async (path) => {
    await expect(writeTree(join(folder, 'deep'), [{ path, text: 'id: a' }])).rejects.toThrow('leaves the folder');
  },
);

test('a PNG logo is a data URL in its document and the original bytes in its file', async () => {
  const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00, 0x0d, 0x0a]);
  const logo = { path: 'rules/tiny/logo.png', text: `data:image/png;base64,${bytes.toString('base64')}` };
  await writeTree(folder, [logo]);
  expect(readFileSync(join(folder, logo.path))).toEqual(bytes);
  expect(await readTree(folder)).toContainEqual(logo);
});

test('the folder may be given as it is typed', async () => {
  const here = process.cwd();
  process.chdir(folder);
  try {
    expect((await readTree('.')).map((file) => file.path)).toContain('rules/tiny/game.yaml');
    expect(await readTree('./')).toEqual(await readTree(folder));
  } finally {
    process.chdir(here);
  }
});

test('a file that is not UTF-8, and a folder without content, are refused', async () => {
  writeFileSync(join(folder, 'rules/tiny/bad.yaml'), Buffer.from([0x69, 0xff, 0xfe]));
  await expect(readTree(folder)).rejects.toThrow('rules/tiny/bad.yaml:1:1 encoding: The file is not UTF-8.');
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  await expect(readTree(empty)).rejects.toThrow(ContentError);
});

describe('a picture', () => {
  const sharp = async (width: number, height: number) =>
    (await import('sharp')).default({ create: { width, height, channels: 3, background: '#286' } });
  const put = (name: string, bytes: Uint8Array): void => {
    const pictures = join(folder, 'pictures', 'cards/tiny/pictures');
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, name), bytes);
  };
  const read = () => readTree(join(folder, 'pictures'));
  afterEach(() => rmSync(join(folder, 'pictures'), { recursive: true, force: true }));

  test.each(['png', 'jpg', 'webp'])(
    'is read as a line that describes it, and written back unchanged: %s',
    async (ending) => {
      const bytes = await (await sharp(30, 20)).toFormat(ending === 'jpg' ? 'jpeg' : (ending as 'png')).toBuffer();
      put(`old-bridge.${ending}`, bytes);
      const [file] = await read();
      expect(pictureOf(file!.text)).toMatchObject({ width: 30, height: 20, bytes: bytes.byteLength });
      await writeTree(join(folder, 'again'), [file!]);
      expect(readFileSync(join(folder, 'again', file!.path)).equals(bytes)).toBe(true);
    },
  );

  test('is refused if it is of another type than its name, too large, damaged or a program, with the reason for each file', async () => {
    const png = await (await sharp(30, 20)).png().toBuffer();
    put('named-wrong.jpg', png);
    put('program.png', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
    put('text.webp', Buffer.from('no picture'));
    put('cut.png', png.subarray(0, png.length - 30));
    put('wide.png', await (await sharp(5000, 1)).png().toBuffer());
    put('heavy.png', Buffer.alloc(2_000_001, png));
    const error = await read().catch((one: unknown) => one);
    expect(
      (error as ContentError).problems.map(({ path, message }) => `${path.split('/').at(-1)}: ${message}`),
    ).toEqual([
      'cut.png: The picture is damaged. Save it again in an image editor.',
      'heavy.png: The picture has 2001 kB. Use one of at most 2000 kB.',
      'named-wrong.jpg: The file is named as jpg, but it is png. Rename it so that it ends in .png.',
      'program.png: SVG files can contain programs, so they are refused. Save the picture as PNG, JPEG or WebP.',
      'text.webp: This is not a picture. Use a PNG, JPEG or WebP file.',
      'wide.png: The picture has 5000 × 1 pixels. Use one of at most 4096 × 4096.',
    ]);
  });

  test('that claims billions of pixels in a few bytes is refused before it is decoded', async () => {
    const png = Buffer.from(await (await sharp(30, 20)).png().toBuffer());
    png.writeUInt32BE(50_000, 16);
    png.writeUInt32BE(50_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    put('bomb.png', png);
    const before = process.memoryUsage().rss;
    await expect(read()).rejects.toThrow('The picture is damaged or too large');
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});

describe('the games of guests', () => {
  const publisher = mkdtempSync(join(tmpdir(), 'rulewright-guests-'));
  afterAll(() => rmSync(publisher, { recursive: true, force: true }));
  const guest = [
    { path: 'cards/guest/cards/one.yaml', text: 'id: one\n' },
    { path: 'rules/guest/game.yaml', text: 'id: guest\n' },
  ];

  test('are part of the tree', async () => {
    await writeTree(publisher, tinyFiles());
    expect(await readWithGuests(publisher)).toEqual(byPath(tinyFiles()));
    await writeTree(join(publisher, 'examples/guest'), guest);
    expect(await readWithGuests(publisher)).toEqual(byPath([...tinyFiles(), ...guest]));
    expect(await readTree(publisher)).toEqual(byPath(tinyFiles()));
  });

  test('are listed after the other games', async () => {
    const tree = await readWithGuests(fileURLToPath(new URL('../../..', import.meta.url)));
    const files = tree.filter(({ path }) => ['hedge-war', 'slow-water'].includes(path.split('/')[1]!));
    expect(openContent(files, []).games.map(({ doc }) => doc.id)).toEqual(['slow-water', 'hedge-war']);
  });

  test('must not replace a file of another game', async () => {
    await writeTree(join(publisher, 'examples/other'), [guest[1]!]);
    await expect(readWithGuests(publisher)).rejects.toMatchObject({
      problems: [{ path: join(publisher, 'examples/other/rules/guest/game.yaml'), code: 'two-folders' }],
    });
  });
});
