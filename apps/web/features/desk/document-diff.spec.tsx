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
