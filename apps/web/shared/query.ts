/** Reads and writes the query of an address, which contains the state of a page. */

import type { NextPageFragment } from '@rulewright/api-client';

export type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** The first value of a key, trimmed; undefined if it is empty. */
export function one(params: SearchParams, key: string): string | undefined {
  const value = params[key];
  const text = (Array.isArray(value) ? value[0] : value)?.trim();
  return text ? text : undefined;
}

export function many(params: SearchParams, key: string): string[] {
  const value = params[key];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).filter((text) => text !== '');
}

/** A whole number above zero, or undefined. */
export function positive(params: SearchParams, key: string): number | undefined {
  const text = one(params, key);
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

type Value = string | number | null | undefined | readonly string[];

/** A path with a query. Omits empty values. */
export function href(path: string, values: Readonly<Record<string, Value>> = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(values)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') query.append(key, String(each));
    }
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The cursor for the next page of a list; null on the last page. */
export const nextCursor = ({ hasNextPage, endCursor }: NextPageFragment): string | null =>
  hasNextPage ? (endCursor ?? null) : null;

/** A ruleset id: `game/mode+variant`. */
export function rulesetId(game: string, mode: string, variants: readonly string[] = []): string {
  return [`${game}/${mode}`, ...[...variants].sort()].join('+');
}

/** The address of the rulebook for a ruleset id (`game/mode+variant?…`), optionally at a rule. */
export function rulebookHref(id: string, rule?: string, release?: number): string {
  const [path = ''] = id.split('?');
  const [game = '', rest = ''] = path.split('/');
  const [mode = '', ...variants] = rest.split('+');
  return href(`/${game}/rules/${mode}`, { variant: variants, release }) + (rule ? `#${rule}` : '');
}

/** The address of a rule in the mode of a ruleset. It redirects to the rule's place in the rulebook. */
export function ruleHrefIn(rulesetId: string, rule: string): string {
  const [game = '', rest = ''] = rulesetId.split('?')[0]!.split('/');
  return `/${game}/rules/${rest.split('+')[0]}/${rule}`;
}

/** Returns the path if an untrusted address stays on this site, or undefined. */
export function ownPath(text: string | undefined): string | undefined {
  return text && /^\/(?![/\\])[^\\\s]*$/.test(text) ? text : undefined;
}
