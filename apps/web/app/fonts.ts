/**
 * The three typefaces, loaded from npm packages. The page preloads those of the first screen. Until they are loaded, fallback fonts of the
 * same widths prevent layout shifts. The italic style of `serif` is in `shared/styles/italic.css`.
 */
import localFont from 'next/font/local';

const serif = localFont({
  variable: '--font-serif',
  adjustFontFallback: 'Times New Roman',
  src: '../../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  weight: '200 900',
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

/** Class names that set `--font-serif`, `--font-sans` and `--font-mono`, which the tokens use. */
export const fontVariables = `${serif.variable} ${sans.variable} ${mono.variable}`;
