/** Tests that a facet with many values lists only the most frequent values. */
import { NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { Facets } from './facets.tsx';

const file = new URL('../../messages/en/cards.json', import.meta.url);
const messages = { cards: JSON.parse(readFileSync(file, 'utf8')) as Record<string, string> };

function shown(count: number, selected = -1): string {
  const values = Array.from({ length: count }, (_, n) => ({
    value: `value-${n}`,
    name: n === 3 ? 'First Night' : null,
    count: 2_000 - n,
    selected: n === selected,
  }));
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <Facets facets={[{ field: 'from', label: 'From', values }]} />
    </NextIntlClientProvider>,
  );
}

const boxes = (html: string): number => html.match(/type="checkbox"/gu)?.length ?? 0;

it('lists the 60 most frequent of a thousand values, and says that the search finds the others', () => {
  const html = shown(1_000);
  expect(boxes(html)).toBe(60);
  expect(html).toContain('992 more');
  expect(html).toContain('Search for the 940 other values by name.');
  expect(html).toContain('2,000');
  expect(html).toContain('value="value-59"');
  expect(html).toContain('<span>Value 2</span>');
  expect(html).toContain('<span>First Night</span>');
});

it('lists a selected value, however rare it is', () => {
  const html = shown(1_000, 999);
  expect(boxes(html)).toBe(61);
  expect(html).toContain('value="value-999"');
});

it('lists all of 60 values', () => {
  const html = shown(60);
  expect(boxes(html)).toBe(60);
  expect(html).not.toContain('by name');
});
