/** Makes text safe for feeds. XML 1.0 cannot represent some characters. */

// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The text without characters that XML cannot represent. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' };

/** The text as HTML, because feed readers show descriptions as HTML. */
export const asHtml = (text: string): string =>
  writable(text).replace(/[&<>\n]/gu, (character) => ENTITIES[character]!);
