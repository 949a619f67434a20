/** What a newcomer needs for a first turn: the quick start of every mode answers each question and cites its rule. */
import { renderTeaching, ruleHolds } from '@rulewright/content';
import { MODES, content, game, ruleset } from './tree.ts';

const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'how to read a Page': ['mz.page.beastie', 'mz.lang.lp', 'mz.lang.attack', 'mz.lang.power', 'mz.keyword.contract'],
  'how much Aura a Page makes': ['mz.page.aura'],
  'what pays a cost of a type, and a Neutral cost': ['mz.aura.typed-cost', 'mz.aura.neutral-paid-by-any'],
  'what a Potion and a Terra cost': ['mz.page.potion', 'mz.general.terra-free-on-own-turn'],
  'what placing a Trap costs': ['mz.trap.placing-free'],
  'how many Terra Slots there are': ['mz.zone.terra-slots-six'],
  'what can be attacked': ['mz.combat.legal-targets', 'mz.combat.opposing-only', 'mz.combat.aura-terra-not-targets'],
  'who strikes first': [
    'mz.combat.first-neither',
    'mz.combat.first-attacker',
    'mz.combat.first-defender',
    'mz.combat.first-both',
  ],
  'when a new Beastie can attack': ['mz.general.enter-fatigued'],
  'where Damage goes that the Defenders cannot take': ['mz.attack.remainder-to-target'],
};

describe.each(MODES)('the quick start of %s', (mode) => {
  const rules = ruleset(mode);
  const cited = new Set(
    renderTeaching(content, rules)!.sections.flatMap(({ points }) => points.flatMap((one) => one.rules)),
  );

  test.each(Object.entries(TOPICS))('says %s', (_, ids) => {
    const held = ids.filter((id) => ruleHolds(game.rules.get(id)!, rules.parameters));
    expect(held.filter((id) => !cited.has(id))).toEqual([]);
    expect(held.length).toBeGreaterThan(0);
  });
});
