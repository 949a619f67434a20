/** Tests of the drawings of cards: what the file may contain, and the face that shows it. */
import { loadContent, loadReleased } from '../src/load.ts';
import { MOST_DRAWING_BYTES, printedFace, readDrawing } from '../src/drawings/drawing.ts';
import { tinyFiles, vocabulary } from './tiny.ts';

const PATH = 'cards/tiny/drawings/ace.svg';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300">';
const LINE = '<path class="line" d="M0 0L10 -10.5C1 2 3 4 5 6Z"/>';
const drawing = (inside: string): string => `${SVG}\n${inside}\n</svg>\n`;

describe('a drawing', () => {
  it('is its paths, from back to front', () => {
    expect(readDrawing(PATH, drawing(`<!-- sky -->\n<path class="wash" d="M0 0h9"/>\n${LINE}`))).toEqual({
      parts: [
        { ink: 'wash', d: 'M0 0h9' },
        { ink: 'line', d: 'M0 0L10 -10.5C1 2 3 4 5 6Z' },
      ],
      problems: [],
    });
  });

  test.each([
    ['a script', drawing('<script>alert(1)</script>'), 2],
    ['an element with paths of another file', drawing('<use href="https://a.example/b.svg#c"/>'), 2],
    ['a picture', drawing(`${LINE}\n<image href="data:image/png;base64,AA"/>`), 3],
    ['a handler', drawing('<path class="line" d="M0 0" onload="alert(1)"/>'), 2],
    ['a style', drawing('<path class="line" d="M0 0" style="fill:url(https://a.example)"/>'), 2],
    ['another class', drawing('<path class="line em-ink" d="M0 0"/>'), 2],
    ['a path without a class', drawing('<path d="M0 0"/>'), 2],
    ['other words in a path', drawing('<path class="line" d="M0 0 url(#a)"/>'), 2],
    ['text', drawing('Hello'), 1],
    ['an inner element', drawing('<path class="line" d="M0 0"/><g><path class="line" d="M0 0"/></g>'), 2],
    ['a handler of the whole', drawing(LINE).replace('<svg', '<svg onload="alert(1)"'), 1],
    ['another size', drawing(LINE).replace('300 300', '30 30'), 1],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`, 2],
    ['no XML', 'drawing', 1],
    ['too much', drawing(LINE.repeat(MOST_DRAWING_BYTES / LINE.length + 1)), 1],
    ['too many paths', drawing('<path class="ink" d="M0 0"/>'.repeat(401)), 1],
  ])('with %s is refused, with its line', (_, text, line) => {
    const { parts, problems } = readDrawing(PATH, text);
    expect(parts).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ path: PATH, line, code: 'bad-drawing' })]);
  });
});

describe('the face of a card', () => {
  const files = [...tinyFiles(), { path: PATH, text: drawing(LINE) }];

  it.each([
    ['a checked tree', loadContent(files, [vocabulary])],
    ['a stored release', loadReleased(files, [vocabulary])],
  ])('has the drawing of %s, and other cards have none', (_, { content, problems }) => {
    expect(problems).toEqual([]);
    const game = content.game('tiny');
    const faces = [...game.cards.values()].map((card) => [card.id, printedFace(game, card).drawing]);
    expect(Object.fromEntries(faces)).toMatchObject({ ace: [{ ink: 'line' }] });
    expect(faces.filter(([, parts]) => parts !== undefined)).toHaveLength(1);
  });

  it('of a stored release with a drawing that cannot be read shows the emblem, and a draft names the problem', () => {
    const broken = [...tinyFiles(), { path: PATH, text: '<svg onload="alert(1)"/>' }];
    const { content, problems } = loadReleased(broken, [vocabulary]);
    expect(problems).toEqual([]);
    expect(printedFace(content.game('tiny'), content.game('tiny').cards.get('ace')!)).not.toHaveProperty('drawing');
    expect(loadReleased(broken, [vocabulary], new Set([PATH])).problems).toMatchObject([
      { path: PATH, code: 'bad-drawing' },
    ]);
  });
});
