/** The targets allowed for links in rule text: a place on the page, a page of the site, or another site by https. */

/** Browsers remove control characters, and read a backslash as a slash: `/\\host` leads to another host. */
const DECEPTIVE = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** Why an address cannot be a link; null for one that can. */
export function linkProblem(address: string): string | null {
  if (DECEPTIVE.test(address)) return 'This link has a space, a backslash or an invisible character.';
  if (address.startsWith('#')) return null;
  if (/^\/(?!\/)/u.test(address)) return null;
  if (/^https:\/\/[^/?#]/u.test(address) && URL.canParse(address)) return null;
  return 'A link starts with https:// or with a single /, such as /developers.';
}
