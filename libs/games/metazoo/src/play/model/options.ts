/** The option kinds of MetaZoo, and the meaning of their two numbers. */
import type { OptionKind } from '@rulewright/engine';

const KINDS = [
  { key: 'pass', id: 'pass', a: 'none', b: 'none' },
  // Set-up.
  { key: 'declare', id: 'declare', a: 'ability', b: 'number' },
  { key: 'predict', id: 'predict', a: 'number', b: 'none' },
  { key: 'begins', id: 'begins', a: 'seat', b: 'none' },
  { key: 'keep', id: 'keep', a: 'none', b: 'none' },
  { key: 'mulligan', id: 'mulligan', a: 'none', b: 'none' },
  // Actions.
  { key: 'contract', id: 'contract', a: 'card', b: 'none' },
  { key: 'equip', id: 'equip', a: 'card', b: 'card' },
  { key: 'placeTrap', id: 'place-trap', a: 'card', b: 'none' },
  { key: 'placeTrapUnder', id: 'place-trap-under', a: 'card', b: 'card' },
  { key: 'moveTrapUnder', id: 'move-trap-under', a: 'card', b: 'card' },
  { key: 'power', id: 'power', a: 'card', b: 'ability' },
  { key: 'effect', id: 'effect', a: 'card', b: 'ability' },
  { key: 'selfDestruct', id: 'self-destruct', a: 'card', b: 'none' },
  { key: 'attack', id: 'attack', a: 'card', b: 'ability' },
  // Targets of an attack. A face-down Trap is named by its index among the Traps of its owner.
  { key: 'attackPage', id: 'attack-page', a: 'card', b: 'none' },
  { key: 'attackCaster', id: 'attack-caster', a: 'seat', b: 'none' },
  { key: 'attackTrap', id: 'attack-trap', a: 'seat', b: 'number' },
  // Aura.
  { key: 'generate', id: 'generate', a: 'card', b: 'none' },
  { key: 'spend', id: 'spend', a: 'ability', b: 'none' },
  // Choices within an Action.
  { key: 'targetPage', id: 'target', a: 'card', b: 'none' },
  { key: 'targetCaster', id: 'target-caster', a: 'seat', b: 'none' },
  { key: 'targetTrap', id: 'target-trap', a: 'seat', b: 'number' },
  { key: 'targetEntry', id: 'target-entry', a: 'card', b: 'number' },
  { key: 'payPage', id: 'pay-page', a: 'card', b: 'none' },
  { key: 'yes', id: 'yes', a: 'none', b: 'none' },
  { key: 'no', id: 'no', a: 'none', b: 'none' },
  { key: 'choose', id: 'choose', a: 'number', b: 'none' },
  { key: 'take', id: 'take', a: 'card', b: 'none' },
  { key: 'first', id: 'resolve-first', a: 'card', b: 'ability' },
  { key: 'firstFor', id: 'resolve-first-for', a: 'card', b: 'none' },
  { key: 'frozenFirst', id: 'frozen-first', a: 'card', b: 'none' },
  { key: 'burnFirst', id: 'burn-first', a: 'card', b: 'none' },
  { key: 'burnCasterFirst', id: 'burn-caster-first', a: 'seat', b: 'none' },
  { key: 'poisonFirst', id: 'poison-first', a: 'card', b: 'none' },
  { key: 'poisonCasterFirst', id: 'poison-caster-first', a: 'seat', b: 'none' },
  { key: 'regenFirst', id: 'regen-first', a: 'card', b: 'none' },
  { key: 'paralyzeFirst', id: 'paralyze-first', a: 'card', b: 'none' },
  { key: 'pay', id: 'pay', a: 'none', b: 'none' },
  { key: 'burrow', id: 'burrow', a: 'card', b: 'none' },
  // Combat.
  { key: 'defend', id: 'defend', a: 'card', b: 'none' },
  { key: 'answer', id: 'answer', a: 'card', b: 'ability' },
  { key: 'primary', id: 'primary', a: 'card', b: 'none' },
  { key: 'allocate', id: 'allocate', a: 'card', b: 'number' },
] as const satisfies readonly (OptionKind & { readonly key: string })[];

/** Kind numbers for `m.offer`, by name. */
export const O = Object.fromEntries(KINDS.map(({ key }, index) => [key, index])) as Readonly<
  Record<(typeof KINDS)[number]['key'], number>
>;

export const OPTIONS: readonly OptionKind[] = KINDS.map(({ id, a, b }) => ({ id, a, b }));
