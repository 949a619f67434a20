/** What the palette of the desk offers besides documents: steps of the open change set, new documents, change sets and pages. */
import type { ChangeSetLineFragment } from '@rulewright/api-client';
import { href } from '../../../shared/query.ts';

export interface PaletteEntry {
  readonly href: string;
  readonly name: string;
  /** What the entry is, in smaller letters. */
  readonly detail: string;
}

/** The change set and the game of the open page. */
export interface DeskPlace {
  readonly set: number | null;
  readonly game: string | null;
}

/** @param address path and query of the page */
export function placeOf(path: string, query: Pick<URLSearchParams, 'get'>): DeskPlace {
  const named = /^\/desk\/sets\/(\d+)/u.exec(path)?.[1] ?? query.get('set');
  const [, game] = /^(?:rules|cards)\/([^/]+)\//u.exec(query.get('path') ?? '') ?? [];
  return { set: named === null ? null : Number(named) || null, game: query.get('game') ?? game ?? null };
}

/** The steps that the palette offers in a change set, with the parts of its page. */
const SET_STEPS = [
  ['see', ''],
  ['checks', '#checks'],
  ['discuss', '#discussion'],
  ['publish', '#publish'],
] as const;

/** The kinds of new documents that the palette offers. */
const NEW_KINDS = ['card', 'ruling', 'term', 'deck', 'set'] as const;

export interface PaletteWords {
  step(step: (typeof SET_STEPS)[number][0], title: string): string;
  newDocument(kind: (typeof NEW_KINDS)[number]): string;
  state(set: ChangeSetLineFragment): string;
  readonly here: string;
  readonly newSet: string;
  readonly page: string;
}

/** The entries without a search: first what concerns the open change set. @param pages addresses and names of the desk's pages */
export function entriesOf(
  { set, game }: DeskPlace,
  sets: readonly ChangeSetLineFragment[],
  pages: readonly (readonly [href: string, name: string])[],
  words: PaletteWords,
): PaletteEntry[] {
  const current = sets.find(({ id }) => id === set);
  const steps = current
    ? SET_STEPS.map(([step, part]) => ({
        href: `/desk/sets/${current.id}${part}`,
        name: words.step(step, current.title),
        detail: words.here,
      }))
    : [];
  const fresh =
    set !== null && game !== null
      ? NEW_KINDS.map((kind) => ({
          href: href('/desk/content', { set, game, new: kind }),
          name: words.newDocument(kind),
          detail: words.here,
        }))
      : [];
  const others = sets
    .filter(({ id }) => id !== set)
    .map((one) => ({ href: `/desk/sets/${one.id}`, name: one.title, detail: words.state(one) }));
  const begin = { href: '/desk#begin', name: words.newSet, detail: '' };
  return [
    ...steps,
    ...fresh,
    begin,
    ...others,
    ...pages.map((page) => ({ href: page[0], name: page[1], detail: words.page })),
  ];
}

/** The entries whose name has all words of a search. */
export function matchingEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const wanted = query.toLowerCase().split(/\s+/u);
  return entries.filter(({ name }) => wanted.every((word) => name.toLowerCase().includes(word)));
}
