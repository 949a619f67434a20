/**
 * The logo of a game: `logo.svg` or `logo.png` next to its game.yaml. Documents are texts, so a PNG file is stored as a data URL. The site
 * never serves these files as pictures, because logos are drawn as PNG first. The checks refuse logos that cannot be drawn or are slow to draw.
 */
import { parseXml, XmlDocument, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { PNG_TEXT } from './logo-files.ts';
import type { Problem } from './problems.ts';

const LONGEST_SVG = 64 * 1024;
const LARGEST_PNG = 128 * 1024;
const MOST_ELEMENTS = 500;
const DEEPEST = 30;
/** The limits of each side of a PNG, in pixels. */
const [SHORTEST_SIDE, LONGEST_SIDE] = [16, 1024];
/** The limits of the width divided by the height. */
const [NARROWEST, WIDEST] = [0.5, 6];

const ELEMENTS: ReadonlySet<string> = new Set([
  ...['svg', 'g', 'defs', 'title', 'desc', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['linearGradient', 'radialGradient', 'stop', 'clipPath'],
]);
const LINKS: ReadonlySet<string> = new Set(['href', 'xlink:href']);

/** A logo and its problems. */
export interface ReadLogo {
  /** The width divided by the height; 1 for a logo with problems. */
  readonly ratio: number;
  readonly problems: readonly Problem[];
}

class LogoError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly offset = 0,
  ) {
    super(message);
  }
}

/** Reads the text of a logo. The ending of the path decides the format. */
export function readLogo(path: string, text: string): ReadLogo {
  try {
    return { ratio: path.endsWith('.svg') ? ratioOfSvg(text) : ratioOfPng(text), problems: [] };
  } catch (error) {
    const { code, message, offset } = error instanceof LogoError ? error : unreadable(error);
    const lines = text.slice(0, offset).split('\n');
    const where = { line: lines.length, column: lines.at(-1)!.length + 1 };
    return { ratio: 1, problems: [{ path, ...where, code, message }] };
  }
}

function unreadable(error: unknown): LogoError {
  const { message, pos } = error as { readonly message: string; readonly pos?: number };
  return new LogoError('logo-unreadable', `The file is not SVG that can be read: ${message.split('\n')[0]}`, pos);
}

function requireRatio(width: number, height: number): number {
  const ratio = width / height;
  if (ratio >= NARROWEST && ratio <= WIDEST) return ratio;
  throw new LogoError('logo-size', 'A logo is at most six times as wide as high, and at most twice as high as wide.');
}

function ratioOfPng(text: string): number {
  if (!text.startsWith(PNG_TEXT)) throw new LogoError('logo-type', 'The file is not a PNG picture.');
  const base64 = text.slice(PNG_TEXT.length);
  if (!/^[\w+/]+={0,2}$/u.test(base64)) throw new LogoError('logo-type', 'The file is not a PNG picture.');
  if ((base64.length * 3) / 4 > LARGEST_PNG)
    throw new LogoError('logo-size', `A logo as PNG has at most ${LARGEST_PNG / 1024} kB.`);
  // These bytes contain the signature and the first chunk, which has the size.
  const bytes = Uint8Array.from(atob(base64.slice(0, 44)), (character) => character.charCodeAt(0));
  const head = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82];
  if (bytes.length < 33 || head.some((byte, at) => bytes[at] !== byte))
    throw new LogoError('logo-type', 'The file is not a PNG picture.');
  const view = new DataView(bytes.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if ([width, height].some((side) => side < SHORTEST_SIDE || side > LONGEST_SIDE))
    throw new LogoError('logo-size', `A side of a PNG has ${SHORTEST_SIDE} to ${LONGEST_SIDE} pixels.`);
  return requireRatio(width, height);
}

function ratioOfSvg(text: string): number {
  if (text.length > LONGEST_SVG)
    throw new LogoError('logo-size', `A logo as SVG has at most ${LONGEST_SVG / 1024} kB.`);
  const document = parseXml(text, { includeOffsets: true, ignoreUndefinedEntities: false });
  const { root } = document;
  if (root?.name !== 'svg') throw new LogoError('logo-type', 'The file is not an SVG picture.');
  checkElements(document);
  const box = (root.attributes['viewBox'] ?? '').trim().split(/[\s,]+/u);
  const [, , width = 0, height = 0] = box.map(Number);
  if (box.length !== 4 || !(width > 0 && height > 0))
    throw new LogoError('logo-size', 'The element svg needs a viewBox, such as viewBox="0 0 64 64".', root.start);
  return requireRatio(width, height);
}

function checkElements(document: XmlDocument): void {
  let count = 0;
  const open: { readonly node: XmlNode; readonly depth: number; readonly isInClip: boolean }[] = [
    { node: document, depth: 0, isInClip: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth, isInClip } = next;
    if (node instanceof XmlElement) {
      count += 1;
      checkElement(node, isInClip);
      if (count > MOST_ELEMENTS) throw new LogoError('logo-costly', `A logo has at most ${MOST_ELEMENTS} elements.`);
      if (depth > DEEPEST)
        throw new LogoError('logo-costly', `The elements of a logo are nested at most ${DEEPEST} deep.`, node.start);
    }
    if (!(node instanceof XmlElement || node instanceof XmlDocument)) continue;
    const isClip = isInClip || (node instanceof XmlElement && node.name === 'clipPath');
    for (const child of node.children) open.push({ node: child, depth: depth + 1, isInClip: isClip });
  }
}

function checkElement({ name, attributes, start }: XmlElement, isInClip: boolean): void {
  if (!ELEMENTS.has(name)) {
    const hint = name === 'text' ? ' Change the text to paths.' : ' Save it as plain SVG of shapes.';
    throw new LogoError('logo-element', `A logo cannot have the element "${name}".${hint}`, start);
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    const isForeign = LINKS.has(attribute) ? !/^#[\w.-]+$/u.test(value) : hasForeignAddress(value);
    if (/^on/iu.test(attribute) || isForeign)
      throw new LogoError(
        'logo-element',
        `A logo cannot have the attribute ${attribute}="${value.slice(0, 60)}".`,
        start,
      );
  }
  // Each nested clip doubles the drawing time.
  if (isInClip && /clip-path/u.test(`${Object.keys(attributes).join(' ')} ${attributes['style'] ?? ''}`))
    throw new LogoError('logo-costly', 'A shape in a clipPath cannot be clipped again.', start);
}

/** Whether a value refers to anything outside its own file. */
const hasForeignAddress = (value: string): boolean =>
  /@import|expression\s*\(|\\/iu.test(value) ||
  /url\s*\(/iu.test(value.replaceAll(/url\(\s*(['"]?)#[\w.-]+\1\s*\)/giu, ''));
