/** Links in rule text lead to the site, or elsewhere by https. Any other link is refused with its position. */
import { linkProblem } from '../src/text/links.ts';
import { parseChapter } from '../src/text/chapter.ts';

test.each(['#a.rule', '/developers', '/', '/a?b=c#d', 'https://example.org', 'https://example.org/a'])(
  '%s is a link',
  (to) => expect(linkProblem(to)).toBeNull(),
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\u200b//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,a',
  'http://example.org',
  'https:evil.example',
  'https:///evil.example',
  'mailto:a@example.org',
  'rules.md',
  '',
])('%j is not a link', (to) => expect(linkProblem(to)).not.toBeNull());

test('a chapter with such a link is refused at its place', () => {
  const { problems } = parseChapter(
    'a.md',
    'a',
    '# A\n\nSee [this](//evil.example) and [that][1].\n\n[1]: javascript:alert(1)\n',
  );
  expect(problems.map(({ line, column, code }) => ({ line, column, code }))).toEqual([
    { line: 3, column: 5, code: 'unsafe-link' },
    { line: 5, column: 1, code: 'unsafe-link' },
  ]);
});
