/** Addresses of guide pages on the site. */

/** The id of a heading, for links to it. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** The site's address for a link in the guide; null for files that the site does not show. */
export function guideAddress(url: string): string | null {
  if (/^(?:https:\/\/|#)/u.test(url)) return url;
  const [, page, rest] = /^([a-z][a-z-]*)\.md(#.*)?$/u.exec(url) ?? [];
  return page === undefined ? null : `/developers/guide/${page}${rest ?? ''}`;
}
