/**
 * Reports references from public documents to content under an embargo. Visitors would read the hidden name, or the view would have to
 * leave the reference out. The checks of references find them: they read the content as visitors see it.
 */
import type { SourceFile } from '../content.ts';
import { loadReleased } from '../load.ts';
import { placeOf, type DocumentKind } from '../places.ts';
import type { Problem } from '../problems.ts';
import type { KnownGame } from '../former-plugin.ts';
import { restrictionOf, withheldAt, withheldKey, type Restriction, type Withheld } from './restrictions.ts';
import { withheldTexts } from './withhold.ts';

/** The kinds of documents that have the member `hiddenWith`. */
const MARKABLE: ReadonlySet<DocumentKind> = new Set([
  ...(['ruling', 'term', 'rulings', 'glossary', 'examples', 'deck', 'learn', 'first-game', 'variant'] as const),
]);

/** The most moments that are looked at. At each end of an embargo visitors see other content. */
const MOMENTS = 10;

function remedyFor(kind: DocumentKind, sets: readonly string[]): string {
  const later = 'Remove it here, and add it when the set is public';
  if (MARKABLE.has(kind)) return `${later}, or hide this text too: write hiddenWith: ${sets[0]!}.`;
  return kind === 'card' ? `${later}, or put this card into the hidden set too.` : `${later}.`;
}

/** The line on which a text first has a word, for a document that visitors see in part. */
function lineOf(text: string, word: string): number {
  const at = text.indexOf(word);
  return at < 0 ? 1 : text.slice(0, at).split('\n').length;
}

function problemIn(file: SourceFile, problem: Problem, isPart: boolean, sets: readonly string[]): Problem {
  const { path, reference } = problem;
  const { kind } = placeOf(path)!;
  const names = sets.map((set) => `"${set}"`).join(', ');
  const until = `by the embargo of the ${sets.length === 1 ? 'set' : 'sets'} ${names}`;
  const message = reference
    ? `This names the ${reference.what} "${reference.id}", which is hidden ${until}. ${remedyFor(kind, sets)}`
    : `Visitors would see this document with a fault, because a part of it is hidden ${until}: ${problem.message}`;
  const line = isPart ? lineOf(file.text, reference?.id ?? '') : problem.line;
  const place = { line, column: isPart ? 1 : problem.column };
  return { path, ...place, code: 'hidden-reference', message, ...(reference && { reference }) };
}

/** The hidden sets of each moment that brings other content, with the games that have them. */
function* hiddenSetsFrom(restrictions: readonly Restriction[], now: number): Generator<readonly Withheld[]> {
  const ends = new Set(restrictions.flatMap(({ until }) => (until !== null && until > now ? [until] : [])));
  const seen = new Set(['']);
  for (const moment of [now, ...[...ends].sort((a, b) => a - b)].slice(0, MOMENTS)) {
    const withheld = withheldAt(restrictions, moment, () => false);
    const key = withheldKey(withheld);
    if (seen.has(key)) continue;
    seen.add(key);
    yield withheld;
  }
}

/**
 * The references from public to hidden content in a tree without other problems.
 * @param games looks only at these games
 * @param now milliseconds since 1970
 */
export function hiddenReferences(
  files: readonly SourceFile[],
  knownGames: readonly KnownGame[],
  games?: ReadonlySet<string>,
  now = Date.now(),
): Problem[] {
  const restrictions = files.flatMap((file) => restrictionOf(file) ?? []).filter(({ set }) => set !== null);
  const concerned = new Set(restrictions.map(({ game }) => game).filter((game) => games?.has(game) ?? true));
  const read = files.filter(({ path }) => concerned.has(placeOf(path)?.game ?? ''));
  const byPath = new Map(read.map((file) => [file.path, file]));
  const problems = new Map<string, Problem>();
  for (const withheld of hiddenSetsFrom(
    restrictions.filter(({ game }) => concerned.has(game)),
    now,
  )) {
    const texts = new Map(withheldTexts(read, withheld).map(({ path, text }) => [path, text]));
    const shown = read.flatMap((file) => {
      const text = texts.get(file.path);
      return text === undefined ? [file] : text === null ? [] : [{ path: file.path, text }];
    });
    for (const problem of loadReleased(shown, knownGames, new Set(texts.keys())).problems) {
      const file = byPath.get(problem.path);
      if (!file) continue;
      const sets = withheld.flatMap(({ game, set }) => (game === placeOf(file.path)!.game ? [set!] : []));
      const one = problemIn(file, problem, texts.has(file.path), sets);
      const key = `${one.path}:${one.line}:${one.column}:${one.reference?.id ?? ''}`;
      if (!problems.has(key)) problems.set(key, one);
    }
  }
  return [...problems.values()];
}
