/** The variants of a mode are values that a search may change, and playing one is one change. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applicableVariants, modeRulesets, openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { knownGames } from '@rulewright/games';
import { openValues } from './open-values.ts';

const content = openContent(
  await readTree(join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..')),
  knownGames,
);
const { id: game, mode } = content.games
  .flatMap((one) => modeRulesets(content, one.doc.id))
  .map((ruleset) => ({ id: ruleset.game, mode: ruleset.mode }))
  .find((one) => applicableVariants(content, one.id, one.mode).length > 0)!;
const [variant] = applicableVariants(content, game, mode);
const variantsIn = (ruleset: string, may: { rules: boolean; cards: boolean }) =>
  openValues(content, resolveRuleset(content, ruleset), [], may).filter(({ kind }) => kind === 'variant');

test('a search may play each variant of the mode', () => {
  const variants = variantsIn(`${game}/${mode}`, { rules: true, cards: false });
  expect(variants).toHaveLength(applicableVariants(content, game, mode).length);
  expect(variants[0]).toEqual({
    ...{ kind: 'variant', of: variant!.id, path: '', label: variant!.name, from: false },
    sets: Object.keys(variant!.parameters),
    steps: [{ to: true, size: 1, far: true }],
  });
});

test('a variant that is played already is not offered, and none is if only cards may change', () => {
  const ids = variantsIn(`${game}/${mode}+${variant!.id}`, { rules: true, cards: false }).map(({ of }) => of);
  expect(ids).not.toContain(variant!.id);
  expect(variantsIn(`${game}/${mode}`, { rules: false, cards: true })).toEqual([]);
});
