/** Tests of the section about the strength of the levels. */
import { readFileSync } from 'node:fs';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Messages } from '../../../i18n/messages.ts';
import { Strength, type StrengthProps } from './strength.tsx';

const lab = JSON.parse(
  readFileSync(new URL('../../../messages/en/lab.json', import.meta.url), 'utf8'),
) as Messages['lab'];

const game = {
  id: 'game',
  name: 'Game',
  modes: [{ id: 'short', name: 'Short Game' }],
  bots: [
    { id: 'medium', name: 'Medium' },
    { id: 'quick', name: 'Quick' },
  ],
} as unknown as StrengthProps['game'];
const row = { ruleset: 'game/short', bot: 'quick', games: 1000, score: 0.678, margin: 0.036, budget: null };

const pageOf = (rows: StrengthProps['rows']): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ lab }}>
      <Strength game={game} rows={rows} />
    </NextIntlClientProvider>,
  );
const textOf = (html: string): string => html.replaceAll(/<[^<>]*>/gu, '|').replaceAll(/\|+/gu, '|');

test('the ladder shows score, interval and games for each mode, and names a changed ruleset by its values', () => {
  const changed = { ...row, measure: 'levels', against: 'medium', ruleset: 'game/short?hand=6', games: 1 };
  const text = textOf(pageOf([{ ...row, measure: 'levels', against: 'medium' }, changed]));
  expect(text).toContain('|Levels|Short Game|short?hand=6|');
  expect(text).toContain('|Quick against Medium|67.8% ± 3.6|1,000 games|67.8% ± 3.6|1 game|');
});

test('the row of a level against a search that knows the level names the number of imagined worlds', () => {
  const text = textOf(pageOf([{ ...row, measure: 'response', against: 'response', budget: 100 }]));
  expect(text).toContain('|Quick against a search in 100 worlds|67.8% ± 3.6|');
});

test('a curve has a point for each budget, a name, and a table with the same numbers', () => {
  const points = [640, 2560].map((budget) => ({ ...row, measure: 'training', against: 'medium', budget }));
  const html = pageOf(points);
  expect(html.match(/<circle/gu)).toHaveLength(2);
  expect(html).toContain('aria-label="Wins against Medium by budget. The table below has the same numbers."');
  expect(textOf(html)).toContain('|Quick against Medium, Short Game|');
  expect(textOf(html)).toContain('|640|67.8% ± 3.6|1,000|2,560|67.8% ± 3.6|1,000|');
});

test('a game without measured levels has no section', () => {
  expect(pageOf([])).toBe('');
});
