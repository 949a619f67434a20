/** An embargo hides the texts of hidden cards in play documents, and the game still plays. */
import {
  consistentTexts,
  loadContent,
  withheldTexts,
  type Problem,
  type SourceFile,
  type WithheldText,
} from '@rulewright/content';
import { playOf } from '@rulewright/content/play';
import { content, games } from '../test/content.ts';

const files = [...content.files.values()];

const cases = games.flatMap((game) => [...game.sets.keys()].map((set) => [game.doc.id, set, game] as const));

function shown(list: readonly WithheldText[]): SourceFile[] {
  const texts = new Map(list.map(({ path, text }) => [path, text]));
  return files.flatMap((file) => {
    const text = texts.has(file.path) ? texts.get(file.path)! : file.text;
    return text === null ? [] : [{ ...file, text }];
  });
}

const problemsOf = (list: readonly WithheldText[]): readonly Problem[] => loadContent(shown(list), []).problems;

test.each(cases)('%s without %s', async (id, set, game) => {
  const hidden = [...game.cards.values()].filter(({ printings }) => printings.every((one) => one.set === set));
  expect(hidden.length).toBeGreaterThan(0);
  const withheld = withheldTexts(files, [{ game: id, set }]);
  const view = shown(await consistentTexts(files, withheld, problemsOf));
  // A policy names the cards that it has met.
  const policies = view.filter(({ path }) => path.includes('/policies/'));
  for (const { text } of policies) for (const card of hidden) expect(text).not.toContain(`/${card.id}"`);
  const { content: seen, problems } = loadContent(view, []);
  expect(problems).toEqual([]);
  const played = seen.game(id);
  expect(playOf(played).program).not.toBeNull();
  for (const { text } of played.play) for (const card of hidden) expect(text).not.toContain(`text ${card.id} `);
});
