/** The part of a document that contains one item, so that the editor can show only this part. */
import { boundedDocument } from '@rulewright/content/editing';
import { isMap, isScalar, isSeq, type Node, type ParsedNode } from 'yaml';

/** Offsets in the text: whole lines, without the line break of the last line. */
export interface ItemRange {
  readonly from: number;
  readonly to: number;
}

/** The lines of an item: a rule in Markdown, or in YAML a list entry with this id or a parameter. Null if the text does not have it. */
export const itemRange = (path: string, text: string, item: string): ItemRange | null =>
  path.endsWith('.md') ? ruleRange(text, item) : entryRange(text, item);

function ruleRange(text: string, rule: string): ItemRange | null {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => {
    const attributes = line.startsWith(':::rule{') ? line.slice(':::rule{'.length) : '';
    return attributes.split(/[ }]/u, 1)[0] === `#${rule}`;
  });
  if (first < 0) return null;
  const last = lines.findIndex((line, at) => at > first && line.trimEnd() === ':::');
  const startOf = (line: number): number => lines.slice(0, line).reduce((sum, each) => sum + each.length + 1, 0);
  const end = last < 0 ? lines.length - 1 : last;
  return { from: startOf(first), to: startOf(end) + lines[end]!.length };
}

function entryRange(text: string, id: string): ItemRange | null {
  const document = boundedDocument(text);
  if (document === null) return null;
  const contents = document.contents as ParsedNode | null;
  if (!isMap(contents)) return null;
  for (const { key, value } of contents.items) {
    if (isSeq(value)) {
      const entry = value.items.find((one) => isMap(one) && (one.get('id') as unknown) === id);
      if (entry) return wholeLines(text, entry);
    }
    if (isMap(value) && isScalar(key) && key.value === 'parameters') {
      const pair = value.items.find((one) => isScalar(one.key) && one.key.value === id);
      if (pair) return wholeLines(text, pair.key, pair.value);
    }
  }
  return null;
}

function wholeLines(text: string, first: Node, last: Node | null = first): ItemRange | null {
  const start = first.range?.[0];
  const end = (last ?? first).range?.[1];
  if (start === undefined || end === undefined) return null;
  const content = text.slice(0, end).trimEnd().length;
  const to = text.indexOf('\n', content);
  return { from: text.lastIndexOf('\n', start) + 1, to: to < 0 ? text.length : to };
}
