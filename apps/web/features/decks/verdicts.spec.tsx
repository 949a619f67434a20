import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFileSync } from 'node:fs';
import type { Messages } from '../../i18n/messages.ts';
import type { DeckVerdict } from '../../shared/deck-verdict.ts';
import { CostCurve } from './cost-curve.tsx';
import { Verdicts } from './verdicts.tsx';

const decks = JSON.parse(
  readFileSync(new URL('../../messages/en/decks.json', import.meta.url), 'utf8'),
) as Messages['decks'];

/** The text of a component without tags. */
const textOf = (component: React.ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ decks }}>
      {component}
    </NextIntlClientProvider>,
  ).replaceAll(/<[^<>]*>/gu, '|');

const words = { card: 'card', cards: 'cards', deck: 'deck', player: 'player' };
const issue = (severity: 'error' | 'warning' | 'info', lines: number[]) =>
  ({ severity, lines, ruleId: 'a.rule', message: 'Look here.' }) as DeckVerdict['issues'][number];

const verdict = (changes: Partial<DeckVerdict>): DeckVerdict => ({
  ruleset: { id: 'game/mode', name: 'Mode', hash: 'a' },
  legal: true,
  asOf: null,
  cards: 45,
  points: 120,
  limits: { minCards: 1, maxCards: 45, maxPoints: 125, maxCopies: null },
  removed: [],
  issues: [],
  ...changes,
});
const shown = (changes: Partial<DeckVerdict>): string =>
  textOf(<Verdicts verdicts={[verdict(changes)]} words={words} />);

test.each<[string, Partial<DeckVerdict>]>([
  ['|Legal|', {}],
  ['|Legal|', { issues: [issue('info', [])] }],
  ['|Legal, 1 warning|', { issues: [issue('warning', [])] }],
  ['|Legal, 2 warnings|', { issues: [issue('warning', []), issue('warning', [])] }],
  ['|1 problem|', { legal: false }],
  ['|2 problems|', { legal: false, issues: [issue('error', []), issue('warning', []), issue('error', [])] }],
])('the state of a verdict is %s', (state, changes) => expect(shown(changes)).toContain(state));

test.each([
  [[3], '|Line 3|'],
  [[3, 4], '|Lines 3 and 4|'],
  [[3, 4, 9], '|Lines 3, 4 and 9|'],
])('lines %j are shown as %s', (lines, text) =>
  expect(shown({ legal: false, issues: [issue('error', lines)] })).toContain(text),
);

test('limits give the number, the limit and the excess', () => {
  expect(shown({})).toContain('|45| of 45 cards|');
  expect(shown({ cards: 47 })).toContain('|47| of 45 cards (2 too many)|');
  expect(shown({ limits: { minCards: 40, maxCards: null, maxPoints: null, maxCopies: null } })).toContain(
    '|45| cards, at least 40|',
  );
  expect(shown({ removed: ['Ant', 'Bee'] })).toContain('|Removed before play: Ant, Bee.|');
});

test('the curve gives its numbers as text', () => {
  const said = (curve: { points: number; copies: number }[]): string =>
    renderToStaticMarkup(
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ decks }}>
        <CostCurve curve={curve} />
      </NextIntlClientProvider>,
    );
  expect(said([])).toBe('');
  expect(said([{ points: 0, copies: 0 }])).toContain('aria-label="Copies by cost: none"');
  expect(
    said([
      { points: 1, copies: 4 },
      { points: 2, copies: 2 },
    ]),
  ).toContain('aria-label="Copies by cost: cost 1: 4, cost 2: 2"');
});
