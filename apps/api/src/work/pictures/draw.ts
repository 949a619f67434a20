/** Draws preview pictures as PNG with resvg (WebAssembly), from a component of the site, its styles and static fonts. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import {
  BackPicture,
  PreviewPicture,
  SheetPicture,
  type BackData,
  type PreviewData,
  type SheetData,
} from '@rulewright/ui/preview';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FACE_WORDS } from './face-words.ts';
import { plainStyles } from './styles.ts';

/** Reads a file of a package. @param specifier the package and the path in it */
export const fileOf = (specifier: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(specifier)));

const SHEETS = ['tokens', 'cards', 'slots', 'symbols', 'preview'];
const FONTS = [
  ...['400', '600', '700'].map((weight) => `inter/files/inter-latin-${weight}-normal.woff2`),
  ...['400-normal', '400-italic', '600-normal', '600-italic'].map(
    (face) => `source-serif-4/files/source-serif-4-latin-${face}.woff2`,
  ),
];
/** The font family for each font token of the style sheets. */
export const FAMILIES = { '--serif': "'Source Serif 4'", '--sans': "'Inter'", '--mono': "'Inter'" };

/** The style sheets of the site that drawings use. The tokens are first. */
export const styleSheets = (): string[] =>
  SHEETS.map((name) => fileOf(`@rulewright/ui/styles/${name}.css`).toString('utf8'));

interface Means {
  readonly styles: string;
  readonly fontBuffers: Uint8Array[];
}

let loading: Promise<Means> | undefined;

async function load(): Promise<Means> {
  await initWasm(fileOf('@resvg/resvg-wasm/index_bg.wasm'));
  return {
    styles: plainStyles(styleSheets(), FAMILIES),
    fontBuffers: FONTS.map((path) => fileOf(`@fontsource/${path}`)),
  };
}

/** The kinds of pictures: a link preview, a sheet of card faces, a card back, and the logo of a game. */
export type Drawing =
  | { readonly kind: 'preview'; readonly data: PreviewData }
  | { readonly kind: 'sheet'; readonly data: SheetData }
  | { readonly kind: 'back'; readonly data: BackData }
  | { readonly kind: 'logo'; readonly data: LogoData };

/** A logo and its form. `text` is the text of its document: SVG, or a `data:` address. */
interface LogoData {
  readonly text: string;
  /** The width divided by the height. */
  readonly ratio: number;
  /** Whether to draw the logo in the middle of a square. */
  readonly isIcon: boolean;
}

/** Sizes in pixels. */
const [LOGO_HEIGHT, ICON_SIDE] = [128, 192];

/** An SVG of the required size that contains the logo as an image. */
function logoElement({ text, ratio, isIcon }: LogoData): ReactElement {
  const height = isIcon ? ICON_SIDE : LOGO_HEIGHT;
  const width = isIcon ? ICON_SIDE : Math.round(LOGO_HEIGHT * ratio);
  const href = text.startsWith('data:') ? text : `data:image/svg+xml;base64,${Buffer.from(text).toString('base64')}`;
  const size = { width, height };
  return createElement(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, viewBox: `0 0 ${width} ${height}` },
    createElement('image', { href, ...size, preserveAspectRatio: 'xMidYMid meet' }),
  );
}

function elementOf(drawing: Drawing): ReactElement {
  if (drawing.kind === 'logo') return logoElement(drawing.data);
  if (drawing.kind === 'preview') return createElement(PreviewPicture, { data: drawing.data, words: FACE_WORDS });
  if (drawing.kind === 'sheet') return createElement(SheetPicture, { data: drawing.data, words: FACE_WORDS });
  return createElement(BackPicture, { data: drawing.data });
}

/** Renders the picture as SVG with inline styles. */
const svgOf = (drawing: Drawing, styles: string): string =>
  renderToStaticMarkup(elementOf(drawing)).replace('>', `><style>${styles}</style>`);

/** Matches the addresses of card pictures in an SVG. */
const PICTURES = /(?<=href=")\/pictures\/([0-9a-f]{64})[\w.-]*(?=")/gu;

/** Replaces the addresses of card pictures in an SVG with the pictures themselves. A picture that is not stored gets an empty address. */
async function withPictures(svg: string, read: (sha256: string) => Promise<string | null>): Promise<string> {
  const pictures = new Map<string, string>();
  for (const [, sha256] of svg.matchAll(PICTURES))
    if (!pictures.has(sha256!)) pictures.set(sha256!, (await read(sha256!)) ?? '');
  return svg.replace(PICTURES, (_, sha256: string) => pictures.get(sha256)!);
}

/** Draws a PNG. @param read returns the `data:` address of the card picture with a hash; null if it is not stored */
export async function drawPicture(
  picture: Drawing,
  read: (sha256: string) => Promise<string | null>,
): Promise<Uint8Array> {
  const { styles, fontBuffers } = await (loading ??= load());
  const drawing = new Resvg(await withPictures(svgOf(picture, styles), read), {
    font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' },
  });
  const image = drawing.render();
  try {
    return image.asPng();
  } finally {
    image.free();
    drawing.free();
  }
}
