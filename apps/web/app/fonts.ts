/**
 * The three typefaces, from their packages. Those of the first screen are fetched along with the styles, and until they
 * are there a fallback of the same widths stands in, so that nothing jumps.
 */
import localFont from 'next/font/local';

const serif = localFont({
  variable: '--font-serif',
  adjustFontFallback: 'Times New Roman',
  src: [
    {
      path: '../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
      weight: '200 900',
      style: 'normal',
    },
    {
      path: '../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2',
      weight: '200 900',
      style: 'italic',
    },
  ],
});

const sans = localFont({
  variable: '--font-sans',
  adjustFontFallback: 'Arial',
  src: '../../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
});

const mono = localFont({
  variable: '--font-mono',
  adjustFontFallback: false,
  preload: false,
  src: '../../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  weight: '100 800',
});

/** Puts the families into `--font-serif`, `--font-sans` and `--font-mono`, which the tokens read. */
export const fontVariables = `${serif.variable} ${sans.variable} ${mono.variable}`;
