/** A property of adoptions of random tables: every cell with a text is in a document, or the report names its row, its column or its text. */
import fc from 'fast-check';
import { loadContent } from '@rulewright/content';
import { idOf } from '@rulewright/content/ids';
import { adopt, type AdoptResult } from '../src/adopt/adopt.ts';
import { readUpload } from '../src/adopt/read-source.ts';

const WORDS = [
  '1',
  '2',
  '12',
  '1,250',
  '3 ',
  'three',
  '5?',
  'X',
  '*',
  '-',
  '–',
  'n/a',
  'yes',
  'No',
  'ja',
  '50%',
  '1/2',
  '',
];
const TEXTS = [
  'Draw a card.',
  'Burn, then rest.',
  'helper',
  'helpr',
  'Guide, Worker',
  'Toy - Sky',
  'Größe',
  'Total',
  'core',
  '',
];
const HEADS = [
  'name',
  'id',
  'set',
  'set_name',
  'number',
  'rarity',
  'flavor',
  'cost',
  'unique',
  'text',
  'kind',
  'duplicate_of',
  '',
];

const cell = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom(...TEXTS),
  fc.stringMatching(/^[a-zA-Z0-9 .!?%*-]{0,12}$/u),
);
const table = fc
  .uniqueArray(fc.constantFrom(...HEADS), { minLength: 2, maxLength: 8 })
  .filter((heads) => heads.filter(Boolean).length >= 2)
  .chain((heads) =>
    fc.record({
      heads: fc.constant(heads),
      rows: fc.array(fc.array(cell, { minLength: heads.length, maxLength: heads.length }), {
        minLength: 1,
        maxLength: 12,
      }),
    }),
  );

const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;
/** Letters and digits only, because ids, labels and numbers have other spaces and signs. */
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Everything that a person can read about a row after the run. */
function toldAbout(row: number, result: AdoptResult): string {
  const notes = result.notes.filter((note) => new RegExp(`Row ${row}\\b`, 'u').test(note));
  return notes.join('\n');
}

test('an adoption loses no cell with a text', async () => {
  await fc.assert(
    fc.asyncProperty(table, async ({ heads, rows }) => {
      const text = [heads, ...rows].map((cells) => cells.map(inQuotes).join(',')).join('\n');
      const source = await readUpload('cards.csv', Buffer.from(text)).catch(() => null);
      // A table without names or rows is refused as a whole.
      if (source === null || source.rows.length === 0) return;
      const result = adopt({ game: 'lamp-street', name: 'community', source, files: [], knownGames: [] });
      expect(loadContent(result.files, []).problems).toEqual([]);
      const bad = new Set(result.bad.map(({ row }) => row));
      const documents = plain(result.files.map((file) => file.text).join('\n'));
      const left = result.notes.filter((note) => note.startsWith('Columns that are not taken')).join(' ');
      for (const { row, cells } of source.rows)
        for (const [column, value] of Object.entries(cells)) {
          const written = String(value ?? '').trim();
          if (written === '' || bad.has(row) || toldAbout(row, result) !== '' || left.includes(column)) continue;
          const decided = result.cellQuestions.some((one) => one.column === column && one.text === written);
          const isNoted = result.notes.some((note) => note.includes(`"${written}"`));
          const isNamed =
            decided || isNoted || (result.decisions.get(column) ?? []).some((said) => said.includes(`"${written}"`));
          if (isNamed) continue;
          const isKept = [plain(written), plain(idOf(written, Infinity))].some((one) => documents.includes(one));
          expect({ column, written, isKept }).toEqual({ column, written, isKept: true });
        }
    }),
    { numRuns: 150 },
  );
});
