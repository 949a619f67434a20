/** Worked examples and coverage over HTTP. */
import { WHOLE } from '@rulewright/content/testing';
import { setTimeout } from 'node:timers/promises';
import { coverageOf, modesOf } from '@rulewright/lab';
import { engineOf } from '@rulewright/games';
import { MAIN_DATABASES } from '@rulewright/database/testing';
import { answer, refusal, startApi, type TestApi } from './support/api.ts';

const FRAMES = `frames { step decision events { sentence rule numbers { name value } }
  seats { seat zones { id name layout count cards { name slug numbers { name value } marks } sums { name value } } } }`;

describe.each(MAIN_DATABASES)('examples on $name', (kind) => {
  let api: TestApi;
  let game: string;
  beforeAll(async () => {
    api = await startApi(kind, 1, 'one');
    game = api.content.id;
  });
  afterAll(() => api?.close());

  const examples = () => [...api.content.game.examples.values()].flat();
  const played = () => examples().find((one) => one.deck === undefined && one.then.refused === undefined)!;

  it('plays an example in the first mode that it applies to', async () => {
    const { id, title, rules } = played();
    const modes = modesOf(api.content.content, game, played());
    const { example } = await answer(
      api,
      `query ($game: ID!, $id: ID!) { example(game: $game, id: $id) { id game title mode modes rules passed cut frameCount ${FRAMES} } }`,
      { game, id },
    );
    expect(example).toMatchObject({ id, game, title, mode: modes[0], modes, rules, passed: true, cut: false });
    expect(example.frames).toHaveLength(example.frameCount);
    expect(example.frames[0]).toMatchObject({ step: 1, decision: null, events: [] });
    expect(example.frames[0].seats).toHaveLength(Object.keys(played().table).length);
    const told = example.frames.flatMap((one: { events: { rule: string }[] }) => one.events);
    for (const { rule } of told as { rule: string }[]) expect([...api.content.game.rules.keys()]).toContain(rule);
  });

  it('returns a single step, and the last step for a number beyond the end', async () => {
    const query = `query ($game: ID!, $id: ID!, $step: Int) { example(game: $game, id: $id) { frameCount frames(step: $step) { step } } }`;
    const ask = (step: number) => answer(api, query, { game, id: played().id, step });
    expect((await ask(1)).example.frames).toEqual([{ step: 1 }]);
    const { example } = await ask(9999);
    expect(example.frames).toEqual([{ step: example.frameCount }]);
    expect(await refusal(api, query, { game, id: played().id, step: 0 })).toMatchObject({ reason: 'bad-step' });
  });

  it('lists the examples of a rule, and those of a rulebook block in its mode', async () => {
    const rule = played().rules[0]!;
    const mode = modesOf(api.content.content, game, played())[0]!;
    const data = await answer(
      api,
      `query ($game: ID!, $rule: ID!, $ruleset: String!) { rule(game: $game, id: $rule) { examples { id title mode } }
         rulebook(ruleset: $ruleset) { chapters { blocks { id examples { id mode } } } } }`,
      { game, rule, ruleset: `${game}/${mode}` },
    );
    expect(data.rule.examples).toContainEqual({ id: played().id, title: played().title, mode });
    const blocks = data.rulebook.chapters.flatMap((one: { blocks: unknown[] }) => one.blocks);
    const block = blocks.find((one: { id: string }) => one.id === rule);
    expect(block.examples).toContainEqual({ id: played().id, mode });
    expect(block.examples.every((one: { mode: string }) => one.mode === mode)).toBe(true);
  });

  it('shows the coverage of the rules', async () => {
    const { coverage } = await answer(
      api,
      `query ($game: ID!) { coverage(game: $game) { counts { rules withText withCitation withExample forPeople }
         rules { ruleId sentence modes played told forPeople missing examples { id title mode } } } }`,
      { game },
    );
    const plugin = engineOf(api.content.content.game(game));
    const { details, rules, withText, withCitation, withExample, forPeople } = coverageOf(api.content.content, plugin);
    expect(coverage.counts).toEqual({ rules, withText, withCitation, withExample, forPeople });
    expect(coverage.rules.map((one: { ruleId: string }) => one.ruleId)).toEqual(details.map((one) => one.ruleId));
    for (const [at, one] of coverage.rules.entries()) {
      expect(one.examples.map((each: { id: string }) => each.id)).toEqual(details[at]!.examples);
      expect(one.forPeople).toBe(details[at]!.forPeople);
    }
  });

  // Takes long, so it runs in `npm run test:long` alone.
  if (WHOLE)
    it('plays the examples and random games of every mode in the background, and reports the results when they are finished', async () => {
      const query = `query ($game: ID!) { coverage(game: $game) { games counts { counted fired } rules { ruleId modes counted rare fired { mode count } examples { passed } } } }`;
      interface Covered {
        readonly ruleId: string;
        readonly modes: readonly string[];
        readonly counted: boolean;
        readonly rare: string | null;
        readonly fired: readonly { readonly mode: string; readonly count: number }[];
        readonly examples: readonly { readonly passed: boolean | null }[];
      }
      let { coverage } = await answer(api, query, { game });
      expect(coverage.counts.fired === null).toBe(coverage.games === null);
      for (let tries = 0; coverage.games === null && tries < 60; tries++) {
        await setTimeout(1_000);
        ({ coverage } = await answer(api, query, { game }));
      }
      expect(coverage.games).toBeGreaterThan(100);
      const rules = coverage.rules as readonly Covered[];
      for (const { counted, modes, fired } of rules)
        expect(fired.map(({ mode }) => mode)).toEqual(counted ? modes : []);
      const seen = rules.filter(({ fired }) => fired.some(({ count }) => count > 0));
      expect(seen.length).toBeGreaterThan(10);
      expect(coverage.counts).toEqual({ counted: rules.filter(({ counted }) => counted).length, fired: seen.length });
      expect(rules.flatMap(({ examples }) => examples).filter(({ passed }) => passed !== true)).toEqual([]);
      for (const { ruleId, rare } of rules) expect(rare).toBe(api.content.game.rules.get(ruleId)?.rare ?? null);
    });

  it.each([
    ['an unknown example', 'example(game: "GAME", id: "nothing") { id }', 'unknown-example'],
    [
      'a mode that the example does not apply to',
      'example(game: "GAME", id: "EXAMPLE", mode: "nothing") { id }',
      'unknown-mode',
    ],
    ['an unknown game', 'coverage(game: "nothing") { counts { rules } }', 'unknown-game'],
  ])('rejects %s', async (_, query, reason) => {
    const real = query.replace('GAME', game).replace('EXAMPLE', played().id);
    expect(await refusal(api, `{ ${real} }`)).toMatchObject({ code: 'NOT_FOUND', reason });
  });
});
