/**
 * The items for which readers can suggest another text: rules, cards, rulings, terms and values. Readers see sentences without markers, so
 * a changed sentence is carried over to its document word by word, and counts only if readers would then see exactly what was suggested.
 */
import {
  formatValue,
  parseValue,
  renderPassage,
  resolveRuleset,
  ruleHolds,
  valueProblem,
  type CardDoc,
  type Content,
  type GameContent,
  type ParameterValue,
  type RuleSource,
  type Ruleset,
  type SourceFile,
} from '@rulewright/content';
import { withData } from '@rulewright/content/editing';
import { dataOf } from '../diff/field-diff.ts';
import { mergeWords } from '../merge/merge-words.ts';

export const SUGGESTED_KINDS = ['rule', 'card', 'ruling', 'term', 'value'] as const;
export type SuggestedKind = (typeof SUGGESTED_KINDS)[number];

export interface SuggestedItem {
  readonly kind: SuggestedKind;
  readonly game: string;
  /** A rule id, a slug, the id of a ruling or a term, or a parameter name. */
  readonly id: string;
  /** The mode in which the reader sees the item; null for the first one that has it. */
  readonly mode: string | null;
}

/** A text of an item, as readers see it. */
export interface ItemText {
  /** `text` for a rule, `value` for a value, otherwise a path in the data, such as `answer` or `data.abilities.0.text`. */
  readonly field: string;
  readonly text: string;
  /** The only possible texts. Empty if any text is possible. */
  readonly choices: readonly string[];
}

export interface OpenedItem {
  readonly path: string;
  readonly title: string;
  /** The mode whose words and values the texts have. */
  readonly mode: string;
  readonly texts: readonly ItemText[];
}

/** A document with a suggested text, or why the text cannot be put into it. */
export type FittedText =
  | { readonly text: string; readonly html: string | null; readonly problem: null }
  | { readonly text: null; readonly html: null; readonly problem: string };

const LONGEST_CARD_TEXTS = 40;
/** Fields of a card that are not words or numbers for readers. */
const UNREAD: ReadonlySet<string> = new Set(['id', 'kind', 'emblem', 'provenance', 'art', 'drawing', 'picture']);

const refused = (problem: string): FittedText => ({ text: null, html: null, problem });

const isMembers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The mode that the reader sees, or else the first one for which the condition holds. */
function rulesetOf(
  content: Content,
  game: GameContent,
  mode: string | null,
  holds: (ruleset: Ruleset) => boolean = () => true,
): Ruleset | null {
  const named = mode === null ? [] : game.doc.modes.filter((one) => one === mode);
  for (const one of [...named, ...game.doc.modes]) {
    const ruleset = resolveRuleset(content, `${game.doc.id}/${one}`);
    if (holds(ruleset)) return ruleset;
  }
  return null;
}

/** The lines of a rule between its marker and its closing line, as offsets. Null if they are not found. */
function bodyOf(text: string, { line }: RuleSource): { from: number; to: number } | null {
  const lines = text.split('\n');
  const colons = /^:{3,}/u.exec(lines[line - 1] ?? '')?.[0];
  if (colons === undefined) return null;
  const end = lines.findIndex((one, at) => at >= line && one.trim() === colons);
  if (end < 0) return null;
  const from = lines.slice(0, line).join('\n').length + 1;
  return { from, to: Math.max(from, lines.slice(0, end).join('\n').length) };
}

/** The texts of a card: its name, its flavour text, its short values and the texts of its abilities. */
function cardTexts(card: CardDoc): ItemText[] {
  const texts: ItemText[] = [];
  const add = (field: string, value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') texts.push({ field, text: String(value), choices: [] });
  };
  const addTexts = (field: string, value: unknown): void => {
    if (!isMembers(value) && !Array.isArray(value)) return;
    for (const [name, member] of Object.entries(value)) {
      if (name === 'text') add(`${field}.text`, member);
      else addTexts(`${field}.${name}`, member);
    }
  };
  add('name', card.name);
  for (const [name, value] of Object.entries(card.data)) {
    if (UNREAD.has(name)) continue;
    add(`data.${name}`, value);
    addTexts(`data.${name}`, value);
  }
  add('flavor', card.flavor);
  return texts.slice(0, LONGEST_CARD_TEXTS);
}

/** The document with the item: one of its own, or the list of the game. */
const documentOf = (paths: ReadonlySet<string>, own: string, list: string): string => (paths.has(own) ? own : list);

interface Files {
  readonly files: readonly SourceFile[];
  readonly content: Content;
}

/** Opens an item with its texts. Null if the content has no such item. @throws UnknownIdError, RulesetError */
export function openItem({ content, files }: Files, item: SuggestedItem): OpenedItem | null {
  const game = content.game(item.game);
  const { id } = item;
  const own = new Set(files.map(({ path }) => path));
  if (item.kind === 'rule') {
    const rule = game.rules.get(id);
    const ruleset = rule && rulesetOf(content, game, item.mode, ({ parameters }) => ruleHolds(rule, parameters));
    const source = files.find(({ path }) => path === rule?.path)?.text;
    const body = rule && source !== undefined ? bodyOf(source, rule) : null;
    if (!rule || !ruleset || !body) return null;
    const { text } = renderPassage(game, ruleset, source!.slice(body.from, body.to));
    return { path: rule.path, title: id, mode: ruleset.mode, texts: [{ field: 'text', text, choices: [] }] };
  }
  const ruleset = rulesetOf(content, game, item.mode);
  if (!ruleset) return null;
  const { mode } = ruleset;
  const shown = (field: string, markdown: string): ItemText => ({
    ...{ field, choices: [] },
    text: renderPassage(game, ruleset, markdown).text,
  });
  if (item.kind === 'value') {
    const declared = game.vocabulary.parameters.find(({ name }) => name === id);
    const value = ruleset.parameters[id];
    const path = `rules/${item.game}/modes/${mode}.yaml`;
    if (!declared || value === undefined || !own.has(path)) return null;
    const choices =
      declared.type === 'boolean'
        ? ['true', 'false']
        : declared.type === 'enum'
          ? Object.keys(declared.values ?? {})
          : [];
    return { path, title: id, mode, texts: [{ field: 'value', text: formatValue(value), choices }] };
  }
  if (item.kind === 'card') {
    const card = game.cards.get(id);
    const path = `cards/${item.game}/cards/${id}.yaml`;
    return card ? { path, title: card.name, mode, texts: cardTexts(card) } : null;
  }
  if (item.kind === 'ruling') {
    const ruling = game.rulings.find((one) => one.id === id);
    const path = documentOf(own, `rules/${item.game}/rulings/${id}.yaml`, `rules/${item.game}/rulings.yaml`);
    const fields = ['question', 'answer', 'why'] as const;
    return ruling
      ? { path, title: ruling.question, mode, texts: fields.map((field) => shown(field, ruling[field])) }
      : null;
  }
  const term = game.glossary.find((one) => one.id === id);
  const path = documentOf(own, `rules/${item.game}/glossary/${id}.yaml`, `rules/${item.game}/glossary.yaml`);
  return term
    ? { path, title: term.term, mode, texts: [shown('term', term.term), shown('meaning', term.meaning)] }
    : null;
}

/** The value at a path in data; undefined if there is none. */
const valueAt = (data: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    data,
  );

/** A copy of data with another value at a path. */
function withValueAt(data: unknown, path: readonly string[], value: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const at = Array.isArray(data) ? [...(data as unknown[])] : { ...(data as Record<string, unknown>) };
  (at as Record<string, unknown>)[name] = withValueAt((data as Record<string, unknown>)[name], rest, value);
  return at;
}

/** The path of an item with this id in the data of a document: empty for a document of its own, otherwise its place in the list. */
function placeIn(data: unknown, id: string): string[] | null {
  if (!isMembers(data)) return null;
  if (data['id'] === id) return [];
  for (const [name, list] of Object.entries(data)) {
    const at = Array.isArray(list) ? list.findIndex((one) => isMembers(one) && one['id'] === id) : -1;
    if (at >= 0) return [name, String(at)];
  }
  return null;
}

const squeezed = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const BY_HAND =
  'The words of this text depend on a value or a condition, or have changed since. Edit the document by hand.';

/** A sentence with the words of `after`, if readers then see exactly these. */
function fitted(
  source: string,
  { before, after }: { readonly before: string; readonly after: string },
  render: (markdown: string) => { readonly html: string; readonly text: string },
): { readonly sentence: string; readonly html: string } | null {
  const sentence = mergeWords(squeezed(before), source, squeezed(after));
  if (sentence === null) return null;
  const shown = render(sentence);
  // A text that readers would see otherwise, such as one with a marker of its own, is never put into a document.
  return squeezed(shown.text) === squeezed(after) ? { sentence, html: shown.html } : null;
}

/**
 * The text of the item's document with a suggested text.
 * @param source the document as it is now, such as a draft
 * @param change the field with its text as the reader saw it, and the suggested text
 * @throws UnknownIdError, RulesetError
 */
export function withSuggestion(
  { content }: Pick<Files, 'content'>,
  item: SuggestedItem,
  source: string,
  change: { readonly field: string; readonly before: string; readonly after: string },
): FittedText {
  const game = content.game(item.game);
  const { id } = item;
  if (item.kind === 'rule') {
    const rule = game.rules.get(id);
    const ruleset = rule && rulesetOf(content, game, item.mode, ({ parameters }) => ruleHolds(rule, parameters));
    const line = source.split('\n').findIndex((one) => /^:{3,}rule\{/u.test(one) && hasId(one, id)) + 1;
    const body = rule && line > 0 ? bodyOf(source, { ...rule, line }) : null;
    if (!ruleset || !body) return refused('The chapter has no such rule any more.');
    const sentence = source.slice(body.from, body.to);
    const fit = fitted(sentence, change, (markdown) => renderPassage(game, ruleset, markdown));
    if (!fit || fit.sentence.includes(':::') !== sentence.includes(':::')) return refused(BY_HAND);
    return { text: source.slice(0, body.from) + fit.sentence + source.slice(body.to), html: fit.html, problem: null };
  }
  const data = dataOf(source);
  if (item.kind === 'value') {
    const declared = game.vocabulary.parameters.find(({ name }) => name === id);
    const value = declared && parseValue(declared, change.after.trim());
    if (!declared || !isMembers(data)) return refused('This mode has no such value any more.');
    if (value === undefined) return refused(`"${change.after}" is not a value of ${id}.`);
    const problem = valueProblem(declared, value as ParameterValue);
    if (problem !== null) return refused(problem);
    const own = isMembers(data['parameters']) ? data['parameters'] : {};
    return { text: withData(source, { ...data, parameters: { ...own, [id]: value } }), html: null, problem: null };
  }
  const place = placeIn(data, id);
  const path = [...(place ?? []), ...change.field.split('.')];
  const old = valueAt(data, path);
  if (!place || (typeof old !== 'string' && typeof old !== 'number'))
    return refused('The document has no such text any more.');
  const put = (value: string | number, html: string | null): FittedText => ({
    ...{ text: withData(source, withValueAt(data, path, value)), html, problem: null },
  });
  if (typeof old === 'number') {
    const value = Number(change.after.trim());
    return /^-?\d{1,9}$/u.test(change.after.trim()) ? put(value, null) : refused('This field is a whole number.');
  }
  if (item.kind === 'card') {
    const text = mergeWords(squeezed(change.before), squeezed(old), squeezed(change.after));
    return text === null || text === '' ? refused(BY_HAND) : put(text, null);
  }
  const ruleset = rulesetOf(content, game, item.mode);
  const fit = ruleset && fitted(squeezed(old), change, (markdown) => renderPassage(game, ruleset, markdown));
  return fit ? put(fit.sentence, fit.html) : refused(BY_HAND);
}

/** Whether the line of a rule's marker has this id. */
const hasId = (line: string, id: string): boolean => {
  const at = line.indexOf(`#${id}`);
  return at >= 0 && !/[\w.-]/u.test(line.charAt(at + id.length + 1));
};
