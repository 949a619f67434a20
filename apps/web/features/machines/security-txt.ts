/** The text of security.txt (RFC 9116): where people report a weakness of this site. */

/** The time after which the text asks to be read again. RFC 9116 recommends less than a year. */
const DAYS = 180;
const DAY = 86_400_000;

/**
 * @param contact an address such as `mailto:security@example.org` or `https://example.org/report`
 * @returns null without a contact, or if it is not an address of mail or of an encrypted page
 */
export function securityTxt(contact: string | undefined, site: string, now: Date): string | null {
  if (contact === undefined || !/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/u.test(contact)) return null;
  const expires = new Date(Math.floor(now.getTime() / DAY + DAYS) * DAY).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: en`,
    `Canonical: ${site}/.well-known/security.txt`,
    '',
  ].join('\n');
}
