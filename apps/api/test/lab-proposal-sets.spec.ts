/** Change sets of proposals: on the current release, on the change set that the search played, and with a variant of the mode. */
import { applicableVariants, resolveRuleset } from '@rulewright/content';
import { dataIn } from '@rulewright/content/editing';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import type { ProposedChange } from '@rulewright/lab';
import { LabService } from '../src/lab/lab.service.ts';
import { startApi, type TestApi } from './support/api.ts';
import { signedIn, type Asker } from './support/people.ts';

const START = 'mutation ($input: LabProposalsInput!) { startLabProposals(input: $input) { id } }';
const MAKE = `mutation ($run: ID!, $game: ID!) {
  makeProposalSet(run: $run, candidate: 1, game: $game, title: "Shorter") }`;
const SET = 'query ($id: Int!) { changeSet(id: $id) { title message documents { path } } }';
const TEXT = 'query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) { text } }';
const CREATE = 'mutation ($game: ID) { createChangeSet(title: "Base", game: $game) { id token } }';
const SAVE = `mutation ($set: Int!, $path: String!, $text: String!) {
  saveDraft(changeSet: $set, path: $path, text: $text, version: null) { path } }`;

const check = { arm: 1, games: 100, goals: [{ value: 8, interval: [7.5, 8.5], state: 'met', miss: 0 }] };

describe.each(MAIN_DATABASES)('change sets of proposals on $name', (kind) => {
  let api: TestApi;
  let editor: Asker;
  let game: string;
  let mode: string;
  let card: string;
  let input: Record<string, unknown>;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
    editor = await signedIn(api, 'editor');
    game = api.content.id;
    mode = api.content.game.doc.modes[0]!;
    card = `cards/${game}/cards/${[...api.content.game.cards.keys()][0]}.yaml`;
    const deck = [...api.content.game.decks.keys()].find((slug) => slug !== api.content.removedDeck)!;
    input = {
      ...{ ruleset: `${game}/${mode}`, goals: ['turns<=9'], deck, bot: 'random', seed: 4 },
      ...{ rules: true, cards: true, thoroughness: 'quick' },
    };
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => api?.close());

  /** Lets every run have one proposal. */
  const proposing = (changes: readonly Partial<ProposedChange>[]): void => {
    const proposal = { candidate: 1, changes, fresh: check, other: check };
    jest.spyOn(api.app.get(LabService), 'report').mockResolvedValue({ propose: { proposals: [proposal] } } as never);
  };
  const textOf = async (path: string, set: number): Promise<string> =>
    (await editor.get(TEXT, { path, set })).document.text;
  const started = async (token?: string): Promise<string> => {
    const request = api.http().post('/graphql').set('rulewright-request', '1').set('cookie', editor.cookie);
    if (token !== undefined) void request.set('rulewright-change-set', token);
    const { body } = await request.send({ query: START, variables: { input } });
    return body.data.startLabProposals.id as string;
  };
  const numberIn = () => {
    const [slug, doc] = [...api.content.game.cards][0]!;
    const [path] = Object.entries(doc.data).find(([, value]) => typeof value === 'number')!;
    return { kind: 'card', of: slug, path, to: 7 } as const;
  };

  it('has the proposed values, and says where its evidence is', async () => {
    const change = numberIn();
    proposing([change]);
    const run = await started();
    const { makeProposalSet: id } = await editor.get(MAKE, { run, game });
    const { changeSet } = await editor.get(SET, { id });
    expect(changeSet.title).toBe('Shorter');
    expect(changeSet.message).toContain(`/lab/${run}`);
    expect(changeSet.message).toContain('8 (7.5 to 8.5) in 100 games');
    expect(changeSet.documents).toEqual([{ path: card }]);
    expect(dataIn(await textOf(card, id))).toMatchObject({ data: { [change.path]: 7 } });
  });

  it('starts with the documents of the change set that the search played, as they were then', async () => {
    const change = numberIn();
    const { createChangeSet: base } = await editor.get(CREATE, { game });
    const [, other] = [...api.content.game.cards.keys()];
    const path = `cards/${game}/cards/${other}.yaml`;
    const text = `${await textOf(path, base.id)}# Played by the search.\n`;
    await editor.get(SAVE, { set: base.id, path, text });
    const run = await started(base.token);
    proposing([change]);
    const { makeProposalSet: id } = await editor.get(MAKE, { run, game });
    expect(id).not.toBe(base.id);
    expect(await textOf(path, id)).toBe(text);
    expect(dataIn(await textOf(card, id))).toMatchObject({ data: { [change.path]: 7 } });
  });

  it('writes a variant into the mode, so that the mode plays it', async () => {
    const { content } = api.content;
    const [variant] = applicableVariants(content, game, mode);
    proposing([{ kind: 'variant', of: variant!.id, path: '', to: true }]);
    const { makeProposalSet: id } = await editor.get(MAKE, { run: await started(), game });
    const path = `rules/${game}/modes/${mode}.yaml`;
    const { parameters } = dataIn(await textOf(path, id)) as { parameters: Record<string, unknown> };
    const played = resolveRuleset(content, `${game}/${mode}+${variant!.id}`).parameters;
    const names = Object.keys(variant!.parameters);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(parameters[name]).toEqual(played[name]);
  });

  it('refuses people who may not edit the game', async () => {
    const visitor = await signedIn(api, 'reader', 'Vera');
    proposing([numberIn()]);
    expect((await visitor.refused(MAKE, { run: await started(), game })).code).toBe('FORBIDDEN');
  });
});
