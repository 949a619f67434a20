/** `rw ruleset`: prints the resolved parameters and steps of a ruleset, and the origin of each value. */
import type { Command } from 'commander';
import { formatValue } from '@rulewright/content';
import type { CommandContext } from '../context.ts';
import { table } from '../output.ts';
import { chosenRuleset, withRuleset, type RulesetFlags } from '../rulesets.ts';

export function addRuleset(program: Command, context: CommandContext): void {
  withRuleset(program.command('ruleset'))
    .description('resolved parameters and steps, and where each value comes from')
    .action(async (flags: RulesetFlags) => {
      const content = await context.content();
      const ruleset = chosenRuleset(content, flags);
      const { id, hash, name, game, mode, setup, turn, parameters, origins, rules } = ruleset;
      const result = {
        ruleset: { id, hash },
        name,
        game,
        mode,
        variants: ruleset.ref.variants,
        setup,
        turn,
        parameters,
        origins,
        rules,
      };
      context.output().result(result, () => {
        const rows = Object.entries(parameters).map(([parameter, value]) => {
          const origin = origins[parameter]!;
          return [
            parameter,
            formatValue(value),
            origin.kind === 'default' ? 'default' : `${origin.kind} ${origin.id}`.trim(),
          ];
        });
        return [
          `${name} (${id})`,
          `hash   ${hash}`,
          `setup  ${setup.join(', ')}`,
          `turn   ${turn.join(', ')}`,
          ...rules.map((rule) => `rule   ${rule.id}: ${rule.text}`),
          '',
          table(rows),
        ].join('\n');
      });
    });
}
