/** The side that resolves its Attack first (mz.combat.first-neither and the three related rules, mz.trait.first-strike). */
import { NO_CARD } from '@rulewright/engine';
import { R } from '../../rules.ts';
import { E, HEADS } from '../model/events.ts';
import type { M } from '../model/model.ts';
import { TRAIT } from '../model/words.ts';
import { hasTrait } from '../numbers/numbers.ts';
import { ATTACKER, DEFENDER } from '../numbers/sides.ts';
import { flip } from '../arena/coin.ts';

/** If both sides have First-Strike, the attacking side flips a coin. @returns ATTACKER or DEFENDER */
export function strikesFirst(m: M): number {
  const { attacker, primary, attackSeat } = m.table;
  const { attackerFirst } = m.program.p;
  const own = hasTrait(m, attacker, TRAIT['First-Strike']);
  const other = primary !== NO_CARD && hasTrait(m, primary, TRAIT['First-Strike']);
  if (own || other) m.cite(R['mz.trait.first-strike']);
  const decide = (attackerGoes: boolean, rule: number): number => {
    const side = attackerGoes || primary === NO_CARD ? ATTACKER : DEFENDER;
    m.emit(E.strikesFirst, rule, side === ATTACKER ? attacker : primary);
    return side;
  };
  if (own && other) {
    const heads = flip(m, attackSeat, R['mz.combat.first-both']) === HEADS;
    return decide(heads === attackerFirst.bothHeads, R['mz.combat.first-both']);
  }
  if (own) return decide(attackerFirst.attackerOnly, R['mz.combat.first-attacker']);
  if (other) return decide(attackerFirst.defenderOnly, R['mz.combat.first-defender']);
  return decide(attackerFirst.neither, R['mz.combat.first-neither']);
}
