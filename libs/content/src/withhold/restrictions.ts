/** The restrictions that documents declare: private games, and sets under an embargo. */
import { z } from 'zod';
import type { SourceFile } from '../content.ts';
import { placeOf } from '../places.ts';
import { dataOfYaml } from './edit-yaml.ts';

/** A part of the content that only members of its game may see until a given time. */
export interface Restriction {
  readonly game: string;
  /** Null for the whole game. */
  readonly set: string | null;
  /** The end in milliseconds since 1970; null for no end. */
  readonly until: number | null;
}

const privateGame = z.object({ visibility: z.literal('private') });
const embargoedSet = z.object({ embargo: z.iso.datetime({ offset: true }) });

/** Whether a text may have a key. YAML can write it with escapes. */
const mayHave = (text: string, key: string): boolean => text.includes(key) || text.includes('\\');

/** The restriction that a document declares; null if it declares none. */
export function restrictionOf({ path, text }: SourceFile): Restriction | null {
  const place = placeOf(path);
  if (place?.kind === 'game' && mayHave(text, 'visibility'))
    return privateGame.safeParse(dataOfYaml(text)).success ? { game: place.game, set: null, until: null } : null;
  if (place?.kind !== 'set' || !mayHave(text, 'embargo')) return null;
  const set = embargoedSet.safeParse(dataOfYaml(text));
  return set.success ? { game: place.game, set: place.slug, until: Date.parse(set.data.embargo) } : null;
}

/** A part of the content that a view hides: a game, or one set of a game. */
export type Withheld = Pick<Restriction, 'game' | 'set'>;

/**
 * The parts of the content that a visitor may not see at a given time, in a fixed order.
 * @param now milliseconds since 1970
 * @param isMember whether the visitor is a member of a game
 */
export function withheldAt(
  restrictions: readonly Restriction[],
  now: number,
  isMember: (game: string) => boolean,
): Withheld[] {
  const hidden = new Map<string, Withheld>();
  for (const { game, set, until } of restrictions)
    if ((until === null || now < until) && !isMember(game)) hidden.set(withheldKey([{ game, set }]), { game, set });
  return [...hidden].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Identifies a list of hidden parts; empty if nothing is hidden. */
export const withheldKey = (withheld: readonly Withheld[]): string =>
  withheld.map(({ game, set }) => (set === null ? game : `${game}/${set}`)).join(' ');
