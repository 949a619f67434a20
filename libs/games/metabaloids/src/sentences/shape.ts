/**
 * Converts between an ability and the parts of its sentence. The sentence has one role next to the timing, a title, and
 * a place only if it is an exception.
 */
import { canonicalJson, type Place } from '@rulewright/content/sentences';
import { abilitySchema, type Ability } from '../abilities/schema.ts';

type Activated = Extract<Ability, { kind: 'activated' }>;
type Role = 'attacker' | 'defender' | 'any';
/** An ability without the fields that only its document contains. */
export type Meant = Omit<Ability, 'id' | 'text' | 'rules'>;

const inOrder = <T>(conditions: readonly T[]): T[] =>
  [...conditions].sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));

/** The meaning of an ability. Null if the schema rejects it. */
export function meantBy(ability: unknown): Meant | null {
  const parsed = abilitySchema.safeParse({ ...(ability as object), id: 'x', text: 'x', rules: [] });
  if (!parsed.success) return null;
  const { id: _, text: __, rules: ___, ...meant } = parsed.data;
  return { ...meant, conditions: inOrder(meant.conditions) };
}

/** The place that a sentence leaves out: the hand for events and walls, the play area for all other cards. */
const usualPlace = (place: Place): readonly string[] => (place.hint['fromHand'] === true ? ['hand'] : ['play-area']);

/** Whether the sentence names the role together with the timing. */
const namesRole = ({ timing, fightingColumnOnly }: Activated): boolean =>
  timing === 'attack' || (timing === 'battle' && fightingColumnOnly);

const isPriced = ({ timing, cost, fightingColumnOnly: column }: Activated): boolean =>
  cost > 0 || ['attack', 'damage', 'drawing'].includes(timing) || (column && ['any-time', 'own-turn'].includes(timing));

/** Converts an ability to the parts of its sentence. */
export function shapeOf(value: unknown, place: Place): unknown {
  const meant = value as Ability;
  const title = place.hint['titled'] === true ? place.hint['title'] : undefined;
  if (meant.kind !== 'activated') return { ...meant, title, conditions: inOrder(meant.conditions) };
  const { from, conditions, ...rest } = meant;
  const at = namesRole(meant) ? conditions.findIndex((one) => 'role' in one) : -1;
  const named = conditions[at];
  const role: Role = named && 'role' in named ? named.role : 'any';
  return {
    ...rest,
    priced: isPriced(meant),
    title: isPriced(meant) ? place.hint['title'] : title,
    role,
    conditions: inOrder(conditions.filter((_, i) => i !== at)),
    ...(canonicalJson(from) === canonicalJson(usualPlace(place)) ? {} : { from }),
  };
}

/** Converts the parts of a sentence to an ability. Undefined if they do not form a valid one. */
export function abilityOf(said: unknown, place: Place): unknown {
  const { title: _, priced: __, role, ...rest } = said as Record<string, unknown>;
  const conditions = (rest['conditions'] ?? []) as unknown[];
  const meant = {
    ...rest,
    conditions: role === 'attacker' || role === 'defender' ? [{ role }, ...conditions] : conditions,
    ...(rest['kind'] === 'activated' && { from: rest['from'] ?? usualPlace(place) }),
  };
  return meantBy(meant) ?? undefined;
}
