/** Addresses inside the guide as the site has them. */

/** The id by which a heading is linked to. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** Where a link of a page of the guide leads on the site; null for files that the site does not show. */
export function guideAddress(url: string): string | null {
  if (/^(?:https:\/\/|#)/u.test(url)) return url;
  const [, page, rest] = /^([a-z][a-z-]*)\.md(#.*)?$/u.exec(url) ?? [];
  return page === undefined ? null : `/developers/guide/${page}${rest ?? ''}`;
}
