/**
 * Lists the pending actions for tables: triggered texts, the entries of the chain, and a declared attack
 * (mz.chain.last-first, mz.general.simultaneous-active-orders).
 */
import { NO_CARD, runningWithLocals, type PendingAction, type PendingTarget } from '@rulewright/engine';
import { isClock } from '../arena/clocks.ts';
import { EQUIP_PICK } from '../arena/equipment.ts';
import type { M } from '../model/model.ts';
import { isCaster, seatOfTarget } from '../model/places.ts';
import { CHAIN, NO_TEXT, PICK, TRIGGER } from '../model/state.ts';
import { picksOf } from '../targets/choose.ts';
import { entryRow } from '../targets/targets.ts';

interface Use {
  readonly id: number;
  readonly seat: number;
  readonly card: number;
  readonly text: number;
}

/** The recorded targets of a use. If a target is an entry of the chain, lists the Page of that entry. */
function targetsOf(m: M, { id, card, text }: Use): PendingTarget[] {
  const { pick, chain } = m.records;
  const ofEntries = new Set(picksOf(m, card, text).flatMap((one) => (one.entries ? [one.op] : [])));
  const found: PendingTarget[] = [];
  for (let row = 0; row < pick.count; row++) {
    if (pick.get(row, PICK.id) !== id) continue;
    const [op, target] = [pick.get(row, PICK.op), pick.get(row, PICK.target)];
    const entry = op !== EQUIP_PICK && ofEntries.has(op) ? entryRow(m, target) : -1;
    if (entry >= 0) found.push({ card: chain.get(entry, CHAIN.card) });
    else if (isCaster(target)) found.push({ seat: seatOfTarget(target) });
    else if (!ofEntries.has(op) && target !== NO_CARD) found.push({ card: target });
  }
  return found;
}

const entryOf = (m: M, use: Use, state: PendingAction['state']): PendingAction => ({
  id: `entry ${use.id}`,
  seat: use.seat,
  card: use.card,
  ability: use.text,
  text: use.text === NO_TEXT ? '{seat} Contracts {card}' : '{seat} uses {ability} of {card}',
  targets: targetsOf(m, use),
  state,
  rule: 'mz.chain.last-first',
});

function chainEntries(m: M): PendingAction[] {
  const { chain } = m.records;
  return Array.from({ length: chain.count }, (_, at) => {
    const get = (field: number): number => chain.get(chain.count - 1 - at, field);
    const use = { id: get(CHAIN.id), seat: get(CHAIN.seat), card: get(CHAIN.card), text: get(CHAIN.text) };
    return entryOf(m, use, get(CHAIN.stopped) === 1 ? 'stopped' : 'waiting');
  });
}

const triggered = (use: Omit<Use, 'id'>, id: string, targets: readonly PendingTarget[]): PendingAction => ({
  id,
  seat: use.seat,
  card: use.card,
  ability: use.text,
  text: '{ability} of {card}',
  targets,
  state: 'waiting',
  rule: 'mz.general.simultaneous-active-orders',
});

/** The triggered texts that wait. Leaves out counters such as Burn, because no Page acts. */
function waitingTexts(m: M): PendingAction[] {
  const { trigger } = m.records;
  return Array.from({ length: trigger.count }, (_, row) => row).flatMap((row) => {
    const get = (field: number): number => trigger.get(row, field);
    const use = { seat: get(TRIGGER.seat), card: get(TRIGGER.card), text: get(TRIGGER.text) };
    if (isClock(use.text)) return [];
    const event = get(TRIGGER.event);
    const id = `text ${use.text} ${use.card} ${event} ${row}`;
    return [triggered(use, id, m.program.texts[use.text]!.usesEvent && event >= 0 ? [{ card: event }] : [])];
  });
}

function attackOf(m: M, state: PendingAction['state']): PendingAction[] {
  const { combat, combatNumber, attackSeat, attacker, attackIndex, atCaster, target, targetSeat } = m.table;
  if (combat === 0) return [];
  return [
    {
      id: `attack ${combatNumber}`,
      seat: attackSeat,
      card: attacker,
      ability: attackIndex,
      text: '{seat} attacks with {card}',
      targets: atCaster === 1 ? [{ seat: targetSeat }] : target === NO_CARD ? [] : [{ card: target }],
      state,
      rule: 'mz.combat.begins',
    },
  ];
}

/** All pending actions. A step that runs inside another step resolves first. */
export function pending(m: M): PendingAction[] {
  const steps = runningWithLocals(m).reverse();
  const names = steps.map(({ step }) => step);
  const first = (...some: readonly string[]): number => names.findIndex((name) => some.includes(name));
  return steps.flatMap(({ step, locals }, at): PendingAction[] => {
    const use = locals as unknown as Use;
    if (step === 'triggered-text')
      return [{ ...triggered(use, `running ${use.id}`, targetsOf(m, use)), state: 'resolving' }];
    if (step === 'settle') return at === first('settle') ? waitingTexts(m) : [];
    if (step === 'resolve-entry') return [entryOf(m, use, locals['stopped'] === 1 ? 'stopped' : 'resolving')];
    if (step === 'chain' || step === 'resolve-chain')
      return at === first('chain', 'resolve-chain') ? chainEntries(m) : [];
    return step === 'attack' ? attackOf(m, names.includes('strike') ? 'resolving' : 'waiting') : [];
  });
}
