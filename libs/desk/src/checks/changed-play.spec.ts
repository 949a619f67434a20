/** The checks of a change set that changes play: the same as those of a changed value. Uses a shipped game whose play is a document. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, type SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid } from '../content/desk-content.ts';
import { usesOfDocument } from '../content/document-usage.ts';
import type { Check } from './check-result.ts';
import { executeChecks } from './execute-checks.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');
const files = await readTree(workspace);
const PLAY = files.find(({ path, text }) => /^rules\/[\w-]+\/play\//u.test(path) && text.includes('step candle'))!;
/** The rule that its step `candle` cites. */
const [, RULE] = /^step candle .*\n {2}by (\S+)$/mu.exec(PLAY.text)!;
const game = PLAY.path.split('/')[1]!;
const before: readonly SourceFile[] = files.filter(({ path }) => path.split('/')[1] === game);

async function checksOf(text: string, others: readonly SourceFile[] = []) {
  const input = {
    before,
    after: overlaid(before, [{ path: PLAY.path, text }, ...others]),
    savedDecks: [],
    recorded: [],
  };
  const { checks, impact } = await executeChecks({ ...input, games: 2, seed: 1 }, () => undefined);
  return { named: Object.fromEntries(checks.map((check) => [check.id, check])) as Record<string, Check>, impact };
}

/** Replaces a line of the document, which must be there. */
function withLine(line: string, by: string): string {
  expect(PLAY.text).toContain(line);
  return PLAY.text.replace(line, by);
}

test('a changed step fails the examples that show it, and its games are compared with intervals', async () => {
  const { named, impact } = await checksOf(withLine('  add 1 to candles of guest', '  add 2 to candles of guest'));
  expect(named['content']!.status).toBe('passed');
  expect(named['examples']!.status).toBe('failed');
  expect(named['examples']!.findings.length).toBeGreaterThan(0);
  expect(named['text']!.findings.map(({ message }) => message)).toEqual([
    'The play of “Close. Put a candle on each Guest that you called and that …” changes, and its sentence stays the same.',
  ]);
  expect(named['affected']!.findings.map(({ message }) => message)).toContainEqual(
    expect.stringContaining('played differently'),
  );
  expect(impact.length).toBeGreaterThan(0);
  expect(impact[0]!.games).toBe(2);
  const [low, high] = impact[0]!.findings.find(({ metric }) => metric === 'turns')!.interval;
  expect(low).toBeLessThanOrEqual(high);
});

test('new play of a new rule agrees with its sentence', async () => {
  const rule = `${RULE!.split('.')[0]}.tested.again`;
  const chapter = before.find(({ path, text }) => path.includes('/text/') && text.includes(`#${RULE}}`))!;
  const sentence = `${chapter.text}\n:::rule{#${rule}}\nOnce more.\n:::\n`;
  const text = withLine(
    '  add 1 to candles of guest',
    `  add 1 to candles of guest\n  add 0 to candles of guest by ${rule}`,
  );
  const { named } = await checksOf(text, [{ path: chapter.path, text: sentence }]);
  expect(named['text']!.findings).toEqual([]);
});

test('an error in a play document stops the other checks, and names its place', async () => {
  const text = withLine('  add 1 to candles of guest', '  add 1 to kandles of guest');
  const { named, impact } = await checksOf(text);
  const line = text.split('\n').findIndex((one) => one.includes('kandles')) + 1;
  expect(named['content']).toMatchObject({ status: 'failed', findings: [{ path: PLAY.path, line }] });
  expect(named['content']!.findings[0]!.message).toContain('Did you mean "candles"?');
  expect(impact).toEqual([]);
});

test('a comment in a play document changes no game', async () => {
  const { named, impact } = await checksOf(`# Read again.\n${PLAY.text}`);
  expect(Object.values(named).filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(impact).toEqual([]);
});

test('a chapter lists the lines of play that cite its rules', () => {
  const chapter = before.find(({ path, text }) => path.includes('/text/') && text.includes(`#${RULE}}`))!;
  const line = PLAY.text.split('\n').findIndex((one) => one.startsWith('step candle ')) + 2;
  expect(usesOfDocument(openContent(before, []), chapter.path)).toContainEqual(
    expect.objectContaining({
      path: PLAY.path,
      place: `line ${line}`,
      why: expect.stringMatching(/^cites “[^:{]+”$/u),
    }),
  );
});
