/**
 * Edits of a chapter by its rules: new, split, merge, move, retire. Each returns the whole text and changes nothing but the lines of the
 * edited parts. Runs in a browser.
 */
import { joinedWords } from '../id-words.ts';
import { chipsOf, partsOfChapter, withoutMarkers, type ChapterPart, type TextSpan } from './rule-text.ts';

export type RulePart = Extract<ChapterPart, { kind: 'rule' }>;

/** A text after an edit, and the rule to continue in, with a place in its sentence. */
export interface ChapterEdit {
  readonly text: string;
  readonly rule: string;
  readonly at: number;
}

const LONGEST_ID = 40;
/** The last part of the id of a rule without words. It becomes an id of words when the rule has some. */
const UNNAMED = /\.new-rule(?:-\d+)?$/u;

export const isUnnamed = (id: string): boolean => UNNAMED.test(id);

const replaced = (text: string, { from, to }: TextSpan, by: string): string =>
  text.slice(0, from) + by + text.slice(to);

const rulesOf = (text: string): RulePart[] => (partsOfChapter(text) ?? []).filter((part) => part.kind === 'rule');

export const ruleWith = (text: string, id: string): RulePart | undefined =>
  rulesOf(text).find((rule) => rule.id === id);

/** The words of a sentence, without its values and links. */
const wordsOf = (sentence: string): string => {
  let words = sentence;
  for (const chip of chipsOf(sentence).toReversed()) if (chip.kind === 'value') words = replaced(words, chip, ' ');
  // From the inside out: a condition can contain a link, which has no other directive inside.
  const inner = /:(?:term|rule|when)\[([^[\]]*)\](?:\{[^}]*\})?/gu;
  return words.replaceAll(inner, '$1').replaceAll(inner, '$1').normalize('NFKD');
};

/** An id for a new rule: the beginning of its chapter's ids and the first words of its sentence. */
export function idForRule(text: string, sentence: string, prefix: string, taken: ReadonlySet<string>): string {
  const first = rulesOf(text)[0]?.id;
  const start = first?.includes('.') ? first.slice(0, first.lastIndexOf('.')) : prefix;
  const words = joinedWords(wordsOf(sentence), LONGEST_ID) || 'new-rule';
  const isTaken = (id: string): boolean => taken.has(id) || text.includes(`#${id}`);
  let id = `${start}.${words}`;
  for (let number = 2; isTaken(id); number++) id = `${start}.${words}-${number}`;
  return id;
}

const colonsOf = (text: string, at: number): string => /^:{3,}/u.exec(text.slice(at))?.[0] ?? ':::';

function ruleText(id: string, attributes: Readonly<Record<string, string>>, sentence: string, colons = ':::'): string {
  const others = Object.entries(attributes)
    .filter(([name]) => name !== 'id')
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  return `${colons}rule{#${id}${others}}\n${sentence === '' ? '' : `${sentence}\n`}${colons}`;
}

/** Puts a rule without words below a part, or at the end of the chapter if there is no such part. */
export function newRule(text: string, below: number | null, id: string): ChapterEdit {
  const part = below === null ? undefined : partsOfChapter(text)?.find(({ from }) => from === below);
  const made = ruleText(id, {}, '');
  if (!part) return { text: `${text.trimEnd()}\n\n${made}\n`, rule: id, at: 0 };
  return { text: replaced(text, { from: part.to, to: part.to }, `\n\n${made}`), rule: id, at: 0 };
}

/** Replaces the sentence of a rule, or the words of a heading or of prose. `from` is the place of the part. */
export function withBody(text: string, from: number, body: string): string {
  const part = partsOfChapter(text)?.find((one) => one.from === from);
  if (!part || !('body' in part)) return text;
  if (part.kind === 'heading') return replaced(text, part.body, body.replaceAll('\n', ' '));
  // A passage with a condition inside the part has markers of its own.
  const words = text.slice(part.body.from, part.body.to).includes(':::') ? body : withoutMarkers(body);
  if (part.kind === 'prose') return replaced(text, part.body, words);
  // Without a sentence, the marker and the closing line follow each other.
  const isEmpty = part.body.from === part.body.to && text.startsWith(':::', part.body.from);
  return replaced(text, part.body, isEmpty ? `${words}\n` : words);
}

/** Cuts a rule in two at a place of its sentence. Returns null inside words that depend on a condition. */
export function splitRule(
  text: string,
  id: string,
  at: number,
  made: (sentence: string) => string,
): ChapterEdit | null {
  const rule = ruleWith(text, id);
  if (!rule) return null;
  const sentence = text.slice(rule.body.from, rule.body.to);
  if (chipsOf(sentence).some(({ from, to }) => from < at && at < to)) return null;
  const [first, second] = [sentence.slice(0, at).trimEnd(), sentence.slice(at).trimStart()];
  const next = made(second);
  const { when, people, rare } = rule.attributes;
  const inherited = { ...(when && { when }), ...(people && { people }), ...(rare && { rare }) };
  const colons = colonsOf(text, rule.from);
  const both = `${ruleText(id, rule.attributes, first, colons)}\n\n${ruleText(next, inherited, second, colons)}`;
  return { text: replaced(text, rule, both), rule: next, at: 0 };
}

/**
 * Joins a rule to the rule above it. A rule that readers know stays as a line that leads to the other one. Returns null if there is no rule
 * right above, or if the two apply under different conditions.
 */
export function mergeRules(text: string, id: string, isKnown: boolean): ChapterEdit | null {
  const parts = partsOfChapter(text) ?? [];
  const at = parts.findIndex((part) => part.kind === 'rule' && part.id === id);
  const [above, rule] = [parts[at - 1], parts[at]];
  if (above?.kind !== 'rule' || rule?.kind !== 'rule') return null;
  if ((above.attributes['when'] ?? '') !== (rule.attributes['when'] ?? '')) return null;
  if (above.attributes['replaced-by'] ?? rule.attributes['replaced-by']) return null;
  const [first, second] = [above, rule].map(({ body }) => text.slice(body.from, body.to).trim()) as [string, string];
  const apart = /\n|^[|*-]/u.test(`${first}${second}`) ? '\n\n' : ' ';
  const joined = first === '' || second === '' ? first + second : first + apart + second;
  const merged = ruleText(above.id, above.attributes, joined, colonsOf(text, above.from));
  const led = isKnown ? `\n\n${ruleText(id, { ...rule.attributes, 'replaced-by': above.id }, '')}` : '';
  return {
    text: replaced(text, { from: above.from, to: rule.to }, merged + led),
    rule: above.id,
    at: first === '' ? 0 : first.length,
  };
}

/** Sets an attribute of a rule, such as its condition or its successor, or removes it. */
export function withAttribute(text: string, id: string, name: string, value: string | null): string {
  const rule = ruleWith(text, id);
  if (!rule) return text;
  const marker = text.slice(rule.marker.from, rule.marker.to);
  const written = value === null ? '' : ` ${name}="${value.replaceAll('"', "'")}"`;
  const old = new RegExp(` ${name}="[^"]*"`, 'u');
  const next = old.test(marker) ? marker.replace(old, () => written) : marker.replace(/\}\s*$/u, () => `${written}}`);
  return replaced(text, rule.marker, next);
}

/** Changes the condition of a passage. `from` is the place of its first line. */
export function withPassage(text: string, from: number, condition: string): string {
  const part = partsOfChapter(text)?.find((one) => one.from === from);
  if (part?.kind !== 'passage') return text;
  return replaced(text, part, `${text.slice(part.from, text.indexOf('{', part.from))}{if="${condition}"}`);
}

/** Gives a rule another id. */
export function renamed(text: string, id: string, next: string): string {
  const rule = ruleWith(text, id);
  if (!rule) return text;
  const marker = text.slice(rule.marker.from, rule.marker.to).replace(`#${id}`, () => `#${next}`);
  return replaced(text, rule.marker, marker);
}

/** Removes a rule with the empty line below it. */
export function withoutRule(text: string, id: string): string {
  const rule = ruleWith(text, id);
  return rule ? without(text, rule) : text;
}

const without = (text: string, { from, to }: TextSpan): string => {
  const before = text.slice(0, from);
  const after = text.slice(to).replace(/^\n{1,2}/u, '');
  return after === '' ? `${before.trimEnd()}\n` : before + after;
};

/** Moves a rule over the part above or below it: another rule, a heading, prose, or the end of a passage with a condition. */
export function moveRule(text: string, id: string, by: -1 | 1): ChapterEdit | null {
  const parts = partsOfChapter(text) ?? [];
  const at = parts.findIndex((part) => part.kind === 'rule' && part.id === id);
  const over = parts[at + by];
  // The title stays at the top.
  if (at < 0 || !over || (over.kind === 'heading' && over.level === 1)) return null;
  return by < 0 ? moveRuleTo(text, id, over.from, 'above') : moveRuleTo(text, id, over.from, 'below');
}

/** Moves a rule above or below the part at a place. */
export function moveRuleTo(text: string, id: string, place: number, side: 'above' | 'below'): ChapterEdit | null {
  const rule = ruleWith(text, id);
  const target = partsOfChapter(text)?.find(({ from }) => from === place);
  if (!rule || !target || target.from === rule.from) return null;
  if (side === 'above' && target.kind === 'heading' && target.level === 1) return null;
  const own = text.slice(rule.from, rule.to);
  const at = side === 'above' ? target.from : target.to;
  const put = side === 'above' ? `${own}\n\n` : `\n\n${own}`;
  // The later place changes first, so that the earlier one keeps its position.
  const moved =
    at > rule.from
      ? without(replaced(text, { from: at, to: at }, put), rule)
      : replaced(without(text, rule), { from: at, to: at }, put);
  return { text: withColons(moved), rule: id, at: 0 };
}

/** Gives a passage one colon more than the parts inside it have. */
function withColons(text: string): string {
  const open: { readonly line: number; readonly own: number; inner: number }[] = [];
  const lines = text.split('\n');
  // The order of first and last lines says what is inside what; the colons may not say it yet after a move.
  for (const [line, words] of lines.entries()) {
    const [, colons, name] = /^(:{3,})(rule|when)?/u.exec(words) ?? [];
    if (colons === undefined) continue;
    if (name !== undefined) open.push({ line, own: colons.length, inner: 0 });
    else {
      const block = open.pop();
      if (!block) return text;
      const wanted = Math.max(block.own, block.inner + 1, 3);
      lines[block.line] = ':'.repeat(wanted) + lines[block.line]!.slice(block.own);
      lines[line] = ':'.repeat(wanted) + words.slice(colons.length);
      const around = open.at(-1);
      if (around) around.inner = Math.max(around.inner, wanted);
    }
  }
  return lines.join('\n');
}

/** Moves a rule to the end of another chapter. Returns both texts. */
export function moveToChapter(text: string, other: string, id: string): { readonly from: string; readonly to: string } {
  const rule = ruleWith(text, id);
  if (!rule) return { from: text, to: other };
  const own = text.slice(rule.from, rule.to);
  return { from: withoutRule(text, id), to: `${other.trimEnd()}\n\n${own}\n` };
}

/** The beginning of the ids of a chapter without rules: the game's prefix from another rule, and the name of the chapter. */
export function rulePrefixOf(path: string, other: string | undefined): string {
  const [, game = '', , file = ''] = path.split('/');
  const chapter = file.replace(/^[\d-]+/u, '').split(/[-.]/u, 1)[0];
  return `${other?.slice(0, other.indexOf('.')) ?? game.slice(0, 2)}.${chapter}`;
}
