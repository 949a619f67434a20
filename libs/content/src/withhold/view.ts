/**
 * Makes a view consistent: no document that it shows may refer to one that it hides. A reference is removed with the smallest part that has
 * it: the member of a list or the key of a map. A document that is not valid without this part is left out, and then the references to it.
 */
import { visit } from 'unist-util-visit';
import type { SourceFile } from '../content.ts';
import { placeOf, type DocumentKind } from '../places.ts';
import type { Problem, LostReference } from '../problems.ts';
import { dataOfYaml, withoutMembers } from './edit-yaml.ts';
import { isDoc } from './names.ts';
import { withoutEmptyChanges } from './shown.ts';
import type { WithheldText } from './withhold.ts';
import { directiveText, isDirective, treeOf, type Directive } from '../text/chapter.ts';

/** Returns null if the text has another reference than to terms. */
function withoutTerms(text: string, references: readonly LostReference[]): string | null {
  if (references.some(({ what }) => what !== 'term')) return null;
  const ids = new Set(references.map(({ id }) => id.toLowerCase()));
  const cuts: { readonly from: number; readonly to: number; readonly words: string }[] = [];
  visit(treeOf(text), (node) => {
    if (!isDirective(node)) return;
    const directive = node as unknown as Directive;
    const words = directiveText(directive);
    const { start, end } = node.position ?? {};
    if (directive.name === 'term' && ids.has(words.toLowerCase()) && start && end)
      cuts.push({ from: start.offset!, to: end.offset!, words });
  });
  if (cuts.length === 0) return null;
  const parts = cuts.map(({ from, words }, at) => text.slice(at === 0 ? 0 : cuts[at - 1]!.to, from) + words);
  return [...parts, text.slice(cuts.at(-1)!.to)].join('');
}

/** The kinds of documents that a game does not need. */
const SPARED: ReadonlySet<DocumentKind> = new Set([
  ...([
    'card',
    'deck',
    'set',
    'picture',
    'drawing',
    'logo',
    'examples',
    'ruling',
    'term',
    'rulings',
    'glossary',
  ] as const),
  ...(['learn', 'first-game', 'policy', 'strength', 'variant', 'adoption', 'adopted', 'play'] as const),
]);

/**
 * How much is removed with a reference: the members of the way to it that name the part. 0 is the whole document, because a deck
 * without one of its cards is another deck. Any other kind loses only the reference.
 */
const PART: Partial<Record<DocumentKind, (way: readonly PropertyKey[]) => number>> = {
  deck: () => 0,
  drawing: () => 0,
  ruling: () => 0,
  term: () => 0,
  'first-game': () => 0,
  rulings: () => 2,
  glossary: () => 2,
  examples: () => 2,
  // A test without one of its parts would mean something else.
  'deck-law': () => 2,
  card: ([first], length = Infinity) => (first === 'law' ? 2 : length),
};

/** The rounds in which single references are followed. */
const ROUNDS = 12;

/** The text of a document without the references of its problems; null if the view must leave it out, undefined if it cannot be repaired. */
function repaired(path: string, text: string, problems: readonly Problem[]): string | null | undefined {
  const { kind } = placeOf(path)!;
  const instead = SPARED.has(kind) ? null : undefined;
  if (problems.some(({ reference }) => !reference)) return instead;
  const references = problems.map(({ reference }) => reference!);
  if (kind === 'text') return withoutTerms(text, references) ?? undefined;
  const ways = references.map(({ way }) => way.slice(0, PART[kind]?.(way) ?? way.length));
  if (ways.some((way) => way.length === 0)) return instead;
  const left = withoutMembers(text, ways);
  if (left === null) return instead;
  const data = kind === 'legality' ? dataOfYaml(left) : undefined;
  // A list may not be empty there, and a change must have an effect.
  return isDoc(data) ? withoutEmptyChanges(data) : left;
}

/** The words of a card's text that can be ids of cards. */
const IDS = /[a-z0-9]+(?:-[a-z0-9]+)*/gu;

/** The shown cards that name a hidden card, directly or through other cards. The time grows with the texts of the cards. */
function cardsThatLead(files: readonly SourceFile[], texts: ReadonlyMap<string, string | null>): string[] {
  const naming = new Map<string, string[]>();
  const hidden: string[] = [];
  const keyOf = (game: string, slug: string): string => `${game} ${slug}`;
  for (const { path, text } of files) {
    const place = placeOf(path);
    if (place?.kind !== 'card') continue;
    const shown = texts.has(path) ? texts.get(path)! : text;
    if (shown === null) hidden.push(keyOf(place.game, place.slug));
    for (const [id] of shown?.matchAll(IDS) ?? []) {
      const key = keyOf(place.game, id);
      const known = naming.get(key);
      if (known) known.push(path);
      else naming.set(key, [path]);
    }
  }
  const mentioning = new Set<string>();
  for (let key = hidden.pop(); key !== undefined; key = hidden.pop()) {
    for (const path of naming.get(key) ?? []) {
      if (mentioning.has(path)) continue;
      mentioning.add(path);
      const { game, slug } = placeOf(path)!;
      hidden.push(keyOf(game, slug));
    }
    naming.delete(key);
  }
  return [...mentioning];
}

/**
 * The texts of a view, with those that have to change because they refer to hidden documents. A game that cannot be repaired keeps its
 * problems, and the view is opened without it.
 * @param withheld the result of `withheldTexts`
 * @param problemsOf loads the files with these texts, and returns the problems of all games
 */
export async function consistentTexts(
  files: readonly SourceFile[],
  withheld: readonly WithheldText[],
  problemsOf: (texts: readonly WithheldText[]) => Promise<readonly Problem[]> | readonly Problem[],
): Promise<readonly WithheldText[]> {
  // The faults of other games are not those of the view.
  const games = new Set(withheld.map(({ path }) => placeOf(path)?.game));
  const written = new Map(files.map(({ path, text }) => [path, text]));
  const texts = new Map(withheld.map(({ path, text }) => [path, text]));
  const list = (): WithheldText[] => [...texts].map(([path, text]) => ({ path, text }));
  for (let round = 1; round <= 2 * ROUNDS; round++) {
    const byPath = new Map<string, Problem[]>();
    for (const problem of await problemsOf(list()))
      byPath.set(problem.path, [...(byPath.get(problem.path) ?? []), problem]);
    let changed = false;
    for (const [path, problems] of byPath) {
      const text = texts.get(path) ?? written.get(path);
      const place = placeOf(path);
      if (text === undefined || place === null || !games.has(place.game)) continue;
      const shown = repaired(path, text, problems);
      if (shown === undefined) continue;
      texts.set(path, shown);
      changed = true;
    }
    if (!changed) break;
    // A chain of cards, each of which needs the next one, would take a round for each card.
    if (round === ROUNDS) for (const path of cardsThatLead(files, texts)) texts.set(path, null);
  }
  return list();
}
