/** The check of texts against data, on a game whose cards have both. */
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid } from '../content/desk-content.ts';
import { BothSides } from './both-sides.ts';
import { checkSentences } from './check-sentences.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const before: readonly SourceFile[] = (await readTree(root)).filter(({ path }) => path.includes('/metazoo/'));
const CARD = 'cards/metazoo/cards/altamaha-ha.yaml';
const checked = (from: string, to: string) => {
  const { text } = before.find(({ path }) => path === CARD)!;
  expect(text).toContain(from);
  const after = overlaid(before, [{ path: CARD, text: text.replace(from, to) }]);
  return checkSentences(new BothSides({ before, after, savedDecks: [], recorded: [], games: 0, seed: 1 }));
};

test('a text that differs from its data is doubtful, with both sentences', async () => {
  expect(await checked('count: 1', 'count: 2')).toMatchObject({
    status: 'warning',
    findings: [
      { path: CARD, message: expect.stringMatching(/The text says: .*Bookmark 1\. The data says: .*Bookmark 2\./u) },
    ],
  });
});

test('a new text that is not read is doubtful, and one in other words is not', async () => {
  expect(await checked('you may Bookmark 1.', 'you may sing.')).toMatchObject({
    status: 'warning',
    findings: [{ line: 13, message: expect.stringContaining('"sing" (character') }],
  });
  expect(await checked('When Altamaha-ha deals', 'Whenever this Page deals')).toMatchObject({ status: 'passed' });
});
