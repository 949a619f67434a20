/** Logos: the accepted files, and the files that are refused because they cannot be drawn, refer to other files or are slow to draw. */
import { readLogo } from '../src/logo.ts';

const SVG = 'rules/a-game/logo.svg';
const PNG = 'rules/a-game/logo.png';
const svg = (inside: string, box = '0 0 64 32'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${inside}</svg>`;

/** The start of a PNG with a size. */
function png(width: number, height: number): string {
  const bytes = Buffer.alloc(60);
  Buffer.from([137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]).copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

const codes = (path: string, text: string): string[] => readLogo(path, text).problems.map(({ code }) => code);

describe('a logo', () => {
  it('can be SVG of shapes and gradients', () => {
    const text = svg(
      '<defs><linearGradient id="a"><stop offset="0"/></linearGradient><linearGradient id="b" xlink:href="#a"/><clipPath id="c"><rect width="9" height="9"/></clipPath></defs><g clip-path="url(#c)"><path d="M0 0h9" style="fill:url(#b)"/></g>',
    );
    expect(readLogo(SVG, text)).toEqual({ ratio: 2, problems: [] });
    expect(codes(SVG, `<?xml version="1.0"?>\n<!DOCTYPE svg>\n${text}`)).toEqual([]);
  });

  it('can be a PNG', () => {
    expect(readLogo(PNG, png(300, 100))).toEqual({ ratio: 3, problems: [] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a page inside', '<foreignObject><p>x</p></foreignObject>'],
    ['a picture from elsewhere', '<image href="file:///etc/passwd"/>'],
    ['text, which needs fonts', '<text>Name</text>'],
    ['copies of shapes, which multiply', '<use href="#a"/>'],
    ['a style sheet', '<style>@import "https://evil.example/x.css"</style>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ['a handler', '<path d="M0 0" onload="alert(1)"/>'],
    ['a fill from elsewhere', '<path d="M0 0" fill="url(https://evil.example/x.svg#a)"/>'],
    ['an escaped address', String.raw`<path d="M0 0" style="fill:u\72l(https://evil.example)"/>`],
    ['a gradient from elsewhere', '<linearGradient href="https://evil.example/x.svg#a"/>'],
    ['an animation', '<animate attributeName="d"/>'],
  ])('with %s is refused, and the problem gives the line', (_, inside) => {
    const { problems } = readLogo(SVG, svg(`\n${inside}`));
    expect(problems).toMatchObject([{ code: 'logo-element', line: 2, path: SVG }]);
  });

  it.each([
    ['no SVG', SVG, '<html/>', 'logo-type'],
    ['text that is not XML', SVG, '<svg', 'logo-unreadable'],
    ['entities', SVG, `<!DOCTYPE svg [<!ENTITY a "aa">]>${svg('<desc>&a;</desc>')}`, 'logo-unreadable'],
    ['no viewBox', SVG, '<svg/>', 'logo-size'],
    ['a wide viewBox', SVG, svg('', '0 0 700 100'), 'logo-size'],
    ['a long text', SVG, svg(`<desc>${'x'.repeat(70_000)}</desc>`), 'logo-size'],
    ['many elements', SVG, svg('<g/>'.repeat(600)), 'logo-costly'],
    ['deep elements', SVG, svg(`${'<g>'.repeat(40)}${'</g>'.repeat(40)}`), 'logo-costly'],
    ['elements deeper than a stack', SVG, svg(`${'<g>'.repeat(8_000)}${'</g>'.repeat(8_000)}`), 'logo'],
    [
      'clips of clips',
      SVG,
      svg('<clipPath id="a"><rect/></clipPath><clipPath id="b"><rect clip-path="url(#a)"/></clipPath>'),
      'logo-costly',
    ],
    ['another type', PNG, 'data:image/gif;base64,R0lGOD', 'logo-type'],
    [
      'a page in place of a PNG',
      PNG,
      `data:image/png;base64,${Buffer.from('<html>'.repeat(20)).toString('base64')}`,
      'logo-type',
    ],
    ['too many pixels', PNG, png(20_000, 20_000), 'logo-size'],
    ['too many bytes', PNG, png(64, 64) + 'A'.repeat(200_000), 'logo-'],
  ])('is refused because of %s', (_, path, text, code) => {
    expect(codes(path, text)).toEqual([expect.stringContaining(code) as string]);
  });
});
