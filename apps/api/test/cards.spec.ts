/** Cards, the search of the catalogue and the full-text search, over HTTP. */
import { DATABASES } from '@rulewright/database/testing';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';
import { pagesOf } from './support/pages.ts';

interface Node {
  readonly slug: string;
  readonly name: string;
  readonly fields: readonly {
    readonly id: string;
    readonly number: number | null;
    readonly values: readonly string[];
  }[];
}

const SEARCH = `query ($game: ID!, $query: String, $facets: [FacetFilter!], $sort: CardSort, $first: Int, $after: String) {
  cards(game: $game, query: $query, facets: $facets, sort: $sort, first: $first, after: $after) {
    totalCount nodes { slug name fields { id number values } } edges { cursor node { slug } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } facets { field label values { value name count selected } }
    problems { code message column length } } }`;

describe.each(DATABASES)('cards on $name', (kind) => {
  let api: TestApi;
  let game: string;
  beforeAll(async () => {
    api = await startApi(kind);
    game = api.content.id;
  });
  afterAll(() => api?.close());

  const search = async (asked: Readonly<Record<string, unknown>>) =>
    (await answer(api, SEARCH, { game, ...asked })).cards;
  const numberOf = (node: Node, field: string) => node.fields.find((one) => one.id === field)!.number;

  it('returns a card with everything that its page shows', async () => {
    const slug = api.content.changedCard;
    const { card } = await answer(
      api,
      `query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) { slug game name aliases data flavor notes provisional
         fields { id label number values } facts { id label value provenance ruleId } printings { set { id name } number rarity promo provenance }
         abilities { id text reading rules } legality { mode modeName legal ruleId reason } rulings { id question answer }
         decks { copies deck { slug name } } history { release createdAt author message hash text } } }`,
      { game, slug },
    );
    const doc = api.content.game.cards.get(slug)!;
    expect(card).toMatchObject({ slug, game, name: doc.name, aliases: doc.aliases, data: doc.data });
    expect(card.abilities).toEqual(api.content.game.vocabulary.readings(doc));
    expect(card.facts.map((one: { value: string }) => one.value)).toEqual(
      api.content.game.vocabulary.facts(doc).map((one) => one.value),
    );
    expect(card.printings.map((one: { set: { id: string } }) => one.set.id)).toEqual(
      doc.printings.map((one) => one.set),
    );
    expect(card.legality.map((one: { mode: string }) => one.mode)).toEqual(api.content.game.doc.modes);
    for (const { legal, ruleId, reason } of card.legality)
      expect([ruleId === null, reason === null]).toEqual([legal, legal]);
  });

  it('counts the copies of a card in each published deck', async () => {
    const deck = [...api.content.game.decks.values()][0]!;
    const entry = deck.entries[0]!;
    const { card } = await answer(
      api,
      `query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) { decks { copies deck { slug } } } }`,
      {
        game,
        slug: entry.card,
      },
    );
    expect(card.decks).toContainEqual({ copies: entry.copies, deck: { slug: deck.id } });
  });

  it('lists a restored text again in the history of a card', async () => {
    const query = `query ($game: ID!, $slug: ID!, $release: Int) { card(game: $game, slug: $slug, release: $release) { history { release author message text } } }`;
    const slug = api.content.changedCard;
    const { card } = await answer(api, query, { game, slug });
    expect(card.history.map((one: { release: number }) => one.release)).toEqual([3, 2, 1]);
    expect(card.history[0].text).toBe(card.history[2].text);
    expect(card.history[1].text).toBe(`${card.history[2].text}# Checked again.\n`);
    expect(card.history[2]).toMatchObject({ author: 'tester', message: 'Import 1' });
    const { card: early } = await answer(api, query, { game, slug, release: 1 });
    expect(early.history).toHaveLength(1);
  });

  it('lists the cards of a set by collector number, page by page', async () => {
    const [set] = api.content.game.sets.values();
    const query = `query ($game: ID!, $id: ID!, $first: Int, $after: Int) { cardSet(game: $game, id: $id) {
      id name code cardCount cards(first: $first, after: $after) { number rarity card { slug printings { set { id } } } } } }`;
    const page = async (after: number) =>
      (await answer(api, query, { game, id: set!.id, first: 5, after })).cardSet as {
        readonly cardCount: number;
        readonly cards: readonly {
          readonly number: number;
          readonly card: {
            readonly slug: string;
            readonly printings: readonly { readonly set: { readonly id: string } }[];
          };
        }[];
      };
    const { cardCount } = await page(0);
    const listed = [];
    for (let after = 0; after < cardCount; after += 5) listed.push(...(await page(after)).cards);
    const printed = [...api.content.game.cards.values()].flatMap(({ printings }) =>
      printings.filter((one) => one.set === set!.id).map(({ number }) => number),
    );
    expect(listed.map(({ number }) => number)).toEqual(printed.sort((a, b) => a - b));
    expect(listed.every(({ card }) => card.printings.some((one) => one.set.id === set!.id))).toBe(true);
    expect((await page(cardCount)).cards).toEqual([]);
    const get = (query: string, variables: Readonly<Record<string, unknown>>) => answer(api, query, variables);
    const paged = await pagesOf(get, 'cardsConnection(', 'number rarity card { slug printings { set { id } } }', {
      within: `cardSet(game: "${game}", id: "${set!.id}")`,
      size: 5,
    });
    expect(paged).toEqual(listed);
    const windowed = `{ cardSet(game: "${game}", id: "${set!.id}") { cardsConnection(first: 2, from: 5) { nodes { number } } } }`;
    expect((await answer(api, windowed)).cardSet.cardsConnection.nodes).toEqual(
      listed.slice(5, 7).map(({ number }) => ({ number })),
    );
    const unknown = await refusal(api, '{ cardSet(game: "GAME", id: "none") { id } }'.replace('GAME', game));
    expect(unknown).toMatchObject({ code: 'NOT_FOUND', reason: 'unknown-set' });
  });

  it('names the sets in the filter for sets, and leaves other values alone', async () => {
    const { facets } = await search({ first: 1 });
    const values = (facets as { field: string; values: { value: string; name: string | null }[] }[]).flatMap(
      ({ field, values: all }) => all.map(({ value, name }) => ({ field, value, name })),
    );
    const sets = values.filter(({ field }) => field === 'set');
    expect(sets.length).toBeGreaterThan(0);
    for (const { value, name } of sets) expect(name).toBe(api.content.game.sets.get(value)!.name);
    expect(values.filter(({ field }) => field !== 'set').every(({ name }) => name === null)).toBe(true);
  });

  it('says which cards share their name', async () => {
    const { cards } = await answer(
      api,
      'query ($game: ID!) { cards(game: $game, first: 200) { nodes { name sharesName } } }',
      { game },
    );
    const counts = new Map<string, number>();
    for (const { name } of api.content.game.cards.values()) counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const { name, sharesName } of cards.nodes) expect(sharesName).toBe(counts.get(name)! > 1);
  });

  it('lists all cards by name, page by page', async () => {
    const names: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 50; page++) {
      const { nodes, edges, pageInfo, totalCount } = await search({ first: 5, after });
      expect(totalCount).toBe(api.content.game.cards.size);
      expect(pageInfo).toMatchObject({
        hasPreviousPage: page > 0,
        startCursor: edges[0].cursor,
        endCursor: edges.at(-1).cursor,
      });
      names.push(...nodes.map((one: Node) => one.name));
      after = pageInfo.endCursor;
      if (!pageInfo.hasNextPage) break;
    }
    expect([...names].sort()).toEqual([...api.content.game.cards.values()].map((one) => one.name).sort());
    expect(names).toHaveLength(new Set(names).size);
  });

  it('searches by words, fields and numbers', async () => {
    const field = api.content.game.vocabulary.cardFields.find((one) => one.type === 'number')!;
    const { nodes, totalCount } = await search({ query: `${field.keys[0]}<=2` });
    const expected = [...api.content.game.cards.values()].filter((card) => Number(field.read(card) ?? Infinity) <= 2);
    expect(totalCount).toBe(expected.length);
    for (const node of nodes) expect(numberOf(node, field.id)).toBeLessThanOrEqual(2);
    const named = [...api.content.game.cards.values()][0]!;
    const result = await search({ query: `"${named.name}"` });
    expect(result.nodes.map((one: Node) => one.slug)).toContain(named.id);
  });

  it('finds the same cards legal in a mode as the card pages show', async () => {
    for (const mode of api.content.game.doc.modes) {
      const { cards } = await answer(
        api,
        `query ($game: ID!, $query: String) { all: cards(game: $game, first: 200) { nodes { slug legality { mode legal } } } cards(game: $game, query: $query, first: 200) { nodes { slug } } }`,
        { game, query: `legal:${mode}` },
      ).then((data) => {
        const legal = data.all.nodes.filter(
          (one: { legality: { mode: string; legal: boolean }[] }) =>
            one.legality.find((each) => each.mode === mode)!.legal,
        );
        expect(data.cards.nodes.map((one: Node) => one.slug)).toEqual(legal.map((one: Node) => one.slug));
        return data;
      });
      expect(cards.nodes.length).toBeGreaterThan(0);
    }
  });

  it('sorts by a field in both directions', async () => {
    const field = api.content.game.vocabulary.cardFields.find((one) => one.type === 'number')!.id;
    for (const descending of [false, true]) {
      const { nodes } = await search({ sort: { field, descending }, first: 200 });
      const numbers = nodes.map((one: Node) => numberOf(one, field)).filter((one: number | null) => one !== null);
      const sorted = [...numbers].sort((a: number, b: number) => (descending ? b - a : a - b));
      expect(numbers).toEqual(sorted);
    }
  });

  it('counts facets and filters by them', async () => {
    const all = await search({});
    const facet = all.facets.find((one: { values: unknown[] }) => one.values.length > 1);
    const { value, count } = facet.values[0];
    const narrowed = await search({ facets: [{ field: facet.field, values: [value] }] });
    expect(narrowed.totalCount).toBe(count);
    const same = narrowed.facets.find((one: { field: string }) => one.field === facet.field);
    expect(same.values[0]).toEqual({ value, name: null, count, selected: true });
  });

  it('reports the terms that it does not understand, and applies the rest', async () => {
    const { name } = [...api.content.game.cards.values()][0]!;
    const result = await search({ query: `nonsense:1 legal:nothing "${name}" (` });
    expect(result.problems.map((one: { code: string }) => one.code)).toEqual(
      expect.arrayContaining(['unknown-field', 'unknown-mode', 'unclosed-bracket']),
    );
    expect(result.totalCount).toBeGreaterThan(0);
    expect(result.totalCount).toBe((await search({ query: `"${name}"` })).totalCount);
    expect((await search({ query: 'nonsense:1 legal:nothing (' })).totalCount).toBe(0);
  });

  it.each([
    ['an unknown game', { game: 'nothing' }, 'NOT_FOUND', 'unknown-game'],
    ['an unknown field to sort by', { sort: { field: 'nothing' } }, 'BAD_INPUT', 'unknown-field'],
    ['an unknown facet', { facets: [{ field: 'nothing', values: ['1'] }] }, 'BAD_INPUT', 'unknown-field'],
    ['an invalid cursor', { after: 'nonsense' }, 'BAD_INPUT', 'bad-cursor'],
    ['a page size of 0', { first: 0 }, 'BAD_INPUT', 'bad-page-size'],
  ])('rejects %s', async (_, asked, code, reason) => {
    expect(await refusal(api, SEARCH, { game, ...asked })).toMatchObject({ code, reason });
  });

  it('rejects an unknown card and suggests a similar one', async () => {
    const slug = api.content.changedCard;
    const { code, reason, message } = await refusal(
      api,
      `query ($game: ID!, $slug: ID!) { card(game: $game, slug: $slug) { slug } }`,
      { game, slug: `${slug}x` },
    );
    expect([code, reason]).toEqual(['NOT_FOUND', 'unknown-card']);
    expect(message).toContain(`"${slug}"?`);
  });

  describe('the full-text search', () => {
    const find = async (text: string, rest: Readonly<Record<string, unknown>> = {}) =>
      (
        await answer(
          api,
          `query ($game: ID!, $text: String!, $kinds: [SearchKind!], $first: Int) { search(game: $game, text: $text, kinds: $kinds, first: $first) { kind id title excerpt } }`,
          { game, text, ...rest },
        )
      ).search as { kind: string; id: string; title: string; excerpt: string }[];

    it('finds a card by its name first', async () => {
      const card = [...api.content.game.cards.values()][0]!;
      expect((await find(card.name))[0]).toMatchObject({ kind: 'card', id: card.id, title: card.name });
    });

    it('finds rules and decks, and only the requested kinds', async () => {
      const deck = [...api.content.game.decks.values()][0]!;
      expect(await find(deck.name, { kinds: ['deck'] })).toContainEqual(
        expect.objectContaining({ kind: 'deck', id: deck.id }),
      );
      const rules = await find('card', { kinds: ['rule'], first: 100 });
      expect(rules.length).toBeGreaterThan(0);
      for (const hit of rules) expect(api.content.game.rules.has(hit.id)).toBe(true);
    });

    it('finds a card in spite of a typing mistake, and in all games', async () => {
      const card = [...api.content.game.cards.values()].find(({ name }) => name.length > 8)!;
      const typed = card.name.replace(/(.)$/u, '$1x');
      expect(await find(typed)).toContainEqual(expect.objectContaining({ kind: 'card', id: card.id }));
      const everywhere = await answer(api, `query ($text: String!) { search(text: $text) { game kind id } }`, {
        text: card.name,
      });
      expect(everywhere.search).toContainEqual({ game, kind: 'card', id: card.id });
    });

    it('answers whether a card is legal, with a rule for each mode that forbids it', async () => {
      const said = await answer(
        api,
        `query ($game: ID!, $text: String!) { searchAnswer(game: $game, text: $text) { text ruleId mode modes { id } } }`,
        { game, text: `Is ${[...api.content.game.cards.values()][0]!.name} legal?` },
      );
      const parts = said.searchAnswer as { text: string; ruleId: string | null }[];
      expect(parts.length).toBeGreaterThan(0);
      for (const { text, ruleId } of parts) expect(text.includes('is not legal')).toBe(ruleId !== null);
    });

    it('answers without a game, and names the game', async () => {
      const { name } = [...api.content.game.cards.values()][0]!;
      const said = await answer(
        api,
        `query ($text: String!) { searchAnswer(text: $text) { text game gameName mode } }`,
        { text: `Is ${name} legal?` },
      );
      expect(said.searchAnswer).toContainEqual(
        expect.objectContaining({ game, gameName: api.content.game.doc.name, text: expect.stringContaining(name) }),
      );
    });

    it('finds nothing for an empty query', async () => {
      expect(await find('  ,.; ')).toEqual([]);
      expect(await find('xyzzyquux')).toEqual([]);
    });
  });
});
