/** The rules that the lines of a play document cite, from its text alone: it may have errors, and nothing else is loaded. */

/** A name of the language: letters and digits, joined by single hyphens and dots. */
export const NAME = String.raw`[A-Za-z][A-Za-z0-9]*(?:[-.][A-Za-z0-9]+)*`;

const CITATION = new RegExp(String.raw`(?:(?<!\bseen )\bby|^ *under) (${NAME})$`, 'u');
/** A line that only covers those after it. */
const COVERING = new RegExp(String.raw`^\s*(?:by|under) (${NAME})`, 'u');

/** A line without its comment. A # inside a text belongs to the text. */
export function withoutComment(line: string): string {
  let isText = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"') isText = !isText;
    else if (line[at] === '#' && !isText) return line.slice(0, at).trimEnd();
  }
  return line.trimEnd();
}

/** A line without its comment and its texts, so that words in quotes count as nothing. */
const withoutTexts = (line: string): string => withoutComment(line).replaceAll(/"[^"]*"/gu, '""');

/** The rule at the end of a line. After `change strength of c by`, a number follows, and no rule. */
function citedBy(line: string): string | undefined {
  const text = withoutTexts(line);
  return text.trimStart().startsWith('change ') ? undefined : CITATION.exec(text)?.[1];
}

/** The lines that cite each rule, from 1. */
export function citedIn(text: string): Map<string, number[]> {
  const cited = new Map<string, number[]>();
  text.split('\n').forEach((line, at) => {
    const rule = citedBy(line);
    if (rule !== undefined) cited.set(rule, [...(cited.get(rule) ?? []), at + 1]);
  });
  return cited;
}

const indentOf = (line: string): number => /^ */u.exec(line)![0].length;

/** The rule that covers a line: its own, or that of a line `by` or `under` of a block around it. Null without one. */
export const ruleAt = (text: string, line: number): string | null => ruleIn(text.split('\n'), line);

function ruleIn(lines: readonly string[], line: number): string | null {
  const own = citedBy(lines[line - 1] ?? '');
  if (own !== undefined) return own;
  let indent = indentOf(lines[line - 1] ?? '');
  for (let at = line - 2; at >= 0; at--) {
    const above = lines[at]!;
    if (above.trim() === '' || above.trim().startsWith('#')) continue;
    const [, alone] = COVERING.exec(above) ?? [];
    if (alone !== undefined && indentOf(above) <= indent) return alone;
    if (indentOf(above) >= indent) continue;
    const cited = citedBy(above);
    if (cited !== undefined) return cited;
    indent = indentOf(above);
    if (indent === 0) return null;
  }
  return null;
}

/** The lines that each rule covers, without comments and in order. Lines that no rule covers are left out. */
export function linesByRule(text: string): Map<string, string[]> {
  const lines = text.split('\n');
  const covered = new Map<string, string[]>();
  lines.forEach((line, at) => {
    const written = withoutComment(line).trim();
    const rule = written === '' ? null : ruleIn(lines, at + 1);
    if (rule !== null) covered.set(rule, [...(covered.get(rule) ?? []), written]);
  });
  return covered;
}
