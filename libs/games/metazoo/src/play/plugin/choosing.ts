/** Questions that people answer with several Pages at once: paying Aura and paying with Pages. The engine still asks Page by Page. */
import { optionA, optionKind, runningWithLocals, type SetQuestion } from '@rulewright/engine';
import { AURA_TYPES } from '../../language/words.ts';
import { anyPays, auraOf, eachSource, stillDue, unspent } from '../arena/aura.ts';
import type { M } from '../model/model.ts';
import { O } from '../model/options.ts';
import { AURA, auraSum } from '../model/words.ts';

/** Every Page that can be Fatigued for the Aura that is due. Null while unspent Aura can pay. */
function payingAura(m: M, seat: number, except: number): SetQuestion | null {
  if (m.optionCount === 0 || optionKind(m.options[0]!) !== O.generate) return null;
  const due = stillDue(m);
  const typed = due.flatMap((amount, type) => {
    const left = anyPays(m, type) ? 0 : amount - auraOf(m, seat, type);
    return left > 0 ? [{ type, left }] : [];
  });
  const total = auraSum(due) - unspent(m, seat);
  const isAnyDue = due.some((amount, type) => amount > 0 && anyPays(m, type));
  const parts = typed.map(({ type, left }) => ({ label: `${AURA_TYPES[type]} Aura`, amount: left, type }));
  const needs = isAnyDue ? [...parts, { label: 'Aura', amount: Math.max(1, total), type: AURA.Neutral }] : parts;
  const members: { card: number; gives: number[] }[] = [];
  eachSource(m, seat, (card, aura) => {
    if (card === except) return;
    const gives = needs.map(({ type }, at) => (at === parts.length ? auraSum(aura) : aura[type]!));
    if (gives.some((amount) => amount > 0)) members.push({ card, gives });
  });
  return {
    ...{ kind: 'generate', members, chosen: [], least: 0, most: null, done: 'Pay', inParts: true },
    needs: needs.map(({ label, amount }) => ({ label, amount })),
  };
}

export function choosing(m: M): SetQuestion | null {
  const { step, locals } = runningWithLocals(m).at(-1)!;
  if (step === 'pay-aura') return payingAura(m, locals['seat']!, locals['except']!);
  if (step !== 'pay-pages') return null;
  const members = Array.from(m.options.subarray(0, m.optionCount), (option) => ({ card: optionA(option), gives: [] }));
  const left = Math.min(locals['left']!, members.length);
  return { kind: 'pay-page', members, chosen: [], least: left, most: left, needs: [], done: 'Pay', inParts: true };
}
