/** Spreadsheets that no spreadsheet program writes. */
import { zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relation = (id: string, type: string, target: string): string =>
  `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;

/** A cell with a text of its own. */
export const textCell = (reference: string, text: string): string =>
  `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;

/**
 * An XLSX file.
 * @param rows the contents of the element `sheetData`
 * @param texts the shared texts, as elements `si`
 * @param more further parts of the archive
 */
export function spreadsheet(rows: string, texts = '', more: Readonly<Record<string, Uint8Array>> = {}): Buffer {
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Cards" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><dimension ref="A1:ZZZZZZ99999999"/><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A1:ZZZZZZ99999999"/></mergeCells></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="4294967295" uniqueCount="4294967295">${texts}</sst>`,
  };
  const bytes = Object.entries(parts).map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  return Buffer.from(zipSync({ ...Object.fromEntries(bytes), ...more }));
}
