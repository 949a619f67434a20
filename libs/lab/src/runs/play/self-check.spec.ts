/** The self-checks of the lab pass for the shipped games, and fail for a lab that counts wrongly. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import type { GamePlugin } from '@rulewright/engine';
import { enginesOf, knownGames } from '@rulewright/games';
import { knownEffectCheck, selfChecks } from './self-check.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..');
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const plugin = large[0]!;
const game = content.game(plugin.id);
const arm = {
  name: 'a',
  ruleset: resolveRuleset(content, `${plugin.id}/${game.doc.modes[0]!}`),
  cards: [...game.cards.values()],
};
const [deck] = [...game.decks.values()];

test('all checks pass', () => {
  const checks = selfChecks(plugin, arm, { deck: deck!, games: 32, runs: 12 });
  expect(checks).toHaveLength(4);
  for (const check of checks) expect(check).toMatchObject({ holds: true });
});

test('detects a game that changes each time it is compiled', () => {
  let compiled = 0;
  // Every second compiled program reports 1 turn for every game.
  const forgetful: GamePlugin = {
    ...plugin,
    compile: (ruleset, cards) => {
      const program = plugin.compile(ruleset, cards);
      const odd = compiled++ % 2 === 1;
      return odd
        ? {
            ...program,
            mechanics: { ...program.mechanics, result: (match) => ({ ...program.mechanics.result(match), turns: 1 }) },
          }
        : program;
    },
  };
  const checks = selfChecks(forgetful, arm, { deck: deck!, games: 16, runs: 1 });
  expect(checks.find(({ claim }) => claim.includes('against itself'))).toMatchObject({ holds: false });
});

test('passes if a known effect is found, and fails for the opposite effect or too few games', () => {
  const known = {
    claim: '',
    where: {},
    parameters: {},
    metric: 'decisions-per-turn',
    effect: 'less',
    games: 128,
  } as const;
  const smaller = { ...arm, ruleset: resolveRuleset(content, `${arm.ruleset.id}?draw.handSize=4`) };
  const check = (changes: object) => knownEffectCheck(plugin, { ...known, ...changes }, [arm, smaller], deck!);
  expect(check({})).toMatchObject({ holds: true, observed: expect.stringContaining('less') });
  expect(check({ effect: 'more' }).holds).toBe(false);
  expect(check({ games: 2 }).holds).toBe(false);
});

test('the known effects of each game apply to one of its modes and change a value there', () => {
  for (const { id, statistics } of large)
    for (const { where, parameters } of statistics?.known ?? []) {
      const modes = content.game(id).doc.modes.map((mode) => resolveRuleset(content, `${id}/${mode}`).parameters);
      const base = modes.find((mode) => Object.entries(where).every(([name, value]) => mode[name] === value));
      expect(base).toBeDefined();
      for (const [name, value] of Object.entries(parameters)) expect(base![name]).not.toBe(value);
    }
});
