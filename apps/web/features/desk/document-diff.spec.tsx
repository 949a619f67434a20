/** Tests of the differences of a document: a new document is its text, and a changed one is a table of its fields. */
import { NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocumentDiff } from './document-diff.tsx';

const desk = JSON.parse(readFileSync(new URL('../../messages/en/desk.json', import.meta.url), 'utf8')) as never;

const htmlOf = (diff: Parameters<typeof DocumentDiff>[0]): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={{ desk }} timeZone="UTC">
      <DocumentDiff {...diff} />
    </NextIntlClientProvider>,
  );

test('a new document is shown as its text, and not as data', () => {
  const fields = [{ field: '', change: 'added', before: null, after: { id: 'newt', name: 'Newt' } }];
  const html = htmlOf({ fields, words: [{ kind: 'added', text: 'id: newt\nname: Newt\n' }] });
  expect(html).toContain('id: newt\nname: Newt\n');
  expect(html).not.toContain('<table');
});

test('a changed document is shown by its fields, and its source can be opened', () => {
  const fields = [{ field: 'cost', change: 'changed', before: 5, after: 4 }];
  const words = [
    { kind: 'same', text: 'cost: ' },
    { kind: 'removed', text: '5' },
    { kind: 'added', text: '4' },
  ];
  expect(htmlOf({ fields, words })).toContain('<del>5</del>');
  expect(htmlOf({ fields, words })).not.toContain('<details');
  expect(htmlOf({ fields, words, source: 'folded' })).toContain('<details');
  expect(htmlOf({ fields: [], words })).toContain('word-diff');
});

test('a picture is shown before and after the change, and never as the document that describes its file', () => {
  const text = (letter: string) =>
    `{"sha256":"${letter.repeat(64)}","type":"image/png","width":90,"height":60,"bytes":250}\n`;
  const html = htmlOf({
    fields: [{ field: 'sha256', change: 'changed', before: 'a', after: 'b' }],
    words: [
      { kind: 'removed', text: text('a') },
      { kind: 'added', text: text('b') },
    ],
  });
  expect(html).toContain(`<img src="/pictures/${'a'.repeat(64)}.png"`);
  expect(html).toContain(`<img src="/pictures/${'b'.repeat(64)}.png"`);
  expect(html).toContain('After: 90 × 60 pixels, 1 kB');
  expect(html).not.toContain('sha256');
  const bad = htmlOf({ fields: [], words: [{ kind: 'added', text: '{"sha256":"/../x","type":"image/png"}' }] });
  expect(bad).not.toContain('<img');
});
