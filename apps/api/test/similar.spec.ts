/** Suggestions for a word that does not exist: documents of a game with a similar id or name. */
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { startApi, type TestApi } from './support/api.ts';

const SIMILAR = `query ($game: ID!, $kind: SimilarKind!, $text: String!) {
  similar(game: $game, kind: $kind, text: $text) { id name }
}`;

describe.each(MAIN_DATABASES)('similar documents on $name', (kind) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
  });
  afterAll(() => api?.close());

  const similar = async (of: string, text: string): Promise<readonly { id: string; name: string }[]> =>
    (await api.ask(SIMILAR, { game: api.content.id, kind: of, text })).data.similar;

  it.each([
    ['card', 'ant-swrm', { id: 'ant-swarm', name: 'Ant Swarm' }],
    ['card', 'SWARM', { id: 'ant-swarm', name: 'Ant Swarm' }],
    ['deck', 'starter-deck-1', { id: 'starter-deck-set-1', name: 'Starter Deck Set 1' }],
    ['set', 'sett-1', { id: 'set-1', name: 'Set 1' }],
    ['mode', 'core-tactics', { id: 'core-tactical', name: 'Core Tactical' }],
    ['rule', 'mb.draw.to-hand-sise', { id: 'mb.draw.to-hand-size', name: 'mb.draw.to-hand-size' }],
  ])('of the kind %s are found for “%s”', async (of, text, expected) => {
    const [best, ...others] = await similar(of, text);
    expect(best).toEqual(expected);
    expect(others.length).toBeLessThan(5);
  });

  it('are none for a word without resemblance, or for a text of any length', async () => {
    expect(await similar('card', 'xqxqxqxqxq')).toEqual([]);
    expect(await similar('card', 'x'.repeat(50_000))).toEqual([]);
  });
});
