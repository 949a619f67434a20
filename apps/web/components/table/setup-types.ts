/** What a new match can be made of, as the page hands it to the form. */
import type { PlayFormQuery } from '@rulewright/api-client';

export interface GameChoice extends PlayFormQuery {
  readonly id: string;
  readonly name: string;
}

export type SeatKind = 'me' | 'bot' | 'friend';

export interface SeatDraft {
  readonly kind: SeatKind;
  readonly name: string;
  readonly bot: string;
  /** The slug of a published deck; empty for a list of one's own. */
  readonly deckSlug: string;
  readonly deck: string;
}

export const MOST_SEATS = 6;

/** Ruleset ids are written by hand nowhere else in the browser: values that differ follow as a query. */
export function rulesetOf(
  game: string,
  mode: string,
  variants: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  const changed = Object.entries(values).filter(([, value]) => value.trim() !== '');
  const query = changed.map(([name, value]) => `${name}=${encodeURIComponent(value.trim()).replaceAll('%2C', ',')}`);
  return [`${game}/${mode}`, ...[...variants].sort()].join('+') + (query.length > 0 ? `?${query.join('&')}` : '');
}
