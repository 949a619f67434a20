/** The stack of pending actions on a table (mb.ability.responses-reverse, mb.battle.ability-window). */
import type { Match } from '@rulewright/engine';
import { metabaloids } from '../src/index.ts';
import { begin, compile } from './tree.ts';

const pendingOf = (match: Match) => metabaloids.tabletop!.pending!(match);

test('lists the attack last in every window of a battle, and lists used abilities first', () => {
  const program = compile('core-tactical');
  const found = { attacks: 0, abilities: 0, nested: 0 };
  for (let seed = 1; seed <= 40; seed++) {
    const match = begin(program, 2, seed);
    for (let n = 0; match.advance() && n < 4_000; n++) {
      const pending = pendingOf(match);
      const steps = match.runningSteps();
      const uses = steps.filter((step) => step === 'use-ability').length;
      expect(new Set(pending.map(({ id }) => id)).size).toBe(pending.length);
      if (steps.includes('battle') && steps.at(-1) === 'window') {
        expect(pending.at(-1)).toMatchObject({ text: '{seat} attacks with {card}', targets: [expect.anything()] });
        found.attacks++;
      }
      if (uses > 0) {
        expect(pending.length).toBeGreaterThanOrEqual(uses);
        expect(pending[0]!.ability).toBeGreaterThanOrEqual(0);
        found.abilities++;
        if (uses > 1) found.nested++;
      }
      match.choose((seed * 7 + n * 13) % match.optionCount);
    }
  }
  expect(found.attacks).toBeGreaterThan(0);
  expect(found.abilities).toBeGreaterThan(0);
  expect(found.nested).toBeGreaterThan(0);
});
