/** Tests the tables of the lab report. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import { cell, neverPlayed, report, table } from './lab-report.mjs';

/**
 * Makes the report with a fake API that has one mode and two decks. The API refuses runs for pairs of decks.
 * @param secondIsLegal whether the second deck is legal in the mode
 * @returns the printed text and the questions that the API received
 */
async function reportWith(t, secondIsLegal) {
  const asked = [];
  const verdicts = (legal) => [{ ruleset: { id: 'owls/night' }, legal }];
  const game = {
    modes: [{ id: 'night', name: 'Night' }],
    botLevels: [{ id: 'easy', name: 'Easy' }],
    decks: [
      { slug: 'one', name: 'One', verdicts: verdicts(true) },
      { slug: 'two', name: 'Two', verdicts: verdicts(secondIsLegal) },
    ],
  };
  const answer = { verdict: 'none', value: 0.5, low: 0.49, high: 0.51, games: 100 };
  const answerTo = ({ query, variables }) => {
    if (query.includes('modes(')) return { data: game };
    if (query.includes('askLab')) {
      asked.push(variables.input.question);
      if (variables.input.question === 'deck') return { errors: [{ message: 'You have too many open runs.' }] };
      return { data: { askLab: { id: 'run' } } };
    }
    return { data: { labRun: { id: 'run', state: 'done', ended: 'complete', answer, report: { arms: [] } } } };
  };
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(answerTo(await json(request))));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const printed = [];
  const options = { api: `http://127.0.0.1:${server.address().port}`, game: 'owls', size: 0.05 };
  await report(options, (text) => printed.push(text));
  return { text: printed.join(''), asked };
}

test('shows "not legal" for a deck that the API reports as illegal, and starts no run for the deck', async (t) => {
  const { text, asked } = await reportWith(t, false);
  assert.match(text, /\| One against Two \| not legal \|/u);
  assert.deepEqual(asked, ['starter']);
});

test('ends with the error of the API if the API refuses a run for legal decks', async (t) => {
  await assert.rejects(reportWith(t, true), /too many open runs/u);
});

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
