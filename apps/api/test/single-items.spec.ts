/** Two change sets each add a ruling and a term at the same time. Both are published without a merge. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { PLACEHOLDERS } from '@rulewright/desk';
import { startApi, type TestApi } from './support/api.ts';
import { Desk } from './support/desk.ts';

const TEMPLATE = `query ($game: ID!, $kind: String!, $slug: ID!, $set: Int) {
  documentTemplate(game: $game, kind: $kind, slug: $slug, changeSet: $set) { path text }
}`;

describe.each(MAIN_DATABASES)('single rulings and terms on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'small');
    desk = await Desk.open(api);
  });
  afterAll(() => api?.close());

  it('publishes two change sets that each add a ruling and a term', async () => {
    const game = api.content.id;
    const begin = async (slug: string) => {
      const set = await desk.begin(`Adds ${slug}`);
      for (const each of ['ruling', 'term']) {
        const { documentTemplate } = await desk.editor.get(TEMPLATE, { game, kind: each, slug, set: set.id });
        expect(documentTemplate).toHaveLength(1);
        const [{ path, text }] = documentTemplate;
        // A check refuses the words of templates.
        await desk.save(
          set.id,
          path,
          Object.values(PLACEHOLDERS).reduce<string>((now, words) => now.replaceAll(words, 'Said once.'), text),
        );
      }
      return set;
    };
    const sets = [await begin('first-question'), await begin('second-question')];
    for (const { id } of sets) {
      const { changeSet } = await desk.editor.get('query ($id: Int!) { changeSet(id: $id) { problems { message } } }', {
        id,
      });
      expect(changeSet.problems).toEqual([]);
    }
    for (const { id } of sets) {
      await desk.approve(id);
      await desk.publish(id);
    }
    const { documents } = await desk.editor.get(
      'query ($game: ID!) { documents(game: $game, query: "question", first: 20) { nodes { path } } }',
      { game },
    );
    expect(documents.nodes.map((one: { path: string }) => one.path)).toEqual([
      `rules/${game}/glossary/first-question.yaml`,
      `rules/${game}/glossary/second-question.yaml`,
      `rules/${game}/rulings/first-question.yaml`,
      `rules/${game}/rulings/second-question.yaml`,
    ]);
  });
});
