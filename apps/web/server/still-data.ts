/**
 * A page contains its HTML, and the data from which React makes the same elements in the browser. For the parts in `Still`, which the browser
 * keeps as they are, a shared page leaves that data out: it is more than half of a rulebook.
 */

/** A script of Next that adds text to the data of the page. */
const PUSH = /(<script[^>]*>self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(\]\)<\/script>)/gu;

/** The row of a part in `Still`. In a text of a reader, the quotes would be escaped. */
const STILL = /"still":"\$@(?<row>[\da-f]+)"/gu;

/** References from one row to another, such as `"$L1c"`. A text that starts with `$` is doubled. */
const REFERENCE = /"\$[A-Za-z@]?(?<row>[\da-f]+)[":]/gu;

/** How the HTML of such a part starts. A page without one has nothing to leave out. */
const PART = '<div data-still=""';

/** The kinds of rows that are bytes and not lines, except the texts (`T`). */
const BYTES = /^[AbGgLlMmOoSsUV]/u;

interface Row {
  readonly id: string;
  /** The whole row with its end. */
  readonly text: Buffer;
}

/** The rows of the data. Null for data of another form. */
function rowsOf(data: Buffer): readonly Row[] | null {
  const rows: Row[] = [];
  for (let at = 0; at < data.length;) {
    const colon = data.indexOf(':', at);
    const id = data.toString('latin1', at, colon);
    const head = data.toString('latin1', colon + 1, colon + 20);
    if (colon < 0 || !/^[\da-f]*$/u.test(id) || BYTES.test(head)) return null;
    const [, prefix, length] = /^(T([\da-f]+),)/u.exec(head) ?? [];
    const line = data.indexOf('\n', colon) + 1;
    const end = prefix ? colon + 1 + prefix.length + parseInt(length!, 16) : line;
    if (end <= at || end > data.length) return null;
    rows.push({ id, text: data.subarray(at, end) });
    at = end;
  }
  return rows;
}

/** The data without the rows that only the parts in `Still` need. */
function withoutStill(data: string): string | null {
  const rows = rowsOf(Buffer.from(data));
  if (!rows) return null;
  // A list that grows has several rows.
  const needs = new Map<string, string[]>();
  for (const { id, text } of rows) {
    const others = text.toString('utf8').replaceAll(STILL, '').matchAll(REFERENCE);
    needs.set(id, [...(needs.get(id) ?? []), ...[...others].map(({ groups }) => groups!['row']!)]);
  }
  const still = rows.flatMap(({ text }) =>
    [...text.toString('utf8').matchAll(STILL)].map(({ groups }) => groups!['row']!),
  );
  const reached = (first: readonly string[]): Set<string> => {
    const all = new Set<string>();
    for (const waiting = [...first]; waiting.length > 0;) {
      const id = waiting.pop()!;
      if (all.has(id)) continue;
      all.add(id);
      waiting.push(...(needs.get(id) ?? []));
    }
    return all;
  };
  const within = reached(still);
  const others = reached(rows.flatMap(({ id }) => (within.has(id) ? [] : [id])));
  const left = rows.filter(({ id }) => !within.has(id) || others.has(id));
  return Buffer.concat(left.map(({ text }) => text)).toString('utf8');
}

/** As Next writes text in a script. */
const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[&<>\u2028\u2029]/gu,
    (sign) => `\\u${sign.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  );

/** A rendered page without the data of the parts in `Still`. A page whose data has another form stays as it is. */
export function dropStillData(rendered: string): string {
  if (!rendered.includes(PART)) return rendered;
  const data = [...rendered.matchAll(PUSH)].map(([, , text]) => JSON.parse(text!) as string).join('');
  if (data.search(STILL) < 0) return rendered;
  const left = withoutStill(data);
  if (left === null) return rendered;
  let isFirst = true;
  return rendered.replace(PUSH, (_, start: string, __, end: string) => {
    if (!isFirst) return '';
    isFirst = false;
    return start + quoted(left) + end;
  });
}
