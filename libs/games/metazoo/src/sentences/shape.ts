/**
 * Converts between a Page's text and the parts of its sentence: a frame, a price as a list of parts, and conditions in
 * a fixed order.
 */
import { canonicalJson, type Blame, type Fields, type Place } from '@rulewright/content/sentences';
import * as z from 'zod';
import { attackSchema, pageTextSchema } from '../cards/texts.ts';
import { withAntecedent } from '../language/pronoun.ts';
import { pageConditionSchema } from '../language/schema.ts';

const attackPart = attackSchema.pick({ conditions: true, effects: true });
const requiresPart = z.strictObject({ requires: z.array(pageConditionSchema) });

const inOrder = (conditions: unknown): unknown[] =>
  [...((conditions ?? []) as unknown[])].sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));

/** The same value without the labels of choices, because no sentence contains them. */
function unlabelled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unlabelled);
  if (typeof value !== 'object' || value === null) return value;
  const { do: verb, options } = value as { do?: unknown; options?: unknown };
  if (verb === 'choose' && Array.isArray(options))
    return {
      do: verb,
      options: options.map((one: Fields, i) => ({ label: `option ${i + 1}`, effects: unlabelled(one['effects']) })),
    };
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unlabelled(inner)]));
}

/** The meaning of a text, without the fields that only its document contains. Null if the schema rejects it. */
export function meantBy(text: Fields): Fields | null {
  const { name: _name, ...rest } = text;
  const parsed = pageTextSchema.safeParse({
    ...rest,
    ...(rest['kind'] === 'power' && { name: 'x' }),
    id: 'x',
    text: 'x',
    rules: [],
  });
  if (!parsed.success) return null;
  const { id: _, text: __, rules: ___, ...meant } = parsed.data;
  const { name: ____, ...said } = meant as Fields & { name?: string };
  return { ...(unlabelled(said) as Fields), conditions: inOrder(meant.conditions) };
}

/** The meaning of the text of an Attack. Null if the schema rejects it. */
export function attackMeant(attack: Fields): Fields | null {
  const parsed = attackPart.safeParse({ conditions: attack['conditions'] ?? [], effects: attack['effects'] ?? [] });
  return parsed.success
    ? { ...(unlabelled(parsed.data) as Fields), conditions: inOrder(parsed.data.conditions) }
    : null;
}

/** The meaning of a requirement. Null if the schema rejects it. */
export function requirementMeant(requires: unknown): Fields | null {
  const parsed = requiresPart.safeParse({ requires });
  return parsed.success ? { requires: inOrder(parsed.data.requires) } : null;
}

interface Part {
  readonly kind: string;
  readonly value?: unknown;
}

/** Converts a price to a list of parts. */
function partsOf(price: Fields): Part[] {
  const aura = price['aura'] as Fields;
  return [
    ...(Object.keys(aura).length > 0 ? [{ kind: 'aura', value: aura }] : []),
    ...['lp', 'pages'].flatMap((kind) => (Number(price[kind]) > 0 ? [{ kind, value: price[kind] }] : [])),
    ...['fatigue', 'destroy'].flatMap((kind) => (price[kind] === true ? [{ kind }] : [])),
  ];
}

/** Converts a list of parts to a price. Undefined if a kind of part occurs twice. */
function priceOf(parts: readonly Part[]): unknown {
  if (new Set(parts.map(({ kind }) => kind)).size < parts.length) return undefined;
  return Object.fromEntries(parts.map(({ kind, value }) => [kind, value ?? true]));
}

/** Converts a text to the parts of its sentence. */
export function shapeOf(value: unknown): unknown {
  const { kind, ...meant } = value as Fields;
  if ('requires' in meant) return { frame: 'requires', conditions: meant['requires'] };
  if (kind === undefined) return { frame: 'attack', ...meant };
  if (kind === 'arena') return { frame: 'arena', ...meant };
  if (kind === 'when')
    return meant['on'] === 'resolved' ? { ...without(meant, 'on'), frame: 'plain' } : { frame: 'when', ...meant };
  const parts = partsOf(meant['price'] as Fields);
  const any = kind === 'any-time' || meant['timing'] === 'any-time';
  const { from } = meant;
  const rest = {
    ...without(meant, 'price', 'timing', 'from'),
    ...(from !== undefined && from !== 'arena' && { from }),
    ...(parts.length > 0 && { price: parts }),
  };
  return any || parts.length > 0 || meant['limit'] !== undefined
    ? { frame: 'use', any, ...rest }
    : { frame: 'plain', ...rest };
}

const without = (value: Fields, ...keys: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** The moments whose sentence names the Page itself. */
const NAMES_ITSELF = new Set(['entered', 'attacks', 'defends', 'dealt-damage', 'took-damage', 'destroyed-another']);

/** The meaning of `it` before the first pick: the Page that the moment or a condition names. */
function antecedent({ of, on, conditions }: Fields): string | undefined {
  if (of !== undefined) return 'event';
  const all = (conditions ?? []) as readonly Fields[];
  return NAMES_ITSELF.has(String(on)) || all.some((one) => 'this' in one) ? 'this' : undefined;
}

/** Rejects `it` if the text has neither named nor picked a Page before it. */
export function blamed(said: unknown, { self }: Place): Blame | undefined {
  const { effects } = said as Fields;
  const isEarly = withAntecedent(effects, 'this').replaced && antecedent(said as Fields) === undefined;
  return isEarly ? { word: 'it', suggestions: [self, 'a target Beastie'] } : undefined;
}

/** Converts the parts of a sentence to a text. Undefined if they do not form a valid one. */
export function textOf(said: unknown, { hint }: Place): unknown {
  const parts = said as Fields;
  const { effects, replaced } = withAntecedent(parts['effects'], antecedent(parts) ?? 'this');
  if (replaced && antecedent(parts) === undefined) return undefined;
  const { frame, any, price, ...rest } = effects === undefined ? parts : { ...parts, effects };
  if (frame === 'requires') return requirementMeant(rest['conditions']) ?? undefined;
  if (frame === 'attack') return attackMeant(rest) ?? undefined;
  if (frame === 'arena') return meantBy({ ...rest, kind: 'arena' }) ?? undefined;
  if (frame === 'when') return meantBy({ ...rest, kind: 'when' }) ?? undefined;
  const isPower = hint['power'] === true;
  if (frame === 'plain' && !isPower) return meantBy({ ...rest, kind: 'when', on: 'resolved' }) ?? undefined;
  const paid = price === undefined ? {} : priceOf(price as Part[]);
  if (paid === undefined || (!isPower && any !== true)) return undefined;
  const used = isPower ? { kind: 'power', timing: any === true ? 'any-time' : 'own-turn' } : { kind: 'any-time' };
  return meantBy({ ...rest, ...used, price: paid }) ?? undefined;
}
