/** Signs of spam in a suggestion. They need no other service. A suspicious suggestion is held until an editor has looked at it. */

const MOST_LINKS = 1;
const LINK = /https?:|www\.|\[url|<a\s/giu;
/** The shortest time in which a person reads a text and changes it, in milliseconds. */
const FASTEST = 3_000;
const FEWEST_SHOUTED = 20;

export interface Suspect {
  readonly after: string;
  readonly reason: string;
  readonly name: string;
  /** The content of a field that people do not see. */
  readonly trap: string;
  /** The time from the opening of the form to its sending, in milliseconds. */
  readonly spent: number;
  /** Whether the same sender or another one has sent the same text lately. */
  readonly isRepeated: boolean;
}

function isShouted(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= FEWEST_SHOUTED && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** Why a suggestion may be spam, as a sentence for editors. Null if nothing is suspicious. */
export function suspicionOf({ after, reason, name, trap, spent, isRepeated }: Suspect): string | null {
  if (trap !== '') return 'A field that people do not see was filled in.';
  if (spent < FASTEST) return 'The form was sent within three seconds.';
  const links = [after, reason, name].join(' ').match(LINK)?.length ?? 0;
  if (links > MOST_LINKS || name.search(LINK) >= 0) return 'The texts have links.';
  if (isShouted(reason)) return 'The reason is in capital letters.';
  if (isRepeated) return 'The same text was sent before.';
  return null;
}
