/** Tests the tables of the lab report. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cell, neverPlayed, table } from './lab-report.mjs';

test('shows a share with half its interval, in bold if it differs from an even share', () => {
  assert.equal(cell({ verdict: 'more', value: 0.581, low: 0.561, high: 0.601 }), '**58% ± 2**');
  assert.equal(cell({ verdict: 'none', value: 0.5, low: 0.499, high: 0.501 }), '50% ± 1');
  assert.equal(cell({ verdict: 'unclear', value: null, low: 0, high: 1 }), 'no data');
});

test('prints a table as Markdown', () => {
  assert.equal(table(['Mode', 'Easy'], [['Fast', '58%']]), '| Mode | Easy |\n| --- | --- |\n| Fast | 58% |');
});

test('lists a card as never played only if enough players drew it over all runs', () => {
  const report = (cards) => ({ arms: [{ cards }] });
  const reports = [
    report([
      { name: 'Owl', drawn: 200, played: 0 },
      { name: 'Fox', drawn: 200, played: 1 },
      { name: 'Bat', drawn: 100, played: 0 },
    ]),
    report([
      { name: 'Owl', drawn: 99, played: 0 },
      { name: 'Fox', drawn: 300, played: 0 },
    ]),
  ];
  assert.deepEqual(neverPlayed(reports), ['Owl']);
});
