/** Rulings and examples that need a review after a change. Rulebooks are compared only if the change can alter a sentence. */
import { openContent } from '@rulewright/content';
import { overlaid, type ProposedText } from '@rulewright/desk';
import { knownGames } from '@rulewright/games';
import type { DataSource } from 'typeorm';
import { flagged } from '../src/work/jobs/documents.ts';
import { testContent } from './support/content.ts';

/** The uses that a proposal flags, and the number of contents that the job opened. */
async function flaggedBy(make: (released: ReadonlyMap<string, string>) => ProposedText) {
  const { releases } = await testContent('small');
  const files = releases[0]!;
  const proposed = [make(new Map(files.map(({ path, text }) => [path, text])))];
  let opened = 0;
  const uses = await flagged.run(
    { subject: { release: 1, proposed } },
    {
      database: {} as DataSource,
      content: (subject) => {
        opened++;
        const loaded = overlaid(files, subject.proposed);
        return Promise.resolve({ files: loaded, content: openContent(loaded, knownGames), problems: [] });
      },
      files: () => Promise.resolve(files),
      step: () => undefined,
      tell: () => Promise.resolve(),
    },
  );
  return { uses, opened };
}

test('a changed card flags nothing and opens no content', async () => {
  const { game, id } = await testContent('small');
  const path = `cards/${id}/cards/${[...game.cards.keys()][0]!}.yaml`;
  const flagged = await flaggedBy((released) => ({ path, text: `${released.get(path)!}# Checked.\n` }));
  expect(flagged).toEqual({ uses: [], opened: 0 });
});

test('a changed sentence flags the rulings that cite its rule', async () => {
  const { game } = await testContent('small');
  const cited = game.rulings.flatMap(({ rules }) => rules);
  const chapter = game.chapters.find(({ rules }) => rules.some((rule) => cited.includes(rule.id)))!;
  const rule = chapter.rules.find((one) => cited.includes(one.id))!;
  const flagged = await flaggedBy((released) => {
    const lines = released.get(chapter.path)!.split('\n');
    const at = lines.findIndex((line) => line.includes(`{#${rule.id}`));
    return { path: chapter.path, text: lines.toSpliced(at + 1, 0, 'This sentence is new.', '').join('\n') };
  });
  expect(flagged.opened).toBe(2);
  expect(flagged.uses.map(({ why }) => why)).toContain('cites “This sentence is new.”');
});

test('a flagged example is named by its title, and shows no id and no field', async () => {
  const { game } = await testContent('small');
  const examples = [...game.examples.values()].flat();
  const cited = examples.flatMap(({ rules }) => rules);
  const chapter = game.chapters.find(({ rules }) => rules.some((rule) => cited.includes(rule.id)))!;
  const rule = chapter.rules.find((one) => cited.includes(one.id))!;
  const { uses } = await flaggedBy((released) => {
    const lines = released.get(chapter.path)!.split('\n');
    const at = lines.findIndex((line) => line.includes(`{#${rule.id}`));
    return { path: chapter.path, text: lines.toSpliced(at + 1, 0, 'This sentence is new.', '').join('\n') };
  });
  const shown = uses.filter(({ kind }) => kind === 'examples');
  const titles = examples.filter(({ rules }) => rules.includes(rule.id)).map(({ title }) => title);
  expect(shown.map(({ title }) => title)).toEqual(expect.arrayContaining(titles));
  expect(shown.filter(({ place }) => place !== '')).toEqual([]);
});
