/** The phrase of the verb `inflict`: parses and prints its effect in card sentences. */
import { also, at, be, either, int, list, only, record, say, turned } from '@rulewright/content/sentences';
import { status } from '../../language/pages-phrases.ts';
import { target } from '../../language/phrases.ts';
import type { Target } from '../../language/schema.ts';
import { inflictSchema } from './schema.ts';

const counters = say`( ${at('counters', int({ least: 1 }))} )`;
const on = say`on ${at('target', target)}`;
const several = only(int(), (n) => n !== 1);

export const sayInflict = record(
  inflictSchema,
  say`${be('do', 'inflict')} inflict ${be('status', 'Frozen')} Frozen ${counters} ${on}`,
  say`${be('do', 'inflict')} ${be('counters', 1)} inflict ${at('status', status)} ${on}`,
  say`${be('do', 'inflict')} inflict ${at('status', status)} ${counters} ${on}`,
  also(
    say`${be('do', 'inflict')} place ${be('counters', 1)} ${either('1', 'a')} ${at('status', status)} Indicator ${on}`,
    say`${be('do', 'inflict')} place ${at('counters', several)} ${at('status', status)} Indicators ${on}`,
  ),
);

interface Several {
  readonly statuses: readonly string[];
  readonly target: Target;
}
/** The target of the effects after the first. The Caster chooses only once, so later effects have the target `that`. */
const again = (target: Target): Target | undefined => {
  if (typeof target === 'string' || 'all' in target) return target;
  const isOne =
    'caster' in target ? !('random' in target) : 'pick' in target && target.pick === 1 && target.by === 'you';
  return isOne ? 'that' : undefined;
};

/** `inflict Burn and Sleep on a target Beastie`: one effect for each Status Effect. Parsed, but never printed. */
export const sayInflictSeveral = also(
  turned(say`inflict ${at('statuses', list(status, { between: ',', last: 'and', least: 2 }))} ${on}`, {
    to: (said) => {
      const { statuses, target: first } = said as Several;
      const others = again(first);
      return others === undefined
        ? undefined
        : statuses.map((one, i) => ({ do: 'inflict', status: one, counters: 1, target: i === 0 ? first : others }));
    },
    from: () => undefined,
  }),
);
