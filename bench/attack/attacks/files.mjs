/** Attacks by an editor: spreadsheets and pictures that expand, and bodies that take long to read. */
import { crc32, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { graphql } from './requests.mjs';

const READ = `query ($set: Int!, $game: ID!, $file: String!) {
  readSheetFile(changeSet: $set, game: $game, file: $file) { unknownColumns }
}`;
const SAVE_SHEET = `mutation ($set: Int!, $game: ID!, $edits: [SheetEditInput!]!) {
  saveSheet(changeSet: $set, game: $game, edits: $edits) { slug }
}`;
const SAVE = `mutation ($set: Int!, $path: String!, $text: String!) {
  saveDraft(changeSet: $set, path: $path, text: $text) { path }
}`;
const BEGIN = 'mutation { createChangeSet(title: "An attack") { id } }';

const signedIn = ({ editor }) => ({ cookie: editor.cookie, 'rulewright-request': '1' });

/** Begins a change set and resolves to its number. */
async function prepare({ api, editor }) {
  const headers = { 'content-type': 'application/json', ...signedIn({ editor }) };
  const response = await fetch(`${api}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: BEGIN }) });
  return { set: (await response.json()).data.createChangeSet.id };
}

/** An attack in which an editor sends one operation over and over. `variables(context)` are those besides the change set. */
const sent = (about, rate, query, variables) => ({
  about,
  rate,
  seconds: 15,
  prepare,
  sender: (context) => {
    const asked = graphql(context, query, { set: context.set, ...variables(context) }, signedIn(context));
    return () => asked;
  },
});

const sheet = (about, file) =>
  sent(about, 1, READ, ({ game }) => ({ game, file: Buffer.from(file()).toString('base64') }));

function xlsx(rows, more = {}) {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return zipSync({ ...bytes, ...more }, { level: 1 });
}

const row = (count, cell) => `<row>${cell.repeat(count)}</row>`;
const CELL = '<c t="inlineStr"><is><t>id</t></is></c>';

/** Archives within archives, each around the next. */
function nestedArchive(depth) {
  let inner = zipSync({ zeros: new Uint8Array(32 * 1024 * 1024) });
  for (let level = 0; level < depth; level++) inner = zipSync({ [`${level}.zip`]: inner });
  return inner;
}

function pngChunk(name, data) {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG that declares this many pixels each way and has `frames` frames. */
function png(side, frames = 0) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 6], 8);
  const pixels = deflateSync(Buffer.alloc(4 * 1024 * 1024));
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', head),
    ...(frames > 0 ? [pngChunk('acTL', control)] : []),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A progressive JPEG that declares 65,500 pixels each way, with many empty scans. */
function jpeg() {
  const frame = Buffer.from('ffc2001108ffdcffdc03012200021101031101', 'hex');
  const scan = Buffer.from('ffda000c03010002000300000000000000', 'hex');
  return Buffer.concat([Buffer.from('ffd8', 'hex'), frame, ...Array(2_000).fill(scan), Buffer.from('ffd9', 'hex')]);
}

/** An animated WebP that declares 16,383 pixels each way and thousands of frames. */
function webp() {
  const chunk = (name, data) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(name), size, data, Buffer.alloc(data.length % 2)]);
  };
  const head = Buffer.from('02000000fe3f00fe3f00', 'hex');
  const frame = Buffer.concat([
    Buffer.from('000000000000fe3f00fe3f0001000000', 'hex'),
    chunk('VP8L', Buffer.alloc(16)),
  ]);
  const body = [chunk('VP8X', head), chunk('ANIM', Buffer.alloc(6)), ...Array(3_000).fill(chunk('ANMF', frame))];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...body]));
}

const picture = (about, name, file) =>
  sent(about, 1, SAVE, ({ game }) => ({
    path: `cards/${game}/pictures/${name}`,
    text: Buffer.from(file()).toString('base64'),
  }));

const edits = (cards, cells, text) =>
  Array.from({ length: cards }, (_, card) => ({
    slug: `card-${card}`,
    cells: Array.from({ length: cells }, (_each, cell) => ({ column: `data.c${cell}`, text })),
  }));

export const files = {
  'wide-sheet': sheet('A spreadsheet with 100,000 columns', () => xlsx(row(100_000, CELL))),
  'large-sheet': sheet('A spreadsheet of 2,000,000 cells', () => xlsx(row(100, CELL).repeat(20_000))),
  'nested-archive': sheet('A spreadsheet with archives nested 200 deep, around 32 MB of zeros', () =>
    xlsx(row(1, CELL), { 'xl/media/a.zip': nestedArchive(200) }),
  ),
  'refused-sheet': sent(
    'An edit of 400 cards with 50 cells each, more than one edit may have',
    2,
    SAVE_SHEET,
    (to) => ({
      game: to.game,
      edits: edits(400, 50, 'a text of a cell'),
    }),
  ),
  'wrong-values': sent('An edit of 10,000 cells that are not texts', 2, SAVE_SHEET, ({ game }) => ({
    game,
    edits: edits(400, 25, 7),
  })),
  'png-bomb': picture('A PNG that declares 30,000 by 30,000 pixels', 'bomb.png', () => png(30_000)),
  'animated-png': picture('A PNG that declares 1,000,000 frames', 'frames.png', () => png(1_000, 1_000_000)),
  'jpeg-bomb': picture('A JPEG of 65,500 by 65,500 pixels with 2,000 scans', 'bomb.jpg', jpeg),
  'webp-bomb': picture('A WebP of 3,000 frames of 16,383 by 16,383 pixels', 'bomb.webp', webp),
};
