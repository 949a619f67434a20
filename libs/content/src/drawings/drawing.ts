/**
 * The drawing of a card: `cards/<game>/drawings/<card>.svg`. A drawing is a list of paths. Each says how the site inks it, so that one
 * drawing fits the light theme, the dark theme and print. Nothing else is allowed in the file, so a drawing can neither run nor fetch
 * anything.
 */
import { parseXml, XmlElement, XmlText, XmlComment } from '@rgrove/parse-xml';
import type { GameContent } from '../content.ts';
import { Lru } from '../lru.ts';
import { DRAWING_INKS, type DrawingPart, type PrintedFace } from '../printed-face.ts';
import type { CardDoc } from '../schemas.ts';
import type { Problem } from '../problems.ts';

/** The limits of one drawing. */
export const MOST_DRAWING_BYTES = 20_000;
const MOST_PARTS = 400;
const VIEW_BOX = '-150 -150 300 300';
const FORM = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}"> with elements such as <path class="line" d="M0 0L10 10"/>`;
/** The commands and numbers of a path. */
const PATH = /^[MLHVCSQTAZmlhvcsqtaz0-9 ,.\-\n]+$/u;

const isInk = (name: string | undefined): name is DrawingPart['ink'] =>
  (DRAWING_INKS as readonly (string | undefined)[]).includes(name);

class DrawingError extends Error {
  constructor(
    message: string,
    readonly offset = 0,
  ) {
    super(message);
  }
}

function partOf(element: XmlElement): DrawingPart {
  const { class: ink, d, ...others } = element.attributes;
  const [other] = Object.keys(others);
  if (element.name !== 'path')
    throw new DrawingError(`A drawing has paths only, not the element "${element.name}".`, element.start);
  if (other !== undefined) throw new DrawingError(`A path cannot have the attribute "${other}".`, element.start);
  if (!isInk(ink))
    throw new DrawingError(`The class of a path is one of these: ${DRAWING_INKS.join(', ')}.`, element.start);
  if (d === undefined || !PATH.test(d))
    throw new DrawingError('The attribute d of a path has commands and numbers only.', element.start);
  return { ink, d };
}

/** The parts of a drawing, from back to front. @throws DrawingError, or an error of the XML parser with the member `pos` */
function partsOf(text: string): readonly DrawingPart[] {
  if (text.length > MOST_DRAWING_BYTES)
    throw new DrawingError(`A drawing has at most ${MOST_DRAWING_BYTES / 1000} kB. Leave out some points.`);
  const { root } = parseXml(text, { includeOffsets: true });
  if (root?.name !== 'svg' || root.attributes['viewBox'] !== VIEW_BOX || Object.keys(root.attributes).length !== 2)
    throw new DrawingError('A drawing has one element svg with this viewBox and the name of the format.', root?.start);
  const parts = root.children.flatMap((node) => {
    if (node instanceof XmlElement) return [partOf(node)];
    if (node instanceof XmlComment || (node instanceof XmlText && node.text.trim() === '')) return [];
    throw new DrawingError('A drawing has paths only, and no text.', node.start);
  });
  if (parts.length > MOST_PARTS) throw new DrawingError(`A drawing has at most ${MOST_PARTS} paths.`);
  return parts;
}

/** Reads the text of a drawing. The parts of a drawing with problems are empty. */
export function readDrawing(
  path: string,
  text: string,
): { readonly parts: readonly DrawingPart[]; readonly problems: readonly Problem[] } {
  try {
    return { parts: partsOf(text), problems: [] };
  } catch (error) {
    const { message, offset, pos } = error as Error & { readonly offset?: number; readonly pos?: number };
    const lines = text.slice(0, offset ?? pos ?? 0).split('\n');
    const where = { line: lines.length, column: lines.at(-1)!.length + 1 };
    const problem = { path, ...where, code: 'bad-drawing', message: message.split('\n')[0]!, expected: FORM };
    return { parts: [], problems: [problem] };
  }
}

const KEPT = 2000;
const read = new Lru<string, readonly DrawingPart[]>(KEPT);

/** The face that a card has in its game, with its own drawing if the game has one. */
export function printedFace(game: Pick<GameContent, 'vocabulary' | 'drawings'>, card: CardDoc): PrintedFace {
  const face = game.vocabulary.face(card);
  const text = game.drawings.get(card.id);
  const drawing = text === undefined ? [] : read.get(text, () => readDrawing('', text).parts);
  return drawing.length === 0 ? face : { ...face, drawing };
}
