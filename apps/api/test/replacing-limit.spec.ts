/** Words in more documents than a change set can have: refused as soon as there are too many, and not after all of them were read. */
import { MOST_DOCUMENTS } from '@rulewright/desk';
import type { DataSource } from 'typeorm';
import { replaceTexts } from '../src/work/jobs/replacing.ts';

/** Replaces a word in this number of cards. */
async function replacing(count: number, places: readonly string[] | null = null) {
  const files = Array.from({ length: count }, (_, i) => ({
    path: `cards/made/cards/card-${i}.yaml`,
    text: `id: card-${i}\nname: An ant\n`,
  }));
  return replaceTexts.run(
    {
      subject: { release: 1, proposed: [] },
      game: 'made',
      replacement: { pairs: [{ find: 'ant', replace: 'bee' }], matchCase: false, wholeWords: true },
      places,
    },
    {
      database: {} as DataSource,
      content: () => Promise.reject(new Error('No content is needed.')),
      files: () => Promise.resolve(files),
      step: () => undefined,
      tell: () => Promise.resolve(),
    },
  );
}

test('words in as many documents as a change set can have are replaced', async () => {
  const replaced = await replacing(3);
  expect(replaced).toHaveLength(3);
  expect(replaced).toContainEqual(expect.objectContaining({ text: expect.stringContaining('name: An bee') }));
});

test('words in more documents are refused', async () => {
  expect(await replacing(MOST_DOCUMENTS + 1)).toBe('too-many');
});

test('a place that is no longer there is refused as stale', async () => {
  expect(await replacing(2, ['cards/made/cards/card-0.yaml 000000000000-3'])).toBe('stale');
});
