/** Kernel steps for what waits and for what acts instead: queues and chains that resolve, and moments that texts replace. */
import {
  DONE,
  FRAME_WORDS,
  NEXT,
  step as kernelStep,
  type AskStage,
  type Control,
  type Match,
  type PendingAction,
  type Step,
} from '@rulewright/engine';
import { chainRecord, entriesOf, type ProgramReading, type Read } from './compile-expression.ts';
import { UnknownError, isUnknown } from './guard.ts';
import { statementsIn } from './statements.ts';
import type {
  AskInfo,
  ChainInfo,
  ChooserInfo,
  EntryInfo,
  ListenerInfo,
  MomentInfo,
  StepInfo,
} from '@rulewright/content/play';

/** The places of an entry's values in its record, and of all but the kept ones in the frame that resolves it. */
export const ENTRY = { index: 0, card: 1, number: 2, seat: 3, rule: 4, args: 5 } as const;
export const ENTRY_FIELDS = ['entry', 'card', 'number', 'seat', 'rule', 'a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
/** The field of the table that says whether a text acted instead of a moment. */
export const replacedField = (moment: MomentInfo): string => `instead of ${moment.id}`;
/** The field of cards with the texts that have acted instead of a moment, as bits. */
export const usedField = (moment: MomentInfo): string => `used ${moment.id}`;

/** The place of the entry that resolves, among the locals of the step that resolves it. */
export const RESOLVING = 1;

/** The bit that says that a text acted and the moment does not happen. */
export const REPLACED = 1;

/** What these steps need of the compiler of steps. */
export interface TimingHost {
  readonly reading: ProgramReading;
  read(typed: ChooserInfo['player']): Read;
  target(info: StepInfo): Step;
  /** Ends a match in which a stage computes for too long. */
  withinBudget(info: StepInfo, stage: (m: Match) => Control): (m: Match) => Control;
}

/** A step with a stage that asks, and the question of this stage. */
export interface AskingStep {
  readonly step: Step;
  readonly stage: number;
  readonly ask: AskInfo | null;
}

/** The field of the table that counts all entries that have waited. */
export const COUNTED = 'entries so far';

/** Adds an entry: its number, its card or -1, the seat that acts, and the number of its rule. A match in which too many wait is cut off. */
export type Adder = (
  m: Match,
  entry: number,
  card: number,
  seat: number,
  rule: number,
  args: readonly number[],
) => void;

/** What adds entries to a chain. @param counted the field of the table that counts entries */
export function adderOf(chain: ChainInfo, counted: number): Adder {
  const [record, { most }] = [chainRecord(chain), chain];
  return (m, entry, card, seat, rule, args) => {
    const entries = entriesOf(m, record);
    if (entries.count >= most) return m.program.mechanics.cutOff(m);
    const row = entries.add(entry, card, ++m.tableWords[counted]!, seat, rule);
    for (let at = 0; at < args.length; at++) entries.set(row, ENTRY.args + at, args[at]!);
  };
}

/** Who chooses, or -1 where the order of the document decides. */
function chooserOf(
  { reading, read }: TimingHost,
  chooser: ChooserInfo | null,
): (m: Match, values: readonly number[]) => number {
  if (chooser === null) return () => -1;
  const player = read(chooser.player);
  return (m, values) => {
    chooser.heard.forEach(({ register }, at) => {
      reading.registers[register] = values[at]!;
    });
    const seat = player(m);
    const { out } = reading.places;
    return seat >= 0 && out >= 0 && m.seatWords[out * m.seats + seat] !== 0 ? -1 : seat;
  };
}

/** Resolves entries of a chain or queue, until none is left or `left` have been resolved. */
export function resolveStep(host: TimingHost, chain: ChainInfo): AskingStep {
  const { chooser, order } = chain;
  const chooses = chooserOf(host, chooser);
  const targets = chain.entries.map(({ step }) => step);
  const record = chainRecord(chain);
  const take = (m: Match, row: number): Control => {
    const entries = entriesOf(m, record);
    const at = m.running + 1;
    if (m.frames[at]! > 0) m.frames[at] = m.frames[at]! - 1 || -1;
    const target = host.target(targets[entries.get(row, ENTRY.index)]!);
    const arg = (number: number): number => entries.get(row, ENTRY.args + number);
    const [a, b, c, d] = [arg(0), arg(1), arg(2), arg(3)];
    const [e, f, g] = [arg(4), arg(5), arg(6)];
    for (let value = 0; value < ENTRY.args; value++) m.frames[at + RESOLVING + value] = entries.get(row, value);
    entries.remove(row);
    return m.callAgain(target, a, b, c, d, e, f, g);
  };
  const ask = (m: Match): Control => {
    const { count } = entriesOf(m, record);
    m.frames[m.running + 1 + RESOLVING + ENTRY.number] = 0;
    // 0: all entries. -1: none is left to resolve.
    if (count === 0 || m.frames[m.running + 1]! < 0) return DONE;
    if (order === 'chain') return take(m, count - 1);
    const seat = chooses(m, []);
    if (seat < 0 || chooser === null) return take(m, 0);
    const cards = new Set<number>();
    for (let row = 0; row < count; row++) cards.add(entriesOf(m, record).get(row, ENTRY.card));
    cards.delete(-1);
    if (cards.size < 2) return take(m, 0);
    for (const card of cards) m.offer(chooser.option.index, card);
    return seat;
  };
  const stage: AskStage<Match, object> = {
    ask: targets[0] ? host.withinBudget(targets[0], ask) : ask,
    answer: (m, _f, _kind, card) => {
      const entries = entriesOf(m, record);
      let row = 0;
      while (entries.get(row, ENTRY.card) !== card) row++;
      return take(m, row);
    },
  };
  const locals = ['left', ...ENTRY_FIELDS.slice(0, ENTRY.args)];
  return { step: kernelStep(`resolve-${chain.id}`, locals, { resolve: stage }), stage: 0, ask: chooser?.ask ?? null };
}

/** An entry in words: the step that lets it wait and its card, such as `cast {card}`, or the text that waits. */
function wordsOf({ step: { id } }: EntryInfo, { id: chain }: ChainInfo, hasCard: boolean): string {
  const at = id.lastIndexOf(`-on-${chain}-`);
  if (at < 0) return hasCard ? 'the text of {card}' : 'a rule';
  return `${id.slice(0, at).replaceAll('-', ' ')}${hasCard ? ' {card}' : ''}`;
}

/** How tables list a step, from the values that it has; null while they do not list it. */
export type DescribedStep = (
  m: Match,
  values: (param: number) => number,
) =>
  | (Pick<PendingAction, 'seat' | 'card' | 'ability' | 'text' | 'targets' | 'rule'> & {
      readonly isStopped: boolean;
      readonly isWaiting: boolean;
    })
  | null;

/** What the pending actions of a program are found with. */
export interface PendingSteps {
  readonly chains: readonly ChainInfo[];
  readonly resolving: ReadonlyMap<ChainInfo, AskingStep>;
  readonly stepOf: ReadonlyMap<StepInfo, Step>;
  readonly described: ReadonlyMap<StepInfo, DescribedStep>;
}

const resolvedBySteps = new WeakMap<StepInfo, readonly ChainInfo[]>();

/** The chains that a step resolves. They are found once for all rulesets. */
function resolvedBy(info: StepInfo): readonly ChainInfo[] {
  const chains =
    resolvedBySteps.get(info) ?? statementsIn(info.body).flatMap((one) => (one.do === 'resolve' ? [one.chain] : []));
  resolvedBySteps.set(info, chains);
  return chains;
}

/**
 * Finds the pending actions: the entries that wait or resolve, and the steps that tables list, in the order in which they end. What runs inside
 * of something else comes first, and entries come with the step that resolves them.
 */
export function pendingWith({ chains, resolving, stepOf, described }: PendingSteps): (m: Match) => PendingAction[] {
  const shown = chains.filter(({ isShown }) => isShown);
  const infoOf = new Map([...stepOf].map(([info, step]) => [step.base, info]));
  const chainOf = new Map(chains.map((chain) => [resolving.get(chain)!.step.base, chain]));
  const ofEntries = new Set(chains.flatMap(({ entries }) => entries.map(({ step }) => step)));
  const entryOf = (
    m: Match,
    chain: ChainInfo,
    isRunning: boolean,
    get: (field: number) => number,
    value: (param: number) => number,
  ): PendingAction[] => {
    const { rules } = m.program.mechanics;
    const entry = chain.entries[get(ENTRY.index)]!;
    const id = `entry ${get(ENTRY.number)}`;
    const describe = described.get(entry.step);
    if (describe) {
      const action = describe(m, value);
      if (action === null) return [];
      const { isStopped, isWaiting, ...rest } = action;
      const state = isRunning && !isWaiting ? 'resolving' : isStopped ? 'stopped' : 'waiting';
      return [{ id, ...rest, state }];
    }
    const [card, seat] = [get(ENTRY.card), get(ENTRY.seat)];
    const words = wordsOf(entry, chain, card >= 0);
    return [
      {
        id,
        seat,
        card,
        ability: -1,
        text: seat < 0 ? words.charAt(0).toUpperCase() + words.slice(1) : `{seat}: ${words}`,
        targets: [],
        state: isRunning ? 'resolving' : 'waiting',
        rule: rules[get(ENTRY.rule)]!,
      },
    ];
  };
  const waitingOn = (m: Match, chain: ChainInfo): PendingAction[] => {
    const entries = entriesOf(m, chainRecord(chain));
    return Array.from({ length: entries.count }, (_, at) => {
      const row = chain.order === 'chain' ? entries.count - 1 - at : at;
      const get = (field: number): number => entries.get(row, field);
      return entryOf(m, chain, false, get, (param) => get(ENTRY.args + param));
    }).flat();
  };
  return (m) => {
    const { stages } = m.program.mechanics;
    const actions: PendingAction[] = [];
    const left = new Set(shown);
    for (let at = m.running; at >= 0; at -= FRAME_WORDS) {
      const { base } = stages.steps[stages.stepOf[m.frames[at]!]!]!;
      const chain = chainOf.get(base);
      const value = (from: number) => (param: number) => m.frames[from + 1 + param]!;
      if (chain?.isShown && m.frames[at + 1 + RESOLVING + ENTRY.number]! > 0)
        actions.push(...entryOf(m, chain, true, value(at + RESOLVING), value(at + FRAME_WORDS)));
      const info = infoOf.get(base);
      if (info === undefined) continue;
      for (const each of resolvedBy(info)) if (left.delete(each)) actions.push(...waitingOn(m, each));
      const action = ofEntries.has(info) ? null : described.get(info)?.(m, value(at));
      if (!action) continue;
      const { isStopped, isWaiting, ...rest } = action;
      const state = isStopped ? 'stopped' : isWaiting ? 'waiting' : 'resolving';
      actions.push({ id: `${info.id} ${at / FRAME_WORDS}`, ...rest, state });
    }
    return [...actions, ...[...left].flatMap((chain) => waitingOn(m, chain))];
  };
}

/** The cards whose text could hear a moment: all, or -1 alone where the rules say it. */
export const firstHearing = ({ text }: ListenerInfo): number => (text.card === null ? -1 : 0);
export const endOfHearing = ({ text }: ListenerInfo, m: Match): number => (text.card === null ? 0 : m.slots);

/** Reads a value of a moment by its number. */
type MomentValue = (m: Match, at: number) => number;

/** The values of a moment are the first ones in the frame of its step. */
const inFrame: MomentValue = (m, at) => m.frames[m.running + 1 + at]!;

/** The values for the step of a text: its card if it has one, and the values of the moment that it uses. */
export const heardBy = (
  { text, uses }: ListenerInfo,
  card: number,
  m: Match,
  value: MomentValue = inFrame,
): number[] => [...(text.card === null ? [] : [card]), ...uses.map((at) => value(m, at))];

/** Whether a text hears a moment with a card. */
export function hears(
  { reading }: Pick<TimingHost, 'reading'>,
  { text, self, heard }: ListenerInfo,
  where: Read | null,
  value: MomentValue = inFrame,
): (m: Match, card: number) => boolean {
  const { registers, defOf, layout, guard } = reading;
  const def = text.card === null ? -1 : (defOf.get(text.card) ?? -1);
  const zones = new Set(text.zones.map(({ index }) => index));
  const places = heard.map(({ register }) => register);
  const isThere = (m: Match, card: number): boolean =>
    (m.def[card] === def || isUnknown(guard, card)) &&
    m.zone[card]! >= 0 &&
    (zones.size === 0 || zones.has(layout.zoneOf[m.placeOf[m.zone[card]!]!]!));
  return (m, card) => {
    if (text.card !== null && !isThere(m, card)) return false;
    for (let at = 0; at < places.length; at++) registers[places[at]!] = value(m, at);
    registers[self.register] = card;
    const isHeard = where === null || where(m) !== 0;
    // It can be the card with this text or another one.
    if (isHeard && text.card !== null && isUnknown(guard, card)) throw new UnknownError();
    return isHeard;
  };
}

/**
 * Looks for texts that act instead of a moment. Each text acts at most once for one moment. The field of the table says whether one
 * acted and did not let the moment happen after all.
 */
export function insteadStep(
  host: TimingHost,
  moment: MomentInfo,
  field: number,
  wheres: readonly (Read | null)[],
): AskingStep {
  const { chooser } = moment;
  const names = moment.params.map(({ name }, at) => `${name}-${at}`);
  const chooses = chooserOf(host, chooser);
  const texts = moment.instead.map((listener, at) => ({ listener, at, fits: hears(host, listener, wheres[at]!) }));
  const used = (m: Match): Int16Array => (m.card as Record<string, Int16Array>)[usedField(moment)]!;
  const values = (m: Match): number[] => names.map((_, at) => m.frames[m.running + 1 + at]!);
  // The bits above the first one are for rules, which have no card.
  const isUsed = (m: Match, text: number, card: number): boolean =>
    ((card >= 0 ? used(m)[card]! : m.tableWords[field]! >> 1) >> text) % 2 === 1;
  /** The texts that can act now, in the order of the document and of the cards. */
  const waiting = (m: Match): [text: number, card: number][] => {
    return texts.flatMap(({ listener, at, fits }) => {
      const candidates: [number, number][] = [];
      m.spend(m.slots);
      for (let card = firstHearing(listener); card < endOfHearing(listener, m); card++)
        if (!isUsed(m, at, card) && fits(m, card)) candidates.push([at, card]);
      return candidates;
    });
  };
  const act = (m: Match, [text, card]: readonly [number, number]): Control => {
    if (card >= 0) used(m)[card]! |= 1 << text;
    else m.tableWords[field]! |= 2 << text;
    m.tableWords[field]! |= REPLACED;
    const { listener } = texts[text]!;
    const [a, b, c, d, e, f, g] = heardBy(listener, card, m);
    return m.callAgain(host.target(listener.step), a, b, c, d, e, f, g);
  };
  const step = kernelStep(`instead-of-${moment.id}`, names, {
    begin: (m: Match) => {
      used(m).fill(0);
      m.tableWords[field] = 0;
      return NEXT;
    },
    look: {
      ask: host.withinBudget(moment.instead[0]!.step, (m: Match) => {
        if (m.tableWords[field]! & REPLACED) return DONE;
        const candidates = waiting(m);
        if (candidates.length === 0) return DONE;
        if (chooser === null) return act(m, candidates[0]!);
        // What the rules say comes before the texts of cards.
        const rule = candidates.find(([, card]) => card < 0);
        if (rule) return act(m, rule);
        const seat = chooses(m, values(m));
        const cards = new Set(candidates.map(([, card]) => card));
        if (seat < 0 || cards.size < 2) return act(m, candidates[0]!);
        for (const card of cards) m.offer(chooser.option.index, card);
        return seat;
      }),
      answer: (m: Match, _f: object, _kind: number, card: number) =>
        act(m, waiting(m).find(([, one]) => one === card) ?? [0, card]),
    } satisfies AskStage<Match, object>,
  }) as Step;
  return { step, stage: 1, ask: chooser?.ask ?? null };
}
