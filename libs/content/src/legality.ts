/** Legality by date. rules/<game>/legality/<id>.yaml lists dated changes of a card pool. This file computes the state on a day. */
import { z } from 'zod';
import { ruleIdSchema, slugSchema } from './schema-words.ts';

/** The most changes in one document. */
const MOST_CHANGES = 500;

const daySchema = z.iso.date('a day such as 2027-01-15');
const cardsSchema = z.array(slugSchema).min(1).max(2000);
const setsSchema = z.array(slugSchema).min(1).max(500);

const changeSchema = z
  .strictObject({
    /** The first day on which the change applies. */
    from: daySchema,
    /** The day of the announcement. Before it, pages do not list the change as announced. */
    announced: daySchema.optional(),
    /** The reason in one or two sentences. Verdicts and card pages quote it. */
    reason: z.string().min(1).max(500),
    /** The address of the announcement. */
    source: z.url({ protocol: /^https$/ }).optional(),
    /** The rule of the rulebook to cite instead of the document's rule. */
    rule: ruleIdSchema.optional(),
    /** Sets that enter the pool. If the first change of a set admits it, the set is not in the pool before. */
    admit: setsSchema.optional(),
    /** Sets that leave the pool. */
    rotate: setsSchema.optional(),
    /** Cards that no deck may contain. */
    ban: cardsSchema.optional(),
    /** Cards on the restricted list, each with the copies that a deck may contain. */
    restrict: z.record(slugSchema, z.number().int().min(1).max(99)).optional(),
    /** Points of cards, for the point limit. 0 removes the points. */
    points: z.record(slugSchema, z.number().int().min(0).max(999)).optional(),
    /** The most points in a deck from this day on; null for no limit. */
    pointLimit: z.number().int().min(0).max(9999).nullable().optional(),
    /** Cards that lose their ban, restriction and points. */
    restore: cardsSchema.optional(),
  })
  .superRefine((change, context) => {
    const words = ['admit', 'rotate', 'ban', 'restrict', 'points', 'pointLimit', 'restore'] as const;
    if (words.every((word) => change[word] === undefined))
      context.addIssue({ code: 'custom', message: `a change has at least one of the words ${words.join(', ')}` });
    if (change.announced !== undefined && change.announced > change.from)
      context.addIssue({ code: 'custom', path: ['announced'], message: 'a change is announced before it applies' });
  });

/** The places of changes in the lists of their files. Problems name the lines there. */
const places = new WeakMap<object, number>();

/** rules/<game>/legality/<id>.yaml */
export const legalitySchema = z
  .strictObject({
    id: slugSchema,
    /** The rule of the rulebook that defines the legal cards. */
    rule: ruleIdSchema,
    /** The sets of the pool before the first change. By default, every set that no change admits. */
    sets: z.array(slugSchema).max(500).optional(),
    pointLimit: z.number().int().min(0).max(9999).optional(),
    /** In any order. The program sorts them by day. */
    changes: z.array(changeSchema).max(MOST_CHANGES).default([]),
  })
  .transform((doc) => {
    doc.changes.forEach((change, at) => places.set(change, at));
    return { ...doc, changes: doc.changes.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0)) };
  });

/** The place of a change in the list of its file, from 0. */
export const placeInFile = (change: LegalityChange): number => places.get(change) ?? 0;

export type LegalityDoc = z.infer<typeof legalitySchema>;
export type LegalityChange = z.infer<typeof changeSchema>;

/** The entry of one card in the lists on a day. Cards without an entry are legal if their set is in the pool. */
export interface ListedStatus {
  readonly status: 'banned' | 'restricted' | 'legal';
  /** The most copies in a deck; null if the lists do not limit them. */
  readonly copies: number | null;
  readonly points: number;
  /** The last change that named the card. */
  readonly change: LegalityChange;
}

/** The legality of a format on a day. */
export interface Legality {
  readonly doc: LegalityDoc;
  /** The first day of this state; null if no change applies yet. */
  readonly from: string | null;
  /** The first day of the next change; null if there is none. */
  readonly until: string | null;
  /** The cards that the lists name, by id. */
  readonly cards: ReadonlyMap<string, ListedStatus>;
  readonly pointLimit: number | null;
  /** Whether a set is in the pool, and the last change that admitted or rotated it. */
  pool(set: string): { readonly legal: boolean; readonly change: LegalityChange | null };
}

/** Milliseconds of a day in UTC. */
const DAY = 86_400_000;

/** The day of the last call of `utcDay`. A page of cards asks for today once for each card. */
let lastDay = { number: NaN, text: '' };

/** The current day in UTC, such as `2027-01-15`. */
export function utcDay(now: number = Date.now()): string {
  const number = Math.floor(now / DAY);
  if (number !== lastDay.number) lastDay = { number, text: new Date(now).toISOString().slice(0, 10) };
  return lastDay.text;
}

/** Whether a text is a real day such as `2027-01-15`. */
export const isDay = (text: string): boolean => daySchema.safeParse(text).success;

const states = new WeakMap<LegalityDoc, Map<number, Legality>>();

/** The state of a legality document on a day. Days between the same two changes share one state, which is computed once. */
export function legalityOn(doc: LegalityDoc, on: string): Legality {
  const begun = doc.changes.filter(({ from }) => from <= on).length;
  const known = states.get(doc) ?? new Map<number, Legality>();
  states.set(doc, known);
  let legality = known.get(begun);
  if (!legality) known.set(begun, (legality = stateAfter(doc, begun)));
  return legality;
}

function stateAfter(doc: LegalityDoc, begun: number): Legality {
  const sets = new Map<string, { readonly legal: boolean; readonly change: LegalityChange | null }>();
  const cards = new Map<string, ListedStatus>();
  let pointLimit = doc.pointLimit ?? null;
  const first = doc.sets === undefined ? null : new Set(doc.sets);
  // The first change that mentions a set shows its earlier place: out of the pool if the change admits it.
  if (!first)
    for (const change of doc.changes) {
      for (const set of change.admit ?? []) if (!sets.has(set)) sets.set(set, { legal: false, change: null });
      for (const set of change.rotate ?? []) if (!sets.has(set)) sets.set(set, { legal: true, change: null });
    }
  for (const change of doc.changes.slice(0, begun)) {
    for (const set of change.admit ?? []) sets.set(set, { legal: true, change });
    for (const set of change.rotate ?? []) sets.set(set, { legal: false, change });
    for (const id of change.restore ?? []) cards.delete(id);
    const pointsOf = (id: string): number => cards.get(id)?.points ?? 0;
    for (const id of change.ban ?? []) cards.set(id, { status: 'banned', copies: 0, points: pointsOf(id), change });
    for (const [id, copies] of Object.entries(change.restrict ?? {}))
      cards.set(id, { status: 'restricted', copies, points: pointsOf(id), change });
    for (const [id, points] of Object.entries(change.points ?? {}))
      cards.set(id, { ...(cards.get(id) ?? { status: 'legal', copies: null }), points, change });
    if (change.pointLimit !== undefined) pointLimit = change.pointLimit;
  }
  const unlisted = { legal: first === null, change: null };
  const opening = { legal: true, change: null };
  return {
    doc,
    from: doc.changes[begun - 1]?.from ?? null,
    until: doc.changes[begun]?.from ?? null,
    cards,
    pointLimit,
    pool: (set) => sets.get(set) ?? (first?.has(set) ? opening : unlisted),
  };
}

/** The changes that are announced on a day and apply later. */
export const announcedOn = ({ changes }: LegalityDoc, on: string): LegalityChange[] =>
  changes.filter(({ from, announced }) => from > on && (announced ?? on) <= on);

/** The changes that apply on a day, the latest first. */
export const appliedOn = ({ changes }: LegalityDoc, on: string): LegalityChange[] =>
  changes.filter(({ from }) => from <= on).reverse();

/** The effect of a change on one card, from its own entry or the sets of its printings. Null if there is none. */
export function effectOn(
  change: LegalityChange,
  card: { readonly id: string; readonly printings: readonly { readonly set: string }[] },
): string | null {
  const effects: string[] = [];
  if (change.ban?.includes(card.id)) effects.push('banned');
  const copies = change.restrict?.[card.id];
  if (copies !== undefined) effects.push(`restricted to ${copies} ${copies === 1 ? 'copy' : 'copies'}`);
  const points = change.points?.[card.id];
  if (points !== undefined) effects.push(`${points} ${points === 1 ? 'point' : 'points'}`);
  if (change.restore?.includes(card.id)) effects.push('restored');
  const printed = (sets: readonly string[] | undefined): boolean =>
    card.printings.some(({ set }) => sets?.includes(set) ?? false);
  if (printed(change.admit)) effects.push('enters the pool');
  if (printed(change.rotate)) effects.push('leaves the pool');
  return effects.length === 0 ? null : effects.join(', ');
}
