/** A game that consists of data only, over HTTP. It has what every game has. A missing engine or deck law gives a one-sentence error. */
import { newGame, openContent, type GameContent } from '@rulewright/content';
import { importTree } from '@rulewright/database';
import { DATABASES } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';
import { Browser } from './support/browser.ts';
import { Desk } from './support/desk.ts';

const DOCUMENT = `query ($path: String!, $set: Int) { document(path: $path, changeSet: $set) {
  kind schema data problems { line message } readings { text reading } } }`;
const CHECK =
  'query ($path: String!, $text: String!, $set: Int) { checkText(path: $path, text: $text, changeSet: $set) { problems { path line message } readings { text } } }';

/** A shipped game of data, here without what plays it. */
const GAME = 'small-hours';
const PLAYS = new RegExp(`^rules/${GAME}/(?:play|policies|examples|learn|first-game)`, 'u');

/** A game without a deck law, and a deck list of its cards. */
const LAWLESS = 'night-train';
const LAWLESS_DECK = `id: two-cards
name: Two Cards
summary: One of each.
provenance: source
entries:
  - { card: first-creature, copies: 1 }
  - { card: first-event, copies: 1 }
`;

describe.each(DATABASES)('a game without an engine on $name', (kind) => {
  let api: TestApi;
  let content: GameContent;
  let game: string;
  let desk: Desk;
  beforeAll(async () => {
    api = await startApi(kind, 3);
    const shipped = api.content.releases[2]!.filter(({ path }) => !PLAYS.test(path)).map((file) =>
      file.path === `rules/${GAME}/game.yaml`
        ? { ...file, text: file.text.replace('engine: play', 'engine: none') }
        : file,
    );
    const made = newGame({ id: LAWLESS, name: 'Night Train', prefix: 'nt' })
      .filter(({ path }) => !path.includes('/deck-laws/'))
      .map(({ path, text }) => ({ path, text: text.replace('deckLaw: standard\n', '') }));
    const deck = { path: `cards/${LAWLESS}/decks/two-cards.yaml`, text: LAWLESS_DECK };
    const files = [...shipped, ...made, deck];
    content = openContent(files, knownGames).game(GAME);
    game = content.doc.id;
    await importTree(api.database, files, knownGames, { author: 'tester', message: 'A game without deck law' });
    desk = await Desk.open(api);
  });
  afterAll(() => api?.close());

  it('is listed with its existing and missing parts', async () => {
    const { games } = await answer(api, '{ games { id engine deckLaw cardCount ruleCount modes { id } sets { id } } }');
    const own = games.find((one: { id: string }) => one.id === game);
    expect(own).toMatchObject({
      engine: false,
      deckLaw: true,
      cardCount: content.cards.size,
      ruleCount: content.rules.size,
    });
    expect(games.find((one: { id: string }) => one.id === LAWLESS)).toMatchObject({ engine: false, deckLaw: false });
    expect(own.modes.map(({ id }: { id: string }) => id)).toEqual(content.doc.modes);
    expect(games.some((one: { engine: boolean }) => one.engine)).toBe(true);
  });

  it('has a rulebook in each mode, with the values of the mode, rulings and a glossary', async () => {
    const ask =
      'query ($ruleset: String!) { rulebook(ruleset: $ruleset) { chapters { title blocks { id html examples { id } rulings { question } } } glossary { term } } ruleset(id: $ruleset) { parameters { name value } turn { id name } } }';
    const [first, second] = await Promise.all(
      content.doc.modes.map((mode) => answer(api, ask, { ruleset: `${game}/${mode}` })),
    );
    expect(first.rulebook.chapters).toHaveLength(content.doc.chapters.length);
    expect(first.rulebook.glossary.length).toBeGreaterThan(5);
    expect(JSON.stringify(first.rulebook.chapters)).toContain('"rulings":[{');
    expect(JSON.stringify(second.rulebook.chapters)).not.toBe(JSON.stringify(first.rulebook.chapters));
    expect(first.ruleset.turn.length).toBeGreaterThan(0);
  });

  it('has a card search with the fields and facets that its documents declare', async () => {
    const field = content.vocabulary.cardFields.find(({ type, facet }) => type === 'set' && facet)!;
    const value = [field.read([...content.cards.values()][0]!)].flat()[0] as string;
    const query = `${field.keys[0]}:"${value}"`;
    const { cards } = await answer(
      api,
      'query ($game: ID!, $query: String) { cards(game: $game, query: $query, first: 100) { totalCount nodes { slug } facets { field } problems { message } } }',
      { game, query },
    );
    const expected = [...content.cards.values()].filter((card) => [field.read(card)].flat().includes(value));
    expect(cards.problems).toEqual([]);
    expect(cards.totalCount).toBe(expected.length);
    expect(cards.facets.map((one: { field: string }) => one.field)).toContain(field.id);
    expect(cards.totalCount).toBeLessThan(content.cards.size);
  });

  it('has card pages with facts and their rules, texts, a face made of slots, and legality in each mode', async () => {
    const slug = [...content.cards.keys()][0]!;
    const { card } = await answer(
      api,
      'query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) { name face facts { label value ruleId } abilities { text reading } legality { mode } printings { set { name } } history { release } } }',
      { game, slug },
    );
    const doc = content.cards.get(slug)!;
    expect(card.face).toMatchObject({ ...content.vocabulary.face(doc) });
    expect(card.face.layout).toBe('plate');
    expect(card.facts).toHaveLength(content.vocabulary.facts(doc).length);
    expect(card.legality.map(({ mode }: { mode: string }) => mode)).toEqual(content.doc.modes);
    expect(card.history).toHaveLength(1);
  });

  it('checks its published decks and any list by its deck law', async () => {
    const { decks } = await answer(
      api,
      'query ($game: ID!) { decks(game: $game) { slug text verdicts { legal ruleset { id } } composition { label } } }',
      { game },
    );
    expect(decks.map(({ slug }: { slug: string }) => slug)).toEqual([...content.decks.keys()]);
    for (const { verdicts } of decks) {
      expect(verdicts).toHaveLength(content.doc.modes.length);
      expect(verdicts[0].legal).toBe(true);
    }
    expect(decks[0].composition.length).toBeGreaterThan(0);
    const ask =
      'query ($game: ID!, $text: String!) { checkDeck(game: $game, text: $text) { verdicts { legal issues { code ruleId } } } }';
    const [, ...fewer] = (decks[0].text as string).split('\n');
    const { checkDeck } = await answer(api, ask, { game, text: fewer.join('\n') });
    expect(checkDeck.verdicts[0].legal).toBe(false);
    for (const { ruleId } of checkDeck.verdicts[0].issues) expect(content.rules.has(ruleId)).toBe(true);
    const { text } = await api.http().get('/sitemap.xml').expect(200);
    expect(text).toContain(`/${game}/deck-check<`);
  });

  it('reports the same illegal cards of a mode in the search and on the card pages', async () => {
    const mode = content.doc.modes[1]!;
    const { cards } = await answer(
      api,
      'query ($game: ID!, $query: String) { cards(game: $game, query: $query, first: 100) { totalCount nodes { slug legality { mode legal ruleId reason } } } }',
      { game, query: `-legal:${mode}` },
    );
    expect(cards.totalCount).toBeGreaterThan(0);
    expect(cards.totalCount).toBeLessThan(content.cards.size);
    for (const { slug, legality } of cards.nodes) {
      const [usual, own] = legality;
      expect([slug, usual.legal, own.legal, own.reason]).toEqual([slug, true, false, 'A deck cannot contain it.']);
      expect(content.rules.has(own.ruleId)).toBe(true);
    }
    const all = await answer(
      api,
      'query ($game: ID!) { cards(game: $game, first: 100) { nodes { legality { mode legal } } } }',
      { game },
    );
    const out = all.cards.nodes.filter((one: { legality: { legal: boolean }[] }) => !one.legality[1]!.legal);
    expect(out).toHaveLength(cards.totalCount);
  });

  it('shows no deck verdicts without a deck law, and rejects a deck check with one sentence', async () => {
    const { decks, card } = await answer(
      api,
      'query ($game: ID!) { decks(game: $game) { slug text verdicts { legal } } card(game: $game, slug: "first-event") { legality { mode } } }',
      { game: LAWLESS },
    );
    expect(decks).toMatchObject([
      { slug: 'first-deck', verdicts: [] },
      { slug: 'two-cards', verdicts: [] },
    ]);
    expect(card.legality).toEqual([]);
    const ask = 'query ($game: ID!, $text: String!) { checkDeck(game: $game, text: $text) { verdicts { legal } } }';
    expect(await refusal(api, ask, { game: LAWLESS, text: decks[0].text })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'no-deck-law',
      message: `The game "${LAWLESS}" has no deck law yet, so its decks cannot be checked.`,
    });
    const { text } = await api.http().get('/sitemap.xml').expect(200);
    expect(text).toContain(`/${LAWLESS}/cards<`);
    expect(text).not.toContain(`/${LAWLESS}/deck-check<`);
  });

  it('is played on a free table, by people only', async () => {
    const match = 'mutation ($input: NewMatchInput!) { createMatch(input: $input) { id } }';
    const ruleset = `${game}/${content.doc.modes[0]!}`;
    const seat = { kind: 'me', deckSlug: [...content.decks.keys()][0]! };
    const me = new Browser(() => api.app.getHttpServer());
    const { createMatch } = await me.get(match, { input: { ruleset, seats: [seat, seat], seed: 1 } });
    const own =
      'query ($id: ID!, $seat: Int) { match(id: $id, seat: $seat) { table { decision { seat options { kind } } } } }';
    const views = await Promise.all([0, 1].map((one) => me.get(own, { id: createMatch.id, seat: one })));
    const asked = views.map(({ match: { table } }) => table.decision).find(({ options }) => options !== null);
    const kinds = asked.options.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['draw', 'search', 'end', 'pass']));
    const withBot = { input: { ruleset, seats: [seat, { ...seat, kind: 'bot', bot: 'random' }] } };
    expect(await refusal(api, match, withBot)).toMatchObject({
      reason: 'bad-setup',
      message: expect.stringContaining('No bot') as string,
    });
  });

  it('rejects lab runs and coverage with one sentence', async () => {
    const ruleset = `${game}/${content.doc.modes[0]!}`;
    const seat = { kind: 'bot', bot: 'random', deckSlug: [...content.decks.keys()][0]! };
    const expected = { reason: 'no-engine', message: expect.stringContaining('has no engine yet') as string };
    const coverage = 'query ($game: ID!) { coverage(game: $game) { counts { rules } } }';
    expect(await refusal(api, coverage, { game })).toMatchObject(expected);
    const entrant = { bot: 'random', deckSlug: seat.deckSlug };
    const lab = 'mutation ($input: NewLabRunInput!) { createLabRun(input: $input) { id } }';
    expect(await refusal(api, lab, { input: { ruleset, games: 10, entrants: [entrant, entrant] } })).toMatchObject(
      expected,
    );
  });

  it('is exported and has link previews, and its empty pages are not in the sitemap', async () => {
    const files = (await api.http().get('/data/releases/3/cards.json').expect(200)).body as {
      games: Record<string, unknown[]>;
    };
    expect(files.games[game]).toHaveLength(content.cards.size);
    await api.http().get(`/data/schemas/${game}/card.json`).expect(200);
    const { text } = await api.http().get('/sitemap.xml').expect(200);
    expect(text).toContain(`/${game}/cards<`);
    expect(text).not.toContain(`/${game}/coverage<`);
  });

  it('can be edited at the desk: forms know the fields, and a changed field is checked against every card', async () => {
    const { editor } = desk;
    const path = `cards/${game}/cards/${[...content.cards.keys()][0]!}.yaml`;
    const { document } = await editor.get(DOCUMENT, { path });
    expect(document.problems).toEqual([]);
    const [field] = content.data!.fields.fields;
    expect(document.schema.properties.data.properties[field!.id]).toMatchObject({ title: field!.label });
    const fields = `rules/${game}/fields.yaml`;
    const own = (await editor.get(DOCUMENT, { path: fields })).document;
    expect(own.schema.properties).toHaveProperty('fields');
    const released = api.content.content.files.get(fields)!.text;
    const { checkText } = await editor.get(CHECK, { path: fields, text: released.replace('fields:', 'fieldss:') });
    expect(checkText.problems[0]).toMatchObject({ path: fields });

    const set = await desk.begin('Rename a field');
    const renamed = released.replace(`id: ${field!.id},`, `id: ${field!.id}New,`);
    expect(renamed).not.toBe(released);
    await desk.save(set.id, fields, renamed);
    const broken = (await editor.get(DOCUMENT, { path, set: set.id })).document;
    expect(broken.problems.map(({ message }: { message: string }) => message).join()).toContain(
      `${field!.label} is missing`,
    );
  });

  it('can be published by the desk, and its checks pass without games to play', async () => {
    const set = await desk.begin('A card says more');
    const slug = [...content.cards.keys()][1]!;
    const path = `cards/${game}/cards/${slug}.yaml`;
    const { text } = api.content.content.files.get(path)!;
    const said = text.includes('\nflavor:') ? text.replace(/\nflavor: .*/u, '\nflavor: Hm.') : `${text}flavor: Hm.\n`;
    await desk.save(set.id, path, said);
    await desk.approve(set.id);
    await desk.publish(set.id);
    const { card } = await answer(api, 'query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) { flavor } }', {
      game,
      slug,
    });
    expect(card.flavor).toBe('Hm.');
  });
});
