/**
 * Draws a PDF for a printing press: one card per page, with bleed, crop marks, page boxes and embedded fonts. The card faces are the same
 * as on the site. They are drawn as vectors and text.
 */
import { PressPicture } from '@rulewright/ui/preview';
import type { CardFaceData } from '@rulewright/ui';
import PdfDocument from 'pdfkit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import svgToPdf from 'svg-to-pdfkit';
import { compile, selectAll } from 'css-select';
import type { Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { FAMILIES, fileOf, styleSheets } from './draw.ts';
import { FACE_WORDS } from './face-words.ts';
import { bytesOf } from './pdf-bytes.ts';
import { plainStyles } from './styles.ts';
import render from 'dom-serializer';

const XML = { xmlMode: true } as const;

interface InlineRule {
  readonly matches: ReturnType<typeof compile<Element, Element>>;
  readonly style: readonly (readonly [property: string, value: string])[];
}

/** The style values of an element by property. */
type ElementStyle = Map<string, string>;

/** The specificity of a selector: its number of classes and attributes. */
const weightOf = (selector: string): number => selector.match(/[.[]/gu)?.length ?? 0;

/** Reads the rules that `plainStyles` wrote, and sorts them by specificity, the lowest first. */
export function readRules(css: string): readonly InlineRule[] {
  const rules = css.split('}').flatMap((rule) => {
    const open = rule.indexOf('{');
    if (open < 0) return [];
    const style = rule
      .slice(open + 1)
      .split(';')
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()] as const;
      });
    const selectors = rule.slice(0, open).split(',');
    return selectors.map((selector) => ({ selector: selector.trim(), style }));
  });
  return rules
    .sort((a, b) => weightOf(a.selector) - weightOf(b.selector))
    .map(({ selector, style }) => ({ matches: compile<Element, Element>(selector, XML), style }));
}

/** Writes the styles into the elements of an SVG. @param finish can change the style of each element that has one */
export function inlineStyles(
  svg: string,
  rules: readonly InlineRule[],
  finish: (style: ElementStyle) => void = () => undefined,
): string {
  const document = parseDocument(svg, XML);
  const styles = new Map<Element, ElementStyle>();
  for (const { matches, style } of rules)
    for (const element of selectAll<Element, Element>(matches, document.children as Element[], XML)) {
      const own: ElementStyle = styles.get(element) ?? new Map<string, string>();
      for (const [property, value] of style) own.set(property, value);
      styles.set(element, own);
    }
  for (const [element, style] of styles) {
    finish(style);
    element.attribs['style'] = [...style].map(([property, value]) => `${property}: ${value}`).join('; ');
  }
  return render(document, XML);
}

export interface PressJob {
  readonly title: string;
  /** The time of the release in ISO 8601. A fixed time makes the files of equal jobs identical. */
  readonly date: string;
  /** The key in `faces` of the card on each page. */
  readonly pages: readonly string[];
  readonly faces: Readonly<Record<string, CardFaceData>>;
}

/** The contents of a page: PDF objects that several pages can share. */
interface PageContents {
  readonly Contents: unknown;
  readonly Resources: unknown;
}

/** Sizes in millimetres. */
const CARD = { width: 63, height: 88 } as const;
const BLEED = 3;
const MARGIN = 10;
/** Crop marks, in millimetres: `from` is the distance from the cut to the near end of a mark. */
const MARK = { from: 4, length: 5 } as const;
/** PDF points per millimetre. */
const MM = 72 / 25.4;
const [WIDTH, HEIGHT] = [CARD.width + 2 * MARGIN, CARD.height + 2 * MARGIN];

/** A page box in points. @param inset the distance from the edge of the page, in millimetres */
const box = (inset: number): number[] => [inset, inset, WIDTH - inset, HEIGHT - inset].map((length) => length * MM);

/** The name and the file of each font. `nameFont` and `fontOf` create these names. */
const FACES = [
  ...['400', '600', '700'].map((weight) => [`Inter ${weight}`, `inter/files/inter-latin-${weight}-normal.woff`]),
  ...['400-normal', '400-italic', '600-normal', '600-italic'].map((face) => [
    `Source Serif 4 ${face.replace('-normal', '').replace('-', ' ')}`,
    `source-serif-4/files/source-serif-4-latin-${face}.woff`,
  ]),
] as const;

/** Puts the weight into the name of the family, because the converter supports only normal and bold. */
function nameFont(style: ElementStyle): void {
  const family = style.get('font-family')?.replaceAll("'", '');
  if (family === undefined) return;
  const weight = style.get('font-weight') ?? '400';
  style.set('font-family', `${family} ${family === 'Inter' ? weight : weight === '400' ? weight : '600'}`);
  style.delete('font-weight');
}

let rules: readonly InlineRule[] | undefined;

/** Draws the file. Pages with the same card share their contents. */
export async function drawPress({ title, date, pages, faces }: PressJob): Promise<Uint8Array> {
  rules ??= readRules(plainStyles(styleSheets(), FAMILIES));
  const pdf = new PdfDocument({
    autoFirstPage: false,
    font: '',
    info: { Title: title, Creator: 'Rulewright', Producer: 'Rulewright', CreationDate: new Date(date) },
  });
  const done = bytesOf(pdf);
  for (const [name, path] of FACES) pdf.registerFont(name!, fileOf(`@fontsource/${path!}`));
  const drawn = new Map<string, PageContents>();
  for (const key of pages) {
    pdf.addPage({ size: [WIDTH * MM, HEIGHT * MM], margin: 0 });
    const { dictionary } = pdf.page;
    Object.assign(dictionary.data, { BleedBox: box(MARGIN - BLEED), TrimBox: box(MARGIN) });
    const same = drawn.get(key);
    if (same) {
      Object.assign(dictionary.data, same);
    } else {
      drawCard(pdf, faces[key]!, rules);
      drawMarks(pdf);
      const { Contents, Resources } = dictionary.data as unknown as PageContents;
      drawn.set(key, { Contents, Resources });
    }
  }
  pdf.end();
  return done;
}

function drawCard(pdf: PDFKit.PDFDocument, card: CardFaceData, inlined: readonly InlineRule[]): void {
  const data = { card, bleed: BLEED * 10, margin: MARGIN * 10 };
  const svg = inlineStyles(
    renderToStaticMarkup(createElement(PressPicture, { data, words: FACE_WORDS })),
    inlined,
    nameFont,
  );
  svgToPdf(pdf, svg, 0, 0, {
    width: WIDTH * MM,
    height: HEIGHT * MM,
    fontCallback: (family, _, isItalic) => fontOf(family, isItalic),
    warningCallback: () => undefined,
  });
}

/** The registered font for a family, such as "Inter 600". */
function fontOf(family: string, isItalic: boolean): string {
  const name = isItalic && family.startsWith('Source') ? `${family} italic` : family;
  return FACES.some(([known]) => known === name) ? name : 'Inter 400';
}

/** Draws the crop marks at the corners, outside the bleed. */
function drawMarks(pdf: PDFKit.PDFDocument): void {
  const near = MARGIN - MARK.from;
  const ends = (size: number): readonly (readonly [number, number])[] => [
    [near - MARK.length, near],
    [size - near, size - near + MARK.length],
  ];
  pdf.lineWidth(0.25).strokeColor('black');
  for (const x of [MARGIN, WIDTH - MARGIN])
    for (const [y1, y2] of ends(HEIGHT)) pdf.moveTo(x * MM, y1 * MM).lineTo(x * MM, y2 * MM);
  for (const y of [MARGIN, HEIGHT - MARGIN])
    for (const [x1, x2] of ends(WIDTH)) pdf.moveTo(x1 * MM, y * MM).lineTo(x2 * MM, y * MM);
  pdf.stroke();
}
