/** A new variant, created only with the desk: previewed, checked, published at a date, and rolled back. */
import { setTimeout as sleep } from 'node:timers/promises';
import { inThisThread } from '@rulewright/desk';
import { pino } from 'pino';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { DeskJobs } from '../src/desk/desk-jobs.ts';
import { LabService } from '../src/lab/lab.service.ts';
import { createServer } from '../src/server.ts';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { Desk, publishDue } from './support/desk.ts';
import { TRUST, asSite } from './support/site.ts';

const SLUG = 'no-reserve';
const VARIANT = `id: ${SLUG}
name: No Reserve
summary: Six cards in hand, and what is restocked goes straight into the play area.
appliesTo: zones.reserve.enabled
parameters:
  zones.reserve.enabled: false
  zones.reserve.safeFrom: null
  restock.destination: play-area
  setup.startingHand: 6
  draw.handSize: 6
  deck.maxCopiesPerName: 3
`;
const RULES = `query ($ruleset: String!) {
  ruleset(id: $ruleset) { hash variants parameters(names: ["draw.handSize", "zones.reserve.enabled"]) { name text } }
  rulebook(ruleset: $ruleset) { chapters { blocks { html } } }
}`;
const CHECK = `query ($game: ID!, $text: String!, $ruleset: String!) {
  checkDeck(game: $game, text: $text, rulesets: [$ruleset]) { verdicts { legal issues { ruleId } ruleset { hash } } }
}`;
const MATCH = 'id stage release proposal { changeSet title } ruleset { hash }';
const CREATE_MATCH = `mutation ($input: NewMatchInput!) { createMatch(input: $input) { ${MATCH} } }`;
const silent = pino({ level: 'silent' });

describe.each(MAIN_DATABASES)('a variant from the desk on $name', (kind) => {
  let api: TestApi;
  let desk: Desk;
  let game: string;
  let mode: string;
  let ruleset: string;
  /** `deck` is legal with the variant; `fourOfACard` is legal only without it. */
  let deck: string;
  let fourOfACard: string;
  /** The change set, and the hash of the ruleset that it proposes. */
  let set: { id: number; token: string };
  let hash: string;
  let match: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
    await api.app.get(LabService).start(1);
    desk = await Desk.open(api);
    game = api.content.id;
    mode = `${game}/${api.content.game.doc.modes[0]}`;
    ruleset = `${mode}+${SLUG}`;
    const decks = [...api.content.game.decks.values()];
    const most = (one: (typeof decks)[number]) => Math.max(...one.entries.map(({ copies }) => copies));
    deck = decks.find((one) => one.id !== api.content.removedDeck && most(one) <= 3)!.id;
    fourOfACard = decks.find((one) => most(one) === 4)!.id;
  });
  afterAll(() => api?.close());

  const asIf = async (query: string, variables: object, server = api.app) => {
    const sent = asSite(server.getHttpServer()).post('/graphql').set('rulewright-change-set', set.token);
    return (await sent.send({ query, variables })).body;
  };
  const player = (server = api.app) => new Browser(() => server.getHttpServer());
  const list = (slug: string) => {
    const { cards, decks } = api.content.game;
    return decks
      .get(slug)!
      .entries.map(({ card, copies }) => `${copies} ${cards.get(card)!.name}`)
      .join('\n');
  };
  const seats = () => ['me', 'bot'].map((one) => ({ kind: one, bot: 'random', deckSlug: deck }));
  const textOf = (rulebook: { chapters: { blocks: { html: string }[] }[] }) =>
    rulebook.chapters.flatMap(({ blocks }) => blocks.map((block) => block.html)).join('\n');

  it('starts from a template, and no one else can see it', async () => {
    set = await desk.begin('No reserve, hand of 6');
    const { documentTemplate } = await desk.editor.get(
      'query ($game: ID!, $slug: ID!, $set: Int) { documentTemplate(game: $game, kind: "variant", slug: $slug, changeSet: $set) { path text } }',
      { game, slug: SLUG, set: set.id },
    );
    const [{ path }] = documentTemplate;
    expect(path).toBe(`rules/${game}/variants/${SLUG}.yaml`);
    await desk.save(set.id, path, VARIANT);
    const card = `cards/${game}/cards/${api.content.changedCard}.yaml`;
    const { document } = await desk.editor.get('query ($path: String!) { document(path: $path) { text } }', {
      path: card,
    });
    await desk.save(set.id, card, `${document.text.replace(/\nflavor: .*/u, '')}flavor: A zzyzzogeton at last.\n`);
    expect(await refusal(api, RULES, { ruleset })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('applies in the preview of rulebook, deck check and search', async () => {
    const { data } = await asIf(RULES, { ruleset });
    expect(data.ruleset).toMatchObject({
      variants: [SLUG],
      parameters: expect.arrayContaining([{ name: 'draw.handSize', text: '6 cards' }]) as unknown,
    });
    hash = data.ruleset.hash;
    const { data: plain } = await api.ask(RULES, { ruleset: mode });
    expect(hash).not.toBe(plain.ruleset.hash);
    expect(textOf(data.rulebook)).not.toBe(textOf(plain.rulebook));
    const { data: checked } = await asIf(CHECK, { game, text: list(deck), ruleset });
    expect(checked.checkDeck.verdicts).toEqual([{ legal: true, issues: [], ruleset: { hash } }]);
    const { data: refused } = await asIf(CHECK, { game, text: list(fourOfACard), ruleset });
    expect(refused.checkDeck.verdicts[0].legal).toBe(false);
    const { checkDeck } = await answer(api, CHECK, { game, text: list(fourOfACard), ruleset: mode });
    expect(checkDeck.verdicts[0].legal).toBe(true);

    const SEARCH = `query ($game: ID!, $legal: String!) {
      search(game: $game, text: "zzyzzogeton") { id } cards(game: $game, query: $legal) { totalCount }
      found: cards(game: $game, query: "zzyzzogeton") { nodes { slug } }
    }`;
    const legal = `legal:${api.content.game.doc.modes[0]}`;
    const here = (await asIf(SEARCH, { game, legal })).data;
    const there = (await api.ask(SEARCH, { game, legal })).data;
    expect(here.search).toEqual([{ id: api.content.changedCard }]);
    expect(there.search).toEqual([]);
    expect(here.cards).toEqual(there.cards);
    expect([here.found.nodes.length, there.found.nodes.length]).toEqual([1, 0]);
  });

  it('can be played in a match, which keeps the rules that it started with', async () => {
    const input = { ruleset, seats: seats(), seed: 3 };
    const sent = asSite(api.app.getHttpServer()).post('/graphql').set('rulewright-change-set', set.token);
    const answered = await sent.send({ query: CREATE_MATCH, variables: { input } });
    const begun = answered.body.data.createMatch;
    expect(begun).toMatchObject({
      stage: 'playing',
      release: 1,
      ruleset: { hash },
      proposal: { changeSet: set.id, title: 'No reserve, hand of 6' },
    });
    match = begun.id;
    expect(await player().refused(CREATE_MATCH, { input })).toMatchObject({ code: 'NOT_FOUND' });
    const other = (await player().get(CREATE_MATCH, { input: { ...input, ruleset: mode } })).createMatch;
    expect(other.proposal).toBeNull();
    // The draft changes, the server is a new one, and the request has no preview token. The match must not change.
    const path = `rules/${game}/variants/${SLUG}.yaml`;
    await desk.save(set.id, path, VARIANT.replaceAll('6', '5'), { version: 1 });
    const again = await createServer(api.database, silent, TRUST);
    const query = `query ($id: ID!) { match(id: $id) { ${MATCH} } }`;
    expect((await player(again).get(query, { id: match })).match).toEqual(begun);
    await again.close();
    await desk.save(set.id, path, VARIANT, { version: 2 });
  });

  it('is checked by comparing games with and without it', async () => {
    await desk.approve(set.id);
    const { changeSet } = await desk.editor.get(
      'query ($id: Int!) { changeSet(id: $id) { blockers checks { passed checks { id status findings { message subject } } impact { ruleset games findings { metric low high } } } } }',
      { id: set.id },
    );
    expect(changeSet).toMatchObject({ blockers: [], checks: { passed: true } });
    const [impact] = changeSet.checks.impact;
    expect(impact).toMatchObject({ ruleset, games: 2 });
    expect(impact.findings.map((one: { metric: string }) => one.metric)).toContain('turns');
    const affected = changeSet.checks.checks.find((one: { id: string }) => one.id === 'affected');
    expect(affected.findings.map((one: { subject: string }) => one.subject)).toContain(
      `/${mode.replace('/', '/rules/')}?variant=${SLUG}`,
    );
  }, 240_000);

  it('is published by the next start of a server, if none ran at the scheduled date', async () => {
    const { version } = await desk.seen(set.id);
    await desk.reviewer.get(
      'mutation ($id: Int!, $version: Int!, $at: String!) { schedule(id: $id, version: $version, at: $at) { publishAt } }',
      { id: set.id, version, at: new Date(Date.now() + 3_600_000).toISOString() },
    );
    expect(await publishDue(api)).toEqual([]);
    const past = new Date(Date.now() - 60_000).toISOString();
    await api.database.query(`UPDATE change_sets SET publish_at = '${past}' WHERE id = ${set.id}`);
    const started = await createServer(api.database, silent, TRUST);
    started.get(DeskJobs).start(inThisThread(api.database));
    for (let n = 0; n < 300 && (await desk.seen(set.id)).state !== 'published'; n++) await sleep(100);
    await started.close();
    expect(await desk.seen(set.id)).toMatchObject({ state: 'published' });
    expect((await answer(api, '{ release { number } }')).release.number).toBe(2);
  });

  it('then applies for readers, the deck check and the lab', async () => {
    expect((await answer(api, RULES, { ruleset })).ruleset.hash).toBe(hash);
    const { checkDeck } = await answer(api, CHECK, { game, text: list(fourOfACard), ruleset });
    expect(checkDeck.verdicts).toMatchObject([{ legal: false, ruleset: { hash } }]);
    const entrants = [1, 2].map(() => ({ bot: 'random', deckSlug: deck }));
    const me = player();
    const { createLabRun } = await me.get('mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }', {
      input: { ruleset: mode, against: ruleset, entrants, games: 16, seed: 1 },
    });
    const RUN =
      'query ($id: ID!) { labRun(id: $id) { state arms { ruleset { hash } } report { games findings { metric } } } }';
    const { id } = createLabRun;
    let run = (await me.get(RUN, { id })).labRun;
    for (let n = 0; n < 300 && run.state !== 'done'; n++) {
      await sleep(100);
      run = (await me.get(RUN, { id })).labRun;
    }
    expect(run).toMatchObject({ state: 'done', report: { games: 32 } });
    expect(run.arms[1].ruleset.hash).toBe(hash);
    expect(run.report.findings.length).toBeGreaterThan(0);
  });

  it('can be rolled back, and stays in its release and in the match', async () => {
    await desk.reviewer.get('mutation { rollback(to: 1, reason: "Less fun than we thought.") { number } }');
    expect(await refusal(api, RULES, { ruleset })).toMatchObject({ code: 'NOT_FOUND' });
    const { ruleset: old } = await answer(api, `{ ruleset(id: "${ruleset}", release: 2) { hash } }`);
    expect(old).toEqual({ hash });
    const seen = (await player().get(`query ($id: ID!) { match(id: $id) { ${MATCH} } }`, { id: match })).match;
    expect(seen).toMatchObject({ ruleset: { hash }, proposal: { changeSet: set.id } });
  });
});
