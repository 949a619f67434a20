/** Tests of the first rendering of check results: one sentence, few results, and no outcome that can be accepted unseen. */
import type { CheckRunPartsFragment } from '@rulewright/api-client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { CheckResults } from './check-results.tsx';

const messages = Object.fromEntries(
  ['desk', 'errors'].map((name) => [
    name,
    JSON.parse(readFileSync(new URL(`../../messages/en/${name}.json`, import.meta.url), 'utf8')) as never,
  ]),
);

type Failing = NonNullable<CheckRunPartsFragment['settlement']>['examples'][number];
const failing = (index: number, kind: string, more: Partial<Failing> = {}): Failing => ({
  index,
  id: `example-${index}`,
  title: `Title ${index}`,
  path: 'rules/game/examples/file.yaml',
  modes: ['plain'],
  names: ['Plain'],
  kind,
  apart: [],
  leaves: [],
  cause: kind === 'keep' ? 'hand changes from 7 to 6' : 'citing hand',
  why: kind === 'open' ? 'It is not offered.' : '',
  titleDoubt: false,
  settled: false,
  ...more,
});

const findings = (count: number, hasDetail = false) =>
  Array.from({ length: count }, (_, i) => ({
    message: `Result ${i}.`,
    path: null,
    line: null,
    subject: null,
    hasDetail,
  }));

function pageOf(examples: readonly Failing[] | null): string {
  const run: CheckRunPartsFragment = {
    id: 1,
    changeSet: 2,
    state: 'done',
    progress: 1,
    step: 'Done.',
    games: 20,
    current: true,
    passed: false,
    startedAt: null,
    finishedAt: null,
    checks: [
      {
        id: 'examples',
        title: 'Worked examples',
        status: 'failed',
        summary: 'Many fail.',
        findings: findings(30, true),
      },
      { id: 'text', title: 'Text', status: 'warning', summary: 'Look.', findings: findings(14) },
    ],
    settlement: examples && { sentence: 'All in one sentence.', more: 0, examples: [...examples] },
    impact: [],
  };
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <CheckResults run={run} changeSet={2} mayRun mayEdit onSettled={() => undefined} onRunAgain={() => undefined} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

/** Removes all `<details>` elements, also nested ones. */
function unfolded(html: string): string {
  const shorter = html.replace(/<details>(?:(?!<details>).)*?<\/details>/gsu, '');
  return shorter === html ? html : unfolded(shorter);
}

test('shows the sentence and ten results, and collapses the other results', () => {
  const html = pageOf([failing(0, 'keep')]);
  expect(html.indexOf('All in one sentence.')).toBeLessThan(html.indexOf('Result 0.'));
  expect(unfolded(html).match(/Result \d+\./gu)).toHaveLength(10);
  expect(unfolded(html)).toContain('4 more results are in the checks below.');
});

test('does not render details before they are opened', () => {
  expect(pageOf(null)).not.toContain('<pre');
});

test('offers one button to keep all affected examples, and collapses the list after ten', () => {
  const html = pageOf(Array.from({ length: 12 }, (_, i) => failing(i, 'keep')));
  expect(html).toContain('Keep 12 examples as told');
  expect(unfolded(html).match(/Title \d+/gu)).toHaveLength(10);
  expect(html).toContain('2 more examples');
});

test('disables the accept button until every outcome has been displayed', () => {
  const html = pageOf([failing(0, 'outcome'), failing(1, 'outcome')]);
  expect(html).toContain('New outcome for 2 examples citing hand');
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Accept all 2 outcomes<\/button>/u);
  expect(html).toContain('You have seen 0 of 2.');
});

test('gives the reason and a link for an example that needs the editor', () => {
  const html = pageOf([failing(3, 'open')]);
  expect(html).toContain('It is not offered.');
  expect(html).toContain('/desk/content?set=2&amp;path=rules%2Fgame%2Fexamples%2Ffile.yaml&amp;item=example-3');
});

test('offers only another run of the checks once all examples are settled', () => {
  const html = pageOf([failing(0, 'keep', { settled: true })]);
  expect(html).toContain('1 of 1 settled.');
  expect(html).toContain('Run checks again');
  expect(html).not.toContain('Keep 1 example');
});
