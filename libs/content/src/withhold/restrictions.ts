/** What documents say of who may see them: private games, and sets under an embargo. */
import { z } from 'zod';
import type { SourceFile } from '../content.ts';
import { placeOf } from '../places.ts';
import { dataOfYaml } from './edit-yaml.ts';

/** A part of the content that only members of its game see until a moment. */
export interface Restriction {
  readonly game: string;
  /** Null: the whole game. */
  readonly set: string | null;
  /** Milliseconds since 1970; null: without end. */
  readonly until: number | null;
}

const privateGame = z.object({ visibility: z.literal('private') });
const embargoedSet = z.object({ embargo: z.iso.datetime({ offset: true }) });

/** The restriction that a document states; null where it states none. */
export function restrictionOf({ path, text }: SourceFile): Restriction | null {
  const place = placeOf(path);
  if (place?.kind === 'game' && text.includes('visibility'))
    return privateGame.safeParse(dataOfYaml(text)).success ? { game: place.game, set: null, until: null } : null;
  if (place?.kind !== 'set' || !text.includes('embargo')) return null;
  const set = embargoedSet.safeParse(dataOfYaml(text));
  return set.success ? { game: place.game, set: place.slug, until: Date.parse(set.data.embargo) } : null;
}

/** A part of the content that a view leaves out: a game, or a set of it. */
export type Withheld = Pick<Restriction, 'game' | 'set'>;

/**
 * What a visitor does not see at a moment, in a fixed order.
 * @param now milliseconds since 1970
 * @param isMember whether the visitor is a member of a game
 */
export function withheldAt(
  restrictions: readonly Restriction[],
  now: number,
  isMember: (game: string) => boolean,
): Withheld[] {
  const found = new Map<string, Withheld>();
  for (const { game, set, until } of restrictions)
    if ((until === null || now < until) && !isMember(game)) found.set(withheldKey([{ game, set }]), { game, set });
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Tells what is withheld from anything else that may be; empty where nothing is. */
export const withheldKey = (withheld: readonly Withheld[]): string =>
  withheld.map(({ game, set }) => (set === null ? game : `${game}/${set}`)).join(' ');
