/** The names of logo files, and how a PNG file is stored. This file is without a parser, because schemas need it in browsers. */
export const LOGO_FILES = ['logo.svg', 'logo.png'] as const;

/** The start of the text of a PNG file. The rest is Base64. */
export const PNG_TEXT = 'data:image/png;base64,';
