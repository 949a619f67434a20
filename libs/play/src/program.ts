/** Turns a checked play document into a program: the mechanics of the kernel for one ruleset and one card pool. */
import type { CardDoc, Ruleset } from '@rulewright/content';
import { orderByCard } from './card-order.ts';
import { idOf } from '@rulewright/content/ids';
import { lazyHash } from '@rulewright/content/playing';
import {
  seatsIn,
  MOST_CARDS,
  NOWHERE,
  ProgramError,
  aheadOfOthers,
  defineState,
  mayKnow,
  optionA,
  optionB,
  optionKind,
  type CardDef,
  type EventField,
  type EventKind,
  type Features,
  type Match,
  type MatchResult,
  type Mechanics,
  type OptionKind,
  type Program,
  type ZoneSpec,
} from '@rulewright/engine';
import {
  ExpressionCompiler,
  actionField,
  chainRecord,
  type PlaceLayout,
  type ProgramReading,
} from './compile-expression.ts';
import { clearedOf, compileSteps, knownField, loopField, startOf, type CompiledSteps } from './compile-steps.ts';
import { COUNTED, ENTRY_FIELDS, replacedField, usedField } from './compile-timing.ts';
import { canEmit } from './emit-module.ts';
import type { MovedCards } from './emit-steps.ts';
import { orUnknown, type Guard } from './guard.ts';
import type { OptionTexts } from './option-texts.ts';
import type { StatementTrace } from './trace.ts';
import { PlayerNumbers, READING_WORK, ValueReader } from './value-reader.ts';
import { amountOf, readParameters, readPrinted, type PrintedValues } from './numbers.ts';
import type { ActionInfo, FieldInfo, PlayProgram, TotalInfo, Type, ValueInfo } from '@rulewright/content/play';
import {
  MOST_KEYS,
  MOST_NUMBERED,
  MOST_SEATS,
  rulesOfPlay,
  seatsOf,
  unread,
  withEntries,
} from '@rulewright/content/play';

const CAPPED = 'capped';
/** Writing code takes as long as thousands of answers in closures, and most programs give fewer. */
const CODE_AFTER = 2_000;
/** The mark of players who are out. A document with this statement has no field or value of this name. */
export const OUT = 'out';

/** A program made from a play document. */
export interface PlayedProgram extends Program {
  /** The numbers of the totals of a seat, in the order of the document. */
  readonly totals: (match: Match, seat: number) => readonly TotalNumber[];
  /** The same program with a guard, for forecasts. */
  readonly guardedBy: (guard: Guard) => PlayedProgram;
  readonly steps: CompiledSteps;
  readonly play: PlayProgram;
  readonly reading: ProgramReading;
}

const EVENT_TYPES: Readonly<Partial<Record<Type['is'], EventField['type']>>> = {
  card: 'card',
  player: 'seat',
  number: 'number',
  entry: 'ability',
};

function fieldOf({ name, type }: { readonly name: string; readonly type: Type }): EventField {
  if (type.is === 'word') return { name, type: 'word', words: type.list.labels };
  return { name, type: EVENT_TYPES[type.is] ?? 'number' };
}

/** What the texts of a packed option of the pending question say, or null. */
export function saidOf<T>(m: Match, option: number, say: (texts: OptionTexts) => T | null): T | null {
  const question = (m.program as PlayedProgram).steps.questions.get(m.frames[m.running]!);
  return question?.about(m, [optionKind(option), optionA(option), optionB(option)], say) ?? null;
}

/** The name of a measure among the numbers of a result. No field or zone has a name with a space. */
export const measured = (id: string): string => `measure ${id}`;

/** The sentences with and without the part in brackets, and the names in it. Nothing if the sentence has no such part. */
function withoutBrackets(sentence: string, fields: readonly { readonly name: string; readonly type: Type }[]) {
  const [from, to] = [sentence.indexOf('['), sentence.indexOf(']')];
  if (from < 0) return {};
  const part = sentence.slice(from, to + 1);
  return {
    sentence: sentence.replace(part, () => part.slice(1, -1)),
    sentenceAlone: sentence.replace(part, ''),
    sentenceNeeds: fields.flatMap(({ name, type }) =>
      part.includes(`{${name}}`) && ['card', 'player', 'entry'].includes(type.is) ? [name] : [],
    ),
  };
}

/** The kinds of events of a document, after those of every game. */
export function eventKinds(play: PlayProgram): EventKind[] {
  const causes = [...play.causes.map(({ id }) => id), CAPPED];
  const seat = { name: 'seat', type: 'seat' } as const;
  return [
    {
      id: 'card.moved',
      fields: [
        { name: 'card', type: 'card' },
        { name: 'from', type: 'zone' },
        { name: 'to', type: 'zone' },
      ],
      sentence: '{card} goes from {from} to {to}.',
      cardKnownTo: 'by-zone',
    },
    {
      id: 'turn.started',
      fields: [seat, { name: 'turn', type: 'number' }],
      sentence: 'Turn {turn}: {seat}.',
      cardKnownTo: 'all',
    },
    {
      id: 'step.started',
      fields: [seat, { name: 'step', type: 'step' }],
      sentence: '{seat}’s {step} step begins.',
      cardKnownTo: 'all',
    },
    {
      id: 'pile.shuffled',
      fields: [seat, { name: 'zone', type: 'zone' }],
      sentence: '{seat} shuffles {zone}.',
      sentenceAlone: '{zone} is shuffled.',
      cardKnownTo: 'all',
    },
    {
      id: 'match.over',
      fields: [
        { name: 'winner', type: 'seats' },
        { name: 'cause', type: 'word', words: causes },
      ],
      sentence: 'The match is over. Winner: {winner}. Reason: {cause}.',
      cardKnownTo: 'all',
    },
    ...play.events.map(({ id, sentence, fields }): EventKind => {
      const card = fields.find(({ type }) => type.is === 'card');
      const alone = card && sentence.replaceAll(`{${card.name}}`, 'a card');
      return {
        id,
        fields: fields.map(fieldOf),
        sentence,
        ...(alone ? { sentenceAlone: alone } : {}),
        ...withoutBrackets(sentence, fields),
        cardKnownTo: 'all',
      };
    }),
    {
      id: 'play.endless',
      fields: [
        { name: 'document', type: 'word', words: play.sources.map(({ document }) => document) },
        { name: 'line', type: 'number' },
      ],
      sentence: 'The match stops because the play continues without end at {document}, line {line}.',
      cardKnownTo: 'all',
    },
  ];
}

/** The names of the values that a seat or the table has of a field. A name with a word has a space, as no other name has. */
export const valueNames = ({ id, zone, each }: FieldInfo): string[] =>
  each
    ? each.words.map((word) => `${id} ${word}`)
    : zone
      ? Array.from({ length: MOST_NUMBERED }, (_, at) => `${id}${at + 1}`)
      : [id];

/** How many values a seat or the table has of a field. */
const wordsIn = ({ zone, each }: FieldInfo): number => each?.words.length ?? (zone ? MOST_NUMBERED : 1);

/** What reads parameters alone reads nothing of a match. */
const NO_MATCH = { spend: () => undefined } as unknown as Match;

/** The zones of a seat. Those with numbers are called `column-1` and so on. */
const zoneSpecs = ({ zones }: PlayProgram, { zoneOf, first }: PlaceLayout, compiler: ExpressionCompiler): ZoneSpec[] =>
  zoneOf.map((index, place): ZoneSpec => {
    const { id, title, seen, sight, pile, numbers, isShared } = zones[index]!;
    const number = place - first[index]! + 1;
    return {
      id: numbers ? `${id}-${number}` : id,
      name: numbers ? `${title} ${number}` : title,
      visibility: !sight ? seen : compiler.read(sight.when)(NO_MATCH) ? sight.then : sight.otherwise,
      ...(pile ? { pile } : {}),
      ...(isShared ? { isShared } : {}),
    };
  });

/** Refuses a ruleset whose parameters the document does not play. @throws ProgramError */
function refuseOthers({ needs }: PlayProgram, { id, parameters }: Ruleset, compiler: ExpressionCompiler): void {
  for (const { when, because, reads } of needs) {
    if (compiler.read(when)(NO_MATCH) !== 0) continue;
    const values = reads.map((name) => `${name} is ${JSON.stringify(parameters[name] ?? null)}`);
    throw new ProgramError('unsupported-value', `${id} cannot be played: ${because} ${values.join(', ')}.`);
  }
}

/** The places of the zones of a ruleset. */
function layoutOf({ zones }: PlayProgram, reading: Omit<ProgramReading, 'layout'>): PlaceLayout {
  const compiler = new ExpressionCompiler({
    ...reading,
    layout: { first: [], count: [], zoneOf: [], holders: new Int8Array() },
  });
  const count = zones.map(({ numbers }) =>
    numbers === null ? 1 : Math.max(1, Math.min(MOST_NUMBERED, compiler.read(numbers)(NO_MATCH))),
  );
  const zoneOf = count.flatMap((places, index) => Array.from({ length: places }, () => index));
  const holders = Int8Array.from({ length: MOST_SEATS * zoneOf.length }, (_, zone) =>
    zones[zoneOf[zone % zoneOf.length]!]!.isShared ? -1 : Math.floor(zone / zoneOf.length),
  );
  return { first: zones.map((_, index) => zoneOf.indexOf(index)), count, zoneOf, holders };
}

/** The entries of cards in texts, such as `Sweep of Gutter Boy`. */
const titlesOf = ({ entries }: PrintedValues, cards: readonly CardDoc[]): string[] =>
  entries.map(({ title, def }) => `${title} of ${cards[def]!.name}`);

/** The cards with the entries that their texts make. @throws ProgramError for a text that is not read in one way */
function cardsWithEntries({ phrases }: PlayProgram, cards: readonly CardDoc[]): readonly CardDoc[] {
  const all = phrases?.entries;
  if (!all) return cards;
  return cards.map((card) => {
    const whole = withEntries(all, card);
    const [first] = whole.unread;
    if (first) throw new ProgramError('unsupported-value', `${card.name}: ${unread(first.reading)}`);
    return whole.card;
  });
}

/** How a program is compiled. */
interface PlayedIn {
  /** Hears of every statement. It makes matches slower. */
  readonly trace?: StatementTrace;
  /** Keeps play from reading what a seat does not know. */
  readonly guard?: Guard;
  /** After how many answers play becomes code, where it can: 0 for at once, Infinity for never. */
  readonly codeAfter?: number;
  /** Whether code takes for granted what no step changes in a match from its beginning on. Without it, code and closures count the same work. */
  readonly takesForGranted?: boolean;
  /** Gets the text of the code, and the steps that stay in closures. */
  readonly emitted?: (text: string, inClosures: readonly string[]) => void;
}

/**
 * Compiles a play document for a ruleset and a card pool.
 * @throws ProgramError if the ruleset needs something that the program cannot play
 */
export function compileProgram(
  play: PlayProgram,
  ruleset: Ruleset,
  printedCards: readonly CardDoc[],
  { trace, guard, codeAfter = CODE_AFTER, takesForGranted = true, emitted }: PlayedIn = {},
): PlayedProgram {
  const cards = cardsWithEntries(play, printedCards);
  if (cards.length > MOST_CARDS * 8) throw new ProgramError('too-many-cards', 'The card pool is too large.');
  const { numbers, sets, empty } = readParameters(play, ruleset, cards);
  const printed = readPrinted(play, cards);
  const defOf = new Map(cards.map((card, index) => [card.id, index]));
  const rules = rulesOfPlay(play);
  const ruleNumber = new Map(rules.map((rule, index) => [rule, index]));
  const tableFields = play.fields.filter(({ of }) => of === 'table' || of === 'turn');
  const seatFields = play.fields.filter(({ of }) => of === 'player');
  const cardFields = play.fields.filter(({ of }) => of === 'card');
  const tableNames = tableFields.flatMap(valueNames);
  const places = {
    turn: tableNames.length,
    active: tableNames.length + 1,
    winner: tableNames.length + 2,
    cause: tableNames.length + 3,
    rule: tableNames.length + 4,
    out: play.hasOut ? seatFields.flatMap(valueNames).length : -1,
    turnEnds: tableNames.length + 5,
    replaced: play.moments.map(({ index }) => tableNames.length + 6 + index),
    counted: tableNames.length + 6 + play.moments.length,
  };
  const mostActions = Math.max(
    0,
    ...printed.firstEntry.map((first, def) => first - (printed.firstEntry[def - 1] ?? 0)),
  );
  const cardNames = ({ id, actions }: FieldInfo): string[] =>
    actions ? Array.from({ length: mostActions }, (_, at) => actionField(id, at)) : [id];
  const cardNumbers = [
    ...cardFields.flatMap(cardNames),
    ...Array.from({ length: play.loops }, (_, loop) => loopField(loop)),
    ...play.moments.flatMap((moment) => (moment.instead.length > 0 ? [usedField(moment)] : [])),
    knownField,
  ];
  const fixed: Omit<ProgramReading, 'layout'> = {
    registers: new Float64Array(play.registers),
    parameters: numbers,
    lists: sets,
    empty,
    rules: ruleNumber,
    printed,
    places,
    defOf,
    cardField: new Map(cardNumbers.map((name, at) => [name, at])),
    keys: MOST_KEYS,
    guard,
  };
  const layout = layoutOf(play, fixed);
  refuseOthers(play, ruleset, new ExpressionCompiler({ ...fixed, layout }));
  const reading: ProgramReading = { ...fixed, layout };
  const actionOf = new Map<number, ActionInfo>();
  printed.entries.forEach(({ def, name }, entry) => {
    const action = play.actions.find((one) => one.text.card === cards[def]!.id && one.name === name);
    if (action) actionOf.set(entry, action);
  });
  const stepRules = new Map(play.documents.parameters.steps.map(({ id, rules: [first] }) => [id, first ?? rules[0]!]));
  /** Where the values of fields are among those of the table, of seats, and of cards. */
  const rangesOf = (fields: readonly FieldInfo[]) =>
    (['table', 'player', 'card'] as const).map((holder) =>
      fields.flatMap((field) => {
        if ((field.of === 'turn' ? 'table' : field.of) !== holder) return [];
        const names = cardNames(field);
        const at = holder === 'card' ? (fixed.cardField.get(names[0] ?? '') ?? 0) : field.index;
        return [{ start: startOf(field), at, end: at + (holder === 'card' ? names.length : wordsIn(field)) }];
      }),
    );
  const restartOf = (fields: readonly FieldInfo[]): ((m: Match) => void) => {
    const [tables, seats, ofCards] = rangesOf(fields);
    return (m) => {
      for (const { start, at, end } of tables!) m.tableWords.fill(start, at, end);
      for (const { start, at, end } of seats!) m.seatWords.fill(start, at * m.seats, end * m.seats);
      for (const { start, at, end } of ofCards!) m.cardWords.fill(start, at * m.slots, end * m.slots);
    };
  };
  const isFirst = (fields: readonly FieldInfo[]): ((m: Match) => boolean) => {
    const [tables, seats, ofCards] = rangesOf(fields);
    const are = (words: ArrayLike<number>, start: number, from: number, to: number): boolean => {
      for (let at = from; at < to; at++) if (words[at] !== start) return false;
      return true;
    };
    return (m) =>
      tables!.every(({ start, at, end }) => are(m.tableWords, start, at, end)) &&
      seats!.every(({ start, at, end }) => are(m.seatWords, start, at * m.seats, end * m.seats)) &&
      ofCards!.every(({ start, at, end }) => {
        const { slots, cardWords, zone } = m;
        for (let word = at * slots; word < end * slots; word++)
          if (cardWords[word] !== start && zone[word % slots] !== NOWHERE) return false;
        return true;
      });
  };
  const state = defineState({
    table: [
      ...tableNames,
      'turn',
      'active',
      'winner',
      'cause',
      'rule',
      'turn ends',
      ...play.moments.map(replacedField),
      ...(play.chains.length > 0 ? [COUNTED] : []),
    ],
    seat: [...seatFields.flatMap(valueNames), ...(play.hasOut ? [OUT] : [])],
    card: cardNumbers,
    records: Object.fromEntries(play.chains.map((chain) => [chainRecord(chain), ENTRY_FIELDS])),
  });
  const zones = zoneSpecs(play, layout, new ExpressionCompiler(reading));
  const clears = clearedOf(play.loops);
  const end = (m: Match): void => {
    m.tableWords[places.winner] = -1;
    m.tableWords[places.cause] = play.causes.length;
    m.finish();
    clears(m);
  };
  const movedCards: MovedCards = {
    known: knownField,
    seenByAll: zones.map(({ visibility }) => visibility === 'all'),
    pile: zones.map(({ pile = false }) => pile),
    emptied: seatFields.flatMap((field) =>
      layout.zoneOf.flatMap((index, place) =>
        field.lasts.length > 0 && field.zone?.index === index
          ? [{ place, word: field.index + place - layout.first[index]!, start: startOf(field) }]
          : [],
      ),
    ),
    lasting: cardFields
      .filter(({ lasts }) => lasts.length > 0)
      .flatMap((field) =>
        cardNames(field).map((name) => ({
          name,
          start: startOf(field),
          within: layout.zoneOf.map((index) => field.lasts.some((one) => one.index === index)),
        })),
      ),
  };
  const reader = new ValueReader(reading, true);
  const playerNumbers = new PlayerNumbers(reading, reader);
  const measure = measureWith(play, playerNumbers);
  const { position, option } = play.features;
  const declared = position.length + option.length > 0 ? declaredFeatures(play, reading, playerNumbers) : null;
  const steps = compileSteps({
    program: play,
    reading,
    further: (module) => playerNumbers.write(module),
    rule: (id) => ruleNumber.get(id)!,
    setup: ruleset.setup,
    turn: ruleset.turn,
    turnRules: ruleset.turn.map((id) => stepRules.get(id)!),
    actionOf,
    restartOf,
    isFirst,
    beginCard: (m, card) => {
      for (const field of cardFields)
        for (const name of cardNames(field)) (m.card as Record<string, Int16Array>)[name]![card] = startOf(field);
    },
    isSeenByAll: (place) => zones[place]!.visibility === 'all',
    isTopSeen: (place) => zones[place]!.visibility === 'top',
    places,
    moved: movedCards,
    clears,
    codeAfter: trace === undefined && guard === undefined && canEmit() ? codeAfter : Infinity,
    takesForGranted,
    emitted,
    trace,
  });
  const shownBy = (value: ValueInfo) => (guard ? orUnknown(reader.of(value)) : reader.of(value));
  const conditionOf = ({ params: [param], shownIf }: ValueInfo): ((m: Match, one: number) => boolean) => {
    if (shownIf === null) return () => true;
    const read = reader.read(shownIf);
    const holds = (m: Match, one: number): number => {
      reading.registers[param!.register] = one;
      return m.reading(READING_WORK, () => read(m), 0);
    };
    const known = guard ? orUnknown(holds) : holds;
    return (m, one) => known(m, one) !== 0;
  };
  // What a board draws is public also without a title.
  const ofRows = new Set(play.zones.flatMap(({ rows }) => (rows ? [rows.number] : [])));
  const shownOf = (what: 'card' | 'player') =>
    play.values.flatMap((value) =>
      (value.title !== null || ofRows.has(value.id)) && value.params[0]?.type.is === what
        ? [{ id: value.id, isYesNo: value.type.is === 'yesno', read: shownBy(value), isShown: conditionOf(value) }]
        : [],
    );
  const [cardValues, seatValues] = [shownOf('card'), shownOf('player')];
  const shown = (fields: readonly FieldInfo[]): readonly FieldInfo[] =>
    fields.filter(({ id, isOpen, under }) => isOpen || under || ofRows.has(id));
  const [shownTable, shownSeat, shownCard] = [shown(tableFields), shown(seatFields), shown(cardFields)];
  const asShown = (isYesNo: boolean, value: number): number | boolean =>
    isYesNo && !Number.isNaN(value) ? value !== 0 : value;

  const publicSeat = (m: Match, seat: number): Record<string, number | boolean> => {
    const out: Record<string, number | boolean> = {};
    if (places.out >= 0) out[OUT] = m.seatWords[places.out * m.seats + seat] !== 0;
    for (const field of shownSeat) {
      const names = field.zone ? valueNames(field).slice(0, layout.count[field.zone.index]) : valueNames(field);
      names.forEach((name, at) => {
        out[name] = asShown(field.type.is === 'yesno', m.seatWords[(field.index + at) * m.seats + seat]!);
      });
    }
    for (const { id, isYesNo, read } of seatValues) out[id] = asShown(isYesNo, read(m, seat));
    return out;
  };
  const restart = restartOf(play.fields);
  const mechanics: Mechanics = {
    state,
    stages: steps.stages,
    root: steps.root,
    rules,
    events: eventKinds(play),
    options: optionKinds(play),
    capacities: {
      frames: 24,
      records: Object.fromEntries(play.chains.map((chain) => [chainRecord(chain), chain.most])),
    },
    begin(m: Match) {
      m.tableWords[places.winner] = -1;
      m.tableWords[places.active] = -1;
      restart(m);
    },
    moved: steps.moved,
    cutOff: end,
    // Code and closures leave other values in names that are not needed any more.
    framesVary: true,
    winners: (m: Match) => seatsIn(m.tableWords[places.winner]!),
    result(m: Match): MatchResult {
      const cause = m.tableWords[places.cause]!;
      const isCapped = cause >= play.causes.length;
      return {
        winners: seatsIn(m.tableWords[places.winner]!),
        cause: play.causes[cause]?.id ?? CAPPED,
        ruleId: isCapped ? '' : rules[m.tableWords[places.rule]!]!,
        turns: m.tableWords[places.turn]!,
        standing: Array.from({ length: m.seats }, (_, seat) => {
          const out: Record<string, number> = {};
          for (const [id, value] of Object.entries(publicSeat(m, seat))) out[id] = Number(value);
          const values = new Float64Array(play.measures.length);
          measure(m, seat, 1, values);
          play.measures.forEach(({ id }, at) => {
            out[measured(id)] = values[at]!;
          });
          zones.forEach(({ id, isShared }, place) => {
            if (!isShared) out[id] = m.zoneCount[seat * m.perSeat + place]!;
          });
          return out;
        }),
      };
    },
    publicTable: (m: Match) => {
      const out: Record<string, number | string | null> = {
        turn: m.tableWords[places.turn]!,
        active: m.tableWords[places.active]!,
      };
      for (const { id, index } of shownTable) out[id] = m.tableWords[index]!;
      return out;
    },
    publicSeat,
    publicCard: (m: Match, card: number) => {
      const out: Record<string, number | boolean> = {};
      for (const { id, type, under } of shownCard) {
        const value = (m.card as Record<string, Int16Array>)[id]![card]!;
        // A hidden card is not named, also not by its number.
        const isHidden = under && value >= 0 && zones[m.placeOf[m.zone[value]!]!]!.visibility !== 'all';
        out[id] = asShown(type.is === 'yesno', isHidden ? -1 : value);
      }
      for (const { id, isYesNo, read, isShown } of cardValues)
        if (isShown(m, card)) out[id] = asShown(isYesNo, read(m, card));
      return out;
    },
    knows: (m: Match, seat: number, card: number) =>
      (((m.card as Record<string, Int16Array>)[knownField]![card]! >> seat) & 1) === 1,
    policies: play.policies,
    ...(play.measures.length > 0
      ? {
          evaluation: {
            measures: play.measures.map(({ id, meaning, weight }) => ({ id, meaning, weight })),
            measure: aheadOfOthers(measure),
          },
        }
      : {}),
    features:
      declared ??
      featuresOf(
        play,
        seatValues.map(({ id, read }) => ({ id, read })),
        zones,
        printed,
        reading,
      ),
  };

  const numberFields = [...play.printed].filter(([, type]) => type.is === 'number').map(([id]) => id);
  const defs: CardDef[] = cards.map((card, def) => ({
    slug: card.id,
    name: card.name,
    numbers: Object.fromEntries(numberFields.map((id) => [id, printed.numbers.get(id)![def]!])),
  }));
  const seats = seatsOf(ruleset);
  return {
    mechanics,
    ruleset,
    poolHash: lazyHash(() => [play.hash, printedCards.map(({ id, name, data }) => ({ id, name, data }))]),
    zones,
    zonesPerSeat: zones.length,
    defs,
    defOf,
    abilityNames: printed.entries.map(({ def, name }) => `${cards[def]!.id}/${idOf(name)}`),
    abilityTitles: titlesOf(printed, cards),
    minSeats: seats.minSeats,
    maxSeats: Math.min(MOST_SEATS, seats.maxSeats),
    mixesOwners: true,
    ...(play.byCard && { hadPlugin: true, arrange: orderByCard(play.byCard, optionIds(play)) }),
    steps,
    play,
    reading,
    totals: totalsWith(play, reader, reading),
    guardedBy: (other) => compileProgram(play, ruleset, printedCards, { guard: other }),
  };
}

const optionIds = (play: PlayProgram): string[] => optionKinds(play).map(({ id }) => id);

/** The kinds of options: the pass, and those of the document. */
const optionKinds = (play: PlayProgram): OptionKind[] => [
  { id: 'pass', a: 'none', b: 'none' },
  ...play.options.map(({ id, arguments: [a, b] }): OptionKind => ({ id, a: a ?? 'none', b: b ?? 'none' })),
];

/** A number of a total. Not a number where a forecast does not know it. */
interface TotalNumber {
  readonly zone: string;
  readonly name: string;
  readonly value: number;
  /** Whether it is one of the amounts of the total. */
  readonly isAmount: boolean;
}

function numbersOf({ zone: { id: zone }, is, title }: TotalInfo, value: number): TotalNumber[] {
  if (is.type.is !== 'amounts') return [{ zone, name: title!, value, isAmount: false }];
  return is.type.labels.map((name, key) => ({ zone, name, value: amountOf(value, key), isAmount: true }));
}

function totalsWith(play: PlayProgram, reader: ValueReader, { registers, guard }: ProgramReading) {
  const reads = play.totals.map((total) => {
    const read = reader.read(total.is);
    const shown = (m: Match, seat: number): number => {
      registers[total.player.register] = seat;
      // Plus 0, because arithmetic gives -0 as well.
      return m.reading(READING_WORK, () => read(m), 0) + 0;
    };
    return { total, read: guard ? orUnknown(shown) : shown };
  });
  return (m: Match, seat: number): TotalNumber[] => reads.flatMap(({ total, read }) => numbersOf(total, read(m, seat)));
}

function measureWith(
  { measures }: PlayProgram,
  numbers: PlayerNumbers,
): (m: Match, seat: number, share: number, out: Float64Array) => void {
  const reads = measures.map(({ is, player, isPublic }) => ({ read: numbers.of(is, player, isPublic), isPublic }));
  return (m, seat, share, out) => {
    for (let at = 0; at < reads.length; at++) {
      const { read, isPublic } = reads[at]!;
      // Nobody else can compute a number that is not public, so it is not compared with that of other seats.
      if (share >= 0 || isPublic) out[at]! += share * read(m, seat);
    }
  };
}

/** What bots that learn always read of a position. A document can declare these numbers itself. */
const OF_TURN = ['turn', 'my-turn'];

/** The numbers that a document declares for bots that learn. */
function declaredFeatures(
  { features: { position, option } }: PlayProgram,
  reading: ProgramReading,
  numbers: PlayerNumbers,
): Features<Match> {
  const names = [...new Set([...OF_TURN, ...position.map(({ id }) => id)])];
  const reads = position.map(({ id, is, weight, player }) => ({
    weight,
    place: names.indexOf(id),
    read: numbers.of(is, player, false),
  }));
  const placeOf = new Map(option.map((id, at) => [id, at]));
  return {
    position: names,
    option,
    readPosition(m, seat, out) {
      readTurn(m, seat, reading, out);
      // Plus 0, because arithmetic gives -0 as well.
      for (const { place, read, weight } of reads) out[place] = weight * read(m, seat) + 0;
    },
    readOption(m, seat, option, out) {
      if (!mayKnowOf(m, seat, option)) return;
      saidOf(m, option, ({ features }) => {
        for (const { id, read } of features) out[placeOf.get(id)!] = read(m) + 0;
        return null;
      });
    },
  };
}

function readTurn(m: Match, seat: number, { places }: ProgramReading, out: Float64Array): void {
  out[0] = Math.min(60, m.tableWords[places.turn]!) / 2;
  out[1] = m.tableWords[places.active] === seat ? 4 : 0;
}

/** Whether a seat may know the card that an option names, if it names one. */
function mayKnowOf(m: Match, seat: number, option: number): boolean {
  const { a, b } = m.program.mechanics.options[optionKind(option)]!;
  return (a !== 'card' || mayKnow(m, seat, optionA(option))) && (b !== 'card' || mayKnow(m, seat, optionB(option)));
}

/**
 * The numbers for learning bots of a document that declares none: counts of zones and shown values of both sides, and the printed numbers of
 * the card of an option.
 */
function featuresOf(
  play: PlayProgram,
  values: readonly { readonly id: string; readonly read: (m: Match, seat: number) => number }[],
  zones: readonly ZoneSpec[],
  printed: PrintedValues,
  reading: ProgramReading,
): Features<Match> {
  const numbers = [...play.printed].flatMap(([id, type]) => (type.is === 'number' ? [id] : []));
  const tables = numbers.map((id) => printed.numbers.get(id)!);
  const places = zones.map((zone, place) => ({ ...zone, place }));
  const [shared, own] = [places.filter(({ isShared }) => isShared), places.filter(({ isShared }) => !isShared)];
  const side = [...own.map(({ id }) => id), ...values.map(({ id }) => id)];
  const sides = [...side.map((name) => `mine-${name}`), ...side.map((name) => `theirs-${name}`)];
  return {
    position: [...OF_TURN, ...sides, ...shared.map(({ id }) => `table-${id}`)],
    option: [...numbers, 'price'],
    readPosition(m, seat, out) {
      readTurn(m, seat, reading, out);
      for (let each = 0; each < m.seats; each++) {
        const at = each === seat ? 2 : 2 + side.length;
        const share = each === seat ? 1 : 1 / (m.seats - 1);
        own.forEach(({ place }, index) => {
          out[at + index]! += share * m.zoneCount[each * m.perSeat + place]!;
        });
        values.forEach(({ read }, index) => {
          out[at + own.length + index]! += share * read(m, each);
        });
      }
      shared.forEach(({ place }, index) => {
        out[2 + sides.length + index] = m.zoneCount[place]!;
      });
    },
    readOption(m, _seat, option, out) {
      out[numbers.length] = saidOf(m, option, ({ price }) => price(m))?.amount ?? 0;
      const kind = play.options[optionKind(option) - 1];
      const at = kind?.arguments.indexOf('card') ?? -1;
      if (at < 0) return;
      const card = at === 0 ? optionA(option) : optionB(option);
      tables.forEach((table, index) => {
        out[index] = Math.max(-1, table[m.def[card]!]!);
      });
    },
  };
}
