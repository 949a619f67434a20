/**
 * Compiles the verb `damage`: deals Damage, with Type Advantage if the mode grants it to this kind of Page
 * (mz.type.all-damage).
 */
import { dealDamage, destroyFallen } from '../../play/arena/lp.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEachAtOnce, type AmountAct } from '../../play/model/operations.ts';
import { TYPE } from '../../play/model/words.ts';
import { typeAdvantage } from '../../play/numbers/advantage.ts';
import { compileAmount } from '../../play/numbers/conditions.ts';
import { terraBonus } from '../../play/numbers/facts.ts';
import { R } from '../../rules.ts';

export const compileDamage: CompileVerb<'damage'> = ({ amount, target }, compiling) => {
  const deal: AmountAct = (m, use, one, own, fallen) => {
    const { p, type } = m.program;
    const source = type[m.def[use.card]!]!;
    const spell = source === TYPE.spell || source === TYPE.potion;
    const advantage = spell ? p.spellsHaveAdvantage : p.effectsHaveAdvantage;
    const terra = p.bonusOnAllDamage ? terraBonus(m, use.card, false) : 0;
    const dealt = own + (advantage && own > 0 ? typeAdvantage(m, use.card, one) : 0) + terra;
    if (advantage) m.cite(R['mz.type.all-damage']);
    dealDamage(m, one, dealt, use.card, false, fallen);
  };
  toEachAtOnce(compiling, target, compileAmount(amount), deal, (m, use, fallen) => destroyFallen(m, fallen, use.card));
};
