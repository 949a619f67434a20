/** Text for feeds. XML 1.0 cannot represent some characters. */

// eslint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

/** The text without characters that XML cannot represent. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '');
