/** The check of texts, on a game whose cards have some. */
import { fileURLToPath } from 'node:url';
import type { SourceFile } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { overlaid } from '../content/desk-content.ts';
import { BothSides } from './both-sides.ts';
import { checkSentences } from './check-sentences.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const before: readonly SourceFile[] = (await readTree(root)).filter(({ path }) => path.includes('/metazoo/'));
const CARD = 'cards/metazoo/cards/altamaha-ha.yaml';
const TEXTS = 'rules/metazoo/play/metazoo-texts.play';
const BOOKMARK = '  says "Bookmark {amount} {counted}" sets verb to bookmark, target to you\n';

/** Files with another word in the text of the card. */
const saying = (files: readonly SourceFile[], words: string): readonly SourceFile[] => {
  const { text } = files.find(({ path }) => path === CARD)!;
  expect(text).toContain('you may Bookmark 1.');
  return overlaid(files, [{ path: CARD, text: text.replace('you may Bookmark 1.', words) }]);
};
const checked = (after: readonly SourceFile[], released = before) =>
  checkSentences(new BothSides({ before: released, after, savedDecks: [], recorded: [], games: 0, seed: 1 }));

test('a new text that is not read is doubtful, and one in other words is not', async () => {
  expect(await checked(saying(before, 'you may sing.'))).toMatchObject({
    status: 'warning',
    summary: 'Not read: 1 text of 1.',
    findings: [{ path: CARD, line: 12, message: expect.stringContaining('"sing" (character 55) is not understood.') }],
  });
  expect(await checked(saying(before, 'you may draw a card.'))).toMatchObject({ status: 'passed', findings: [] });
});

test('a text that was not read before is listed, and is not doubtful', async () => {
  const released = saying(before, 'you may sing.');
  const { text } = released.find(({ path }) => path === CARD)!;
  const after = overlaid(released, [{ path: CARD, text: text.replace('lp: 60', 'lp: 70') }]);
  expect(await checked(after, released)).toMatchObject({ status: 'passed', findings: [{ path: CARD, line: 12 }] });
});

test('a text with two readings fails, with both readings', async () => {
  const { text } = before.find(({ path }) => path === TEXTS)!;
  expect(text).toContain(BOOKMARK);
  const sing = [1, 2].map((count) => `  also "sing" sets verb to bookmark, target to you, amount to ${count}\n`);
  const released = overlaid(before, [{ path: TEXTS, text: text.replace(BOOKMARK, BOOKMARK + sing.join('')) }]);
  expect(await checked(saying(released, 'you may sing.'), released)).toMatchObject({
    status: 'failed',
    findings: [{ path: CARD, message: expect.stringMatching(/two readings: .*Bookmark 1\..* Or: .*Bookmark 2\./u) }],
  });
});
