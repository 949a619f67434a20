/** Lists the pending actions for tables: abilities that wait or resolve, and the attack of the battle (mb.ability.responses-reverse). */
import { runningWithLocals, type PendingAction, type PendingTarget } from '@rulewright/engine';
import type { M } from '../model/model.ts';
import { BATTLE_STAGE } from '../model/state.ts';

interface Use {
  readonly seat: number;
  readonly card: number;
  readonly ability: number;
  readonly t0: number;
  readonly t1: number;
}

/** The targets chosen for an ability. A negative slot has no target. */
const targetsOf = (m: M, { ability, t0, t1 }: Use): PendingTarget[] =>
  m.program.abilities[ability]!.plans.flatMap(({ kind }, slot): PendingTarget[] => {
    const target = slot === 0 ? t0 : t1;
    if (target < 0) return [];
    return kind === 'seat' ? [{ seat: target }] : [{ card: target }];
  });

const abilityOf = (m: M, use: Use, id: string, state: PendingAction['state']): PendingAction => ({
  id,
  seat: use.seat,
  card: use.card,
  ability: use.ability,
  text: '{seat} uses {ability}',
  targets: targetsOf(m, use),
  state,
  rule: 'mb.ability.responses-reverse',
});

function attackOf(m: M): PendingAction[] {
  const { attacks, attacker, attackCard, battle, defendCard, stopped, turn } = m.table;
  if (battle === BATTLE_STAGE.none) return [];
  return [
    {
      id: `attack ${turn} ${attacks}`,
      seat: attacker,
      card: attackCard,
      ability: -1,
      text: '{seat} attacks with {card}',
      targets: [{ card: defendCard }],
      state: stopped === 1 ? 'stopped' : battle === BATTLE_STAGE.decided ? 'resolving' : 'waiting',
      rule: 'mb.battle.ability-window',
    },
  ];
}

/** All pending actions. A step that runs inside another step resolves first. */
export function pending(m: M): PendingAction[] {
  const steps = runningWithLocals(m);
  return steps
    .flatMap(({ step, locals }, depth): PendingAction[] => {
      const use = locals as unknown as Use;
      const id = `${step} ${depth} ${use.card} ${use.ability}`;
      if (step === 'battle') return attackOf(m);
      if (step === 'use-ability') {
        const resolves = steps[depth + 1]?.step === 'resolve-ability';
        const waits = m.seat.abilityStopped[use.seat] === 1 ? 'stopped' : 'waiting';
        return [abilityOf(m, use, id, resolves ? 'resolving' : waits)];
      }
      // An ability that a player used resolves inside `use-ability`. Any other ability was triggered.
      if (step !== 'resolve-ability' || steps[depth - 1]?.step === 'use-ability') return [];
      return [abilityOf(m, use, id, 'resolving')];
    })
    .reverse();
}
