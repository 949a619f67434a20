/** Games, rulesets, rulebooks and rules over HTTP. */
import { modeRulesets, renderGlossary, renderRulebook, renderTeaching, resolveRuleset } from '@rulewright/content';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';

describe.each(MAIN_DATABASES)('rules on $name', (kind) => {
  let api: TestApi;
  let game: string;
  let modes: readonly string[];
  beforeAll(async () => {
    api = await startApi(kind, 1);
    game = api.content.id;
    modes = api.content.game.doc.modes;
  });
  afterAll(() => api?.close());

  const ruleset = (mode: string | undefined) => `${game}/${mode}`;

  it('lists games with everything that a page shows', async () => {
    const { games } = await answer(
      api,
      `{ games { id name rulePrefix tagline summary words { card cards deck player } links { label url }
         modes { id } variants { id } sets { id code name summary promo } cardFields { id label keys type facet } cardCount deckCount ruleCount } }`,
    );
    const { doc, cards, decks, rules, sets, variants } = api.content.game;
    expect(games[0]).toMatchObject({
      id: game,
      name: doc.name,
      words: doc.words,
      links: doc.links,
      modes: modes.map((id) => ({ id })),
      variants: [...variants.keys()].map((id) => ({ id })),
      cardCount: cards.size,
      deckCount: decks.size,
      ruleCount: rules.size,
    });
    expect(games[0].sets).toEqual([...sets.values()]);
  });

  it('returns the teaching material of a mode, with the numbers of the rules', async () => {
    const id = ruleset(modes[0]);
    const { rulebook } = await answer(
      api,
      `query ($id: String!) { rulebook(ruleset: $id) { chapters { blocks { id number } }
         learn { sections { id title points { text step rules { id number } } } cards { card { slug } labels { at } } table { at } sheet { title } example { id mode } } } }`,
      { id },
    );
    const resolved = resolveRuleset(api.content.content, id);
    const expected = renderTeaching(api.content.content, resolved)!;
    const { learn } = rulebook;
    expect(learn.example).toEqual({ id: expected.example, mode: modes[0] });
    expect(learn.table.map((one: { at: string }) => one.at)).toEqual(expected.table.map((one) => one.zone));
    expect(learn.cards.map((one: { card: { slug: string } }) => one.card.slug)).toEqual(
      expected.cards.map((one) => one.card),
    );
    const blocks = (rulebook.chapters as { blocks: { id: string | null; number: string | null }[] }[]).flatMap(
      (chapter) => chapter.blocks,
    );
    const numbers = new Map(blocks.map((block) => [block.id, block.number]));
    expect(learn.sections).toEqual(
      expected.sections.map(({ id: section, title, points }) => ({
        id: section,
        title,
        points: points.map(({ text, step, rules }) => ({
          text,
          step,
          rules: rules.map((rule) => ({ id: rule, number: numbers.get(rule) })),
        })),
      })),
    );
  });

  it('returns a game, its modes and one mode', async () => {
    const data = await answer(
      api,
      `query ($game: ID!, $mode: ID!) { game(id: $game) { name } modes(game: $game) { id game name summary extends variants { id } ruleset { id } }
         mode(game: $game, id: $mode) { id name extends } }`,
      { game, mode: modes[1] },
    );
    const doc = api.content.game.modes.get(modes[1]!)!;
    expect(data.mode).toEqual({ id: modes[1], name: doc.name, extends: doc.extends ?? null });
    expect(data.modes.map((one: { ruleset: { id: string } }) => one.ruleset.id)).toEqual(modes.map(ruleset));
  });

  it('lists the modes that each variant applies to', async () => {
    const { variants, modes: listed } = await answer(
      api,
      `query ($game: ID!) { variants(game: $game) { id name game summary appliesTo excludes modes } modes(game: $game) { id variants { id } } }`,
      { game },
    );
    expect(variants).toHaveLength(api.content.game.variants.size);
    for (const mode of listed as { id: string; variants: { id: string }[] }[]) {
      const applying = (variants as { id: string; modes: string[] }[]).filter((one) => one.modes.includes(mode.id));
      expect(mode.variants.map((one) => one.id)).toEqual(applying.map((one) => one.id));
      const { variants: narrowed } = await answer(
        api,
        `query ($game: ID!, $mode: ID) { variants(game: $game, mode: $mode) { id } }`,
        { game, mode: mode.id },
      );
      expect(narrowed).toEqual(mode.variants);
    }
  });

  it('resolves a ruleset with steps, values and their origins', async () => {
    const id = ruleset(modes[1]);
    const { ruleset: rules } = await answer(
      api,
      `query ($id: String!) { ruleset(id: $id) { id name hash game mode variants release setup { id name help rules } turn { id }
         parameters { name value text type unit help origin { kind id path } rules default min max nullable choices { value text } inModes { mode name value text } } } }`,
      { id },
    );
    const expected = resolveRuleset(api.content.content, id);
    expect(rules).toMatchObject({
      id,
      name: expected.name,
      hash: expected.hash,
      game,
      mode: modes[1],
      variants: [],
      release: 1,
    });
    expect(rules.turn.map((one: { id: string }) => one.id)).toEqual(expected.turn);
    expect(rules.setup.map((one: { id: string }) => one.id)).toEqual(expected.setup);
    for (const parameter of rules.parameters) {
      expect(parameter.value).toEqual(expected.parameters[parameter.name]);
      expect(parameter.origin).toEqual({ path: null, ...expected.origins[parameter.name] });
      expect(parameter.inModes.map((one: { value: unknown }) => one.value)).toEqual(
        modeRulesets(api.content.content, game).map((mode) => mode.parameters[parameter.name]),
      );
    }
    expect(rules.parameters).toHaveLength(Object.keys(expected.parameters).length);
  });

  it('accepts changed values, and returns the canonical id', async () => {
    const integer = api.content.game.vocabulary.parameters.find((one) => one.type === 'integer' && !one.nullable)!;
    const value = (integer.default as number) === integer.min ? (integer.default as number) + 1 : integer.min!;
    const id = `${ruleset(modes[0])}?${integer.name}=${value}`;
    const { ruleset: rules } = await answer(
      api,
      `query ($id: String!, $names: [String!]) { ruleset(id: $id) { id parameters(names: $names) { name value origin { kind } } } }`,
      { id: ` ${id}`, names: [integer.name] },
    );
    expect(rules).toEqual({ id, parameters: [{ name: integer.name, value, origin: { kind: 'override' } }] });
  });

  it('renders the rulebook of a ruleset', async () => {
    const id = ruleset(modes[0]);
    const { rulebook } = await answer(
      api,
      `query ($id: String!) { rulebook(ruleset: $id) { ruleset { id name hash } release
         contents { level number title anchor chapter } glossary { id term html text rules }
         chapters { slug number title blocks { kind id number level html text parameters rulings { id question readings answer why parameters rules } } } } }`,
      { id },
    );
    const expected = renderRulebook(api.content.content, resolveRuleset(api.content.content, id));
    expect(rulebook.ruleset).toEqual(expected.ruleset);
    expect(rulebook.chapters.map((one: { title: string }) => one.title)).toEqual(
      expected.chapters.map((one) => one.title),
    );
    const blocks = rulebook.chapters.flatMap((one: { blocks: unknown[] }) => one.blocks);
    expect(blocks.map((one: { html: string }) => one.html)).toEqual(
      expected.chapters.flatMap((one) => one.blocks.map((block) => block.html)),
    );
    const headings = expected.chapters.flatMap((one) => one.blocks.filter((block) => block.kind === 'heading'));
    expect(rulebook.contents).toHaveLength(expected.chapters.length + headings.length);
    expect(rulebook.glossary).toEqual(renderGlossary(api.content.content, resolveRuleset(api.content.content, id)));
    const rulings = blocks.flatMap((one: { rulings: { id: string; rules: string[] }[] }) => one.rulings);
    const sources = new Map(api.content.game.rulings.map((one) => [one.id, one.rules]));
    for (const ruling of rulings) expect(ruling.rules).toEqual(sources.get(ruling.id));
  });

  it('renders a single chapter on request', async () => {
    const slug = api.content.game.doc.chapters[1];
    const query = `query ($id: String!, $slug: ID) { rulebook(ruleset: $id) { chapters(slug: $slug) { slug number } } }`;
    const { rulebook } = await answer(api, query, { id: ruleset(modes[0]), slug });
    expect(rulebook.chapters).toEqual([{ slug, number: 2 }]);
    expect(await refusal(api, query, { id: ruleset(modes[0]), slug: 'nowhere' })).toMatchObject({
      code: 'NOT_FOUND',
      reason: 'unknown-chapter',
    });
  });

  it('compares rulesets', async () => {
    const query = `query ($a: String!, $b: String!) { compare(a: $a, b: $b) { a { id } b { id } parameters { name help a b aText bText originA { kind id } originB { kind id } rules }
      steps { part a { id } b { id } } rules { id change a b numberA numberB chapter } } }`;
    const [a, b] = [ruleset(modes[0]), ruleset(modes[1])];
    const { compare } = await answer(api, query, { a, b });
    const [one, other] = [a, b].map((id) => resolveRuleset(api.content.content, id));
    expect(compare).toMatchObject({ a: { id: a }, b: { id: b } });
    for (const difference of compare.parameters) {
      expect(difference.a).toEqual(one!.parameters[difference.name]);
      expect(difference.b).toEqual(other!.parameters[difference.name]);
      expect(difference.a).not.toEqual(difference.b);
    }
    for (const rule of compare.rules) {
      expect(rule.a === null).toBe(rule.change === 'added');
      expect(rule.b === null).toBe(rule.change === 'removed');
      expect([rule.numberA === null, rule.numberB === null]).toEqual([rule.a === null, rule.b === null]);
    }
    expect(compare.rules.length).toBeGreaterThan(0);
    expect((await answer(api, query, { a, b: a })).compare).toMatchObject({ parameters: [], steps: [], rules: [] });
  });

  it('finds a rule with its sentence in every mode that has it', async () => {
    const source = [...api.content.game.rules.values()].find((one) => one.when !== undefined)!;
    const { rule } = await answer(
      api,
      `query ($game: ID!, $id: ID!) { rule(game: $game, id: $id) { id game chapter chapterTitle path line when texts { mode modeName number html text } rulings { id } parameters { name value } } }`,
      { game, id: source.id },
    );
    expect(rule).toMatchObject({
      id: source.id,
      chapter: source.chapter,
      path: source.path,
      line: source.line,
      when: source.when,
    });
    const having = modeRulesets(api.content.content, game).filter((mode) =>
      renderRulebook(api.content.content, mode).chapters.some((one) =>
        one.blocks.some((block) => block.kind === 'rule' && block.id === source.id),
      ),
    );
    expect(rule.texts.map((one: { mode: string }) => one.mode)).toEqual(having.map((one) => one.mode));
    expect(rule.rulings.map((one: { id: string }) => one.id)).toEqual(
      api.content.game.rulings.filter((one) => one.rules.includes(source.id)).map((one) => one.id),
    );
  });

  it.each([
    ['an unknown game', '{ game(id: "nothing") { id } }', 'NOT_FOUND', 'unknown-game'],
    ['an unknown game in a list query', '{ modes(game: "nothing") { id } }', 'NOT_FOUND', 'unknown-game'],
    ['an unknown mode', '{ mode(game: "GAME", id: "nothing") { id } }', 'NOT_FOUND', 'unknown-mode'],
    ['a ruleset of an unknown mode', '{ ruleset(id: "GAME/nothing") { id } }', 'NOT_FOUND', 'unknown-mode'],
    [
      'a ruleset with an unknown variant',
      '{ ruleset(id: "GAME/MODE+nothing") { id } }',
      'NOT_FOUND',
      'unknown-variant',
    ],
    [
      'a ruleset with an unknown value',
      '{ ruleset(id: "GAME/MODE?no.thing=1") { id } }',
      'NOT_FOUND',
      'unknown-parameter',
    ],
    ['an empty ruleset id', '{ ruleset(id: "") { id } }', 'BAD_INPUT', 'bad-ruleset-id'],
    [
      'an unknown parameter',
      '{ ruleset(id: "GAME/MODE") { parameters(names: ["nothing"]) { name } } }',
      'NOT_FOUND',
      'unknown-parameter',
    ],
    ['an unknown rule', '{ rule(game: "GAME", id: "no.such.rule") { id } }', 'NOT_FOUND', 'unknown-rule'],
    ['an unknown release', '{ games(release: 99) { id } }', 'NOT_FOUND', 'unknown-release'],
    ['an invalid release number', '{ games(release: -1) { id } }', 'BAD_INPUT', 'bad-release'],
  ])('rejects %s', async (_, query, code, reason) => {
    const real = query.replace('GAME', game).replace('MODE', modes[0]!);
    expect(await refusal(api, real)).toMatchObject({ code, reason });
  });

  it('suggests a similar id', async () => {
    expect(await refusal(api, `{ game(id: "${game}x") { id } }`)).toMatchObject({
      message: expect.stringContaining(`"${game}"?`) as string,
    });
  });
});
