/** Deals Damage, with Type Advantage where the mode gives it to such a Page (mz.type.all-damage). */
import { dealDamage } from '../../play/arena/lp.ts';
import type { CompileVerb } from '../../play/model/compiling.ts';
import { toEach } from '../../play/model/operations.ts';
import { TYPE } from '../../play/model/words.ts';
import { typeAdvantage } from '../../play/numbers/advantage.ts';
import { compileAmount } from '../../play/numbers/conditions.ts';
import { terraBonus } from '../../play/numbers/facts.ts';
import { R } from '../../rules.ts';

export const compileDamage: CompileVerb<'damage'> = ({ amount, target }, compiling) => {
  const printed = compileAmount(amount);
  toEach(compiling, target, (m, use, one) => {
    const { p, type } = m.program;
    const source = type[m.def[use.card]!]!;
    const spell = source === TYPE.spell || source === TYPE.potion;
    const advantage = spell ? p.spellsHaveAdvantage : p.effectsHaveAdvantage;
    const terra = p.bonusOnAllDamage ? terraBonus(m, use.card, false) : 0;
    const own = printed(m, use.seat, use.card);
    const dealt = own + (advantage && own > 0 ? typeAdvantage(m, use.card, one) : 0) + terra;
    if (advantage) m.cite(R['mz.type.all-damage']);
    dealDamage(m, one, dealt, use.card, false);
  });
};
