/** PDFs with hostile texts: every card is drawn, with its texts, within bounded time and inside its cut. */
import { inflateSync } from 'node:zlib';
import type { CardFaceData } from '@rulewright/ui';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { cardFace } from '../src/previews/card-face.ts';
import { drawPress } from '../src/work/pictures/press.ts';
import { testContent } from './support/content.ts';

const HOSTILE: Readonly<Record<string, string>> = {
  'emoji without glyphs': '👩‍👩‍👧‍👦🏳️‍🌈🫠 💥'.repeat(20),
  'scripts without glyphs': '卡牌遊戲 игра لعبة לוח '.repeat(20),
  'one long word': 'Donaudampfschifffahrtsgesellschaft'.repeat(60),
  'wide letters': 'W'.repeat(2_000),
  'turned directions': 'a\u202eb\u2066c\u200fd '.repeat(50),
  'control characters': 'a\u0000b\u0007c\u001bd\u007fe\ufffe '.repeat(50),
  'lone surrogates': 'a\ud800b \udc00c '.repeat(50),
  'stacked marks': `z${'\u0301'.repeat(200)} `.repeat(10),
  markup: '<svg onload="x"><text>]]>&amp;</svg> ',
  '100,000 characters': 'Draw a card. '.repeat(8_000),
  '100,000 letters': 'x'.repeat(100_000),
  nothing: '',
};

const KEPT = new Set([
  'frame',
  'slug',
  'id',
  'sign',
  'tint',
  'emblem',
  'rarity',
  'symbol',
  'type',
  'kind',
  'picture',
  'layout',
  'left',
  'right',
]);

/** The face with every text replaced. */
function withText(value: unknown, text: string, key = ''): unknown {
  if (typeof value === 'string') return KEPT.has(key) ? value : text;
  if (Array.isArray(value)) return value.map((one: unknown) => withText(one, text, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withText(one, text, name)]));
}

const { content } = await testContent();
/** The face with the most parts of each frame. */
const faces = new Map<string, CardFaceData>();
for (const game of content.games)
  for (const card of game.cards.values()) {
    const face = cardFace(game, card);
    const parts = Object.keys(faces.get(face.layout) ?? {}).length;
    if (Object.keys(face).length > parts) faces.set(face.layout, face);
  }

/** The commands of all pages. */
const commandsOf = (pdf: PDFDocument): string =>
  pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFRawStream && !one.dict.has(PDFName.of('Length1')) ? [one] : []))
    .filter(({ dict }) => dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode'))
    .map(({ contents }) => inflateSync(contents).toString('latin1'))
    .join('\n');

describe.each(Object.entries(HOSTILE))('a card of %s', (_, text) => {
  test.each([...faces])(
    'is drawn in the frame %s, on one page, with few letters and within its cut',
    async (_frame, face) => {
      const job = { title: text, date: '2026-01-01T00:00:00Z', pages: ['card'] };
      const bytes = await drawPress({ ...job, faces: { card: withText(face, text) as CardFaceData } });
      expect(bytes.length).toBeLessThan(300_000);
      const pdf = await PDFDocument.load(bytes);
      expect(pdf.getPageCount()).toBe(1);
      const commands = commandsOf(pdf);
      expect(commands).not.toMatch(/NaN|Infinity|undefined/u);
      const letters = commands.match(/\bT[jJ]\b/gu)?.length ?? 0;
      expect(letters).toBeGreaterThan(0);
      expect(letters).toBeLessThan(20_000);
      // The face is clipped to the card.
      expect(commands).toMatch(/\bW\*?\s+n\b/u);
    },
  );
});
