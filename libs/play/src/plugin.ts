/** The plugin of a game whose play is a document. All its parts follow from the declarations. */
import type { CardDoc, DataField, ParameterValue, PluginVocabulary } from '@rulewright/content';
import { cardDataSchema } from '@rulewright/content/playing';
import {
  NO_CARD,
  ProgramError,
  optionKind,
  type BoardLane,
  type BoardPlace,
  type CardWorth,
  type CountSpec,
  type ExampleStart,
  type GamePlugin,
  type GameStatistics,
  type Match,
  type MoveSpec,
  type RatioSpec,
  type Tabletop,
  type ZoneLayout,
} from '@rulewright/engine';
import { PASS, TURN_OVER, TURN_STEP } from './compile-steps.ts';
import { foresee } from './foresee.ts';
import { leadsOf } from './leads.ts';
import { OUT, compileProgram, eventKinds, measured, saidOf, valueNames, type PlayedProgram } from './program.ts';
import type { StatementTrace } from './trace.ts';
import {
  hasSpoken,
  parameterType,
  withEntries,
  type EntryPhrases,
  type FieldInfo,
  type MeasureInfo,
  type PlayProgram,
  type RoleInfo,
  type StatisticInfo,
  type ValueInfo,
  type ZoneInfo,
} from '@rulewright/content/play';

/** Whether the board draws a zone as a pile. */
const isDrawnPile = ({ pile, isDrawnAsPile }: ZoneInfo): boolean => pile || isDrawnAsPile;

const layoutOf = (zone: ZoneInfo): ZoneLayout =>
  isDrawnPile(zone)
    ? 'pile'
    : zone.columns
      ? 'column'
      : zone.isHiddenEmpty && (zone.place ?? 'strip') === 'strip'
        ? 'aside'
        : zone.seen === 'owner' && zone.place === null
          ? 'hand'
          : 'row';

const inWords = (id: string): string => id.replaceAll(/[-.]/gu, ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The rows of a zone. */
const lanesOf = ({ place }: ZoneInfo, { titles, places }: NonNullable<ZoneInfo['rows']>): BoardLane[] =>
  titles.map((name, row) => ({ id: String(row), name, place: places[row] ?? place ?? 'front' }));

const rowOf = (m: Match, { rows }: ZoneInfo, card: number): string =>
  rows === null ? '' : String(m.program.mechanics.publicCard(m, card)[rows.number]);

const programOf = (m: Match): PlayedProgram => m.program as PlayedProgram;

const questionOf = (m: Match) => programOf(m).steps.questions.get(m.frames[m.running]!);

/** By zone id: the totals of the zones of a seat. An amount of 0 is not shown. */
function totalsAt(m: Match, seat: number): ReturnType<NonNullable<Tabletop['totals']>> {
  const shown: Record<string, { readonly name: string; readonly value: number }[]> = {};
  for (const { zone, name, value, isAmount } of programOf(m).totals(m, seat)) {
    shown[zone] ??= [];
    if (!isAmount || value !== 0) shown[zone].push({ name, value });
  }
  return shown;
}

function tabletopOf(play: PlayProgram): Tabletop<Match> {
  const zones: Record<string, ZoneLayout> = {};
  const places: Record<string, BoardPlace> = {};
  const lanes: Record<string, readonly BoardLane[]> = {};
  for (const zone of play.zones) {
    zones[zone.id] = layoutOf(zone);
    if (zone.isShared) places[zone.id] = 'middle';
    else if (zone.place !== null) places[zone.id] = zone.place;
    if (zone.rows) lanes[zone.id] = lanesOf(zone, zone.rows);
  }
  const leads = leadsOf(play);
  const words: Record<string, string> = { turn: 'turn', ...(play.hasOut ? { [OUT]: 'out' } : {}) };
  for (const { id, title } of [...play.fields, ...play.values]) if (title !== null) words[id] = title;
  for (const field of play.fields)
    if (field.zone && field.title !== null)
      valueNames(field).forEach((name, at) => (words[name] = `${field.zone!.title} ${at + 1} ${field.title}`));
  for (const field of play.fields)
    if (field.each && field.title !== null)
      valueNames(field).forEach((name, at) => (words[name] = `${field.each!.labels[at]} ${field.title}`));
  const labels: Record<string, readonly string[] | 'seat'> = {};
  for (const one of [...play.fields, ...play.values]) {
    const { type } = one;
    if (type.is !== 'word' && type.is !== 'player') continue;
    for (const name of 'zone' in one ? valueNames(one) : [one.id])
      labels[name] = type.is === 'word' ? type.list.labels : 'seat';
  }
  const turned = play.fields.find((field) => field.turned)?.id;
  const under = play.fields.find((field) => field.under)?.id;
  // A remembered number is shown only while it is not 0.
  const quiet = [...play.fields, ...play.values.filter(({ alsoAt0 }) => !alsoAt0)];
  return {
    zones,
    board: {
      places,
      ...(turned === undefined ? {} : { turned }),
      ...(under === undefined ? {} : { under }),
      lanes,
      laneOf: (m, card) => rowOf(m, play.zones[programOf(m).reading.layout.zoneOf[m.placeOf[m.zone[card]!]!]!]!, card),
      motions: {
        'turn.started': 'turn',
        'pile.shuffled': 'shuffle',
        'match.over': 'end',
        ...Object.fromEntries(play.motions.map(({ event, motion }) => [event, motion])),
      },
    },
    sums: play.values.flatMap(({ id, isAddedUp }) => (isAddedUp ? [id] : [])),
    ...(play.totals.length > 0 ? { totals: totalsAt } : {}),
    words,
    labels,
    unlessZero: [
      ...quiet.flatMap((one) => (one.title === null ? [] : 'zone' in one ? valueNames(one) : [one.id])),
      ...play.zones.flatMap((zone) => (zone.isHiddenEmpty && layoutOf(zone) !== 'aside' ? [zone.id] : [])),
    ],
    turn: { step: TURN_STEP, started: 'index' },
    ...(leads.length > 0 ? { leads } : {}),
    options: { pass: 'Pass', ...Object.fromEntries(play.options.map(({ id, label }) => [id, label])) },
    acts: Object.fromEntries(play.options.flatMap(({ id, acts }) => (acts === null ? [] : [[id, acts]]))),
    steps: {},
    endings: {
      ...Object.fromEntries(play.causes.map(({ id, words: text }) => [id, text])),
      capped: 'the match was cut off',
    },
    question: (m) => questionOf(m)?.text(m) ?? null,
    price: (m, option) => saidOf(m, option, ({ price }) => price(m)),
    risk: (m, option) => saidOf(m, option, ({ risk }) => risk(m)),
    ...(play.hasComparisons ? { forecast: (m, option) => saidOf(m, option, ({ forecast }) => forecast(m)) } : {}),
    foresee: (m) => foresee(programOf(m), m),
    choosing: (m) => questionOf(m)?.set?.(m) ?? null,
    ...(play.hasPending ? { pending: (m: Match) => programOf(m).steps.pending(m) } : {}),
    questionCard: (m) => {
      const slot = questionOf(m)?.card ?? -1;
      return slot < 0 ? NO_CARD : m.frames[m.running + 1 + slot]!;
    },
    questionRule: (m) => questionOf(m)?.ask.rule ?? null,
    optionText: (m, option) =>
      optionKind(option) === PASS ? (questionOf(m)?.ask.pass ?? null) : saidOf(m, option, ({ button }) => button(m)),
    whyNot: (m, _seat, card) => {
      const { refusals } = programOf(m).steps;
      return (questionOf(m)?.why(m, card) ?? []).map((index) => ({
        sentence: refusals[index]!.because,
        rule: refusals[index]!.rule,
      }));
    },
  };
}

/** The count of a public number of players at the end of a match. */
function endOf(one: FieldInfo | ValueInfo): CountSpec[] {
  const isOfPlayers = 'params' in one ? one.params[0]?.type.is === 'player' : one.of === 'player';
  const isOfZones = 'zone' in one && one.zone !== null;
  if (one.title === null || one.type.is !== 'number' || !isOfPlayers || isOfZones) return [];
  return [{ id: `end-${one.id}`, title: `${capital(one.title)} of all players at the end`, of: { end: one.id } }];
}

/** The counts of a measure at the end of a match: for all players, and for each side. */
function endsOf({ id, meaning }: MeasureInfo): CountSpec[] {
  const end = measured(id);
  return [
    { id: `end-measure-${id}`, title: `${capital(meaning)} of all players at the end`, of: { end } },
    { id: `starter-measure-${id}`, title: `${meaning} at the end`, of: { end, side: 'starter' } },
    { id: `others-measure-${id}`, title: `${meaning} at the end`, of: { end, side: 'others' } },
  ];
}

/** A declared count. None for a statistic that divides two others. */
function countOf({ id, title, of }: StatisticInfo): CountSpec[] {
  if ('per' in of) return [];
  if ('event' in of) return [{ id, title, of }];
  return [{ id, title, of: { moves: movesOf(of) } }];
}

/** Moves between zones: all where none is named. */
function movesOf({ from, to }: { readonly from: readonly string[]; readonly to: readonly string[] }): MoveSpec {
  return { ...(from.length > 0 && { from }), ...(to.length > 0 && { to }) };
}

function statisticsOf(play: PlayProgram): GameStatistics {
  const events = eventKinds(play);
  const ends = [...play.fields, ...play.values].flatMap((one) => endOf(one));
  const isShown = (title: string): boolean => ends.some((one) => one.title === title);
  const [deck] = play.zones;
  const hand = play.zones.find(({ seen }) => seen === 'owner') ?? play.zones[1] ?? deck!;
  const open = play.zones.filter(({ seen, pile }) => seen === 'all' && !pile).map(({ id }) => id);
  const declared = play.statistics.flatMap(countOf);
  const automatic: CountSpec[] = [
    ...play.events.map(({ id }) => ({ id, title: capital(inWords(id)), of: { event: id } })),
    { id: 'cards-drawn', title: 'Cards drawn', of: { moves: { from: [deck!.id], to: [hand.id] } } },
    ...play.options.map(({ id }) => ({
      id: `chose-${id}`,
      title: `${capital(inWords(id))} chosen`,
      of: { option: id },
    })),
    ...ends,
    // A measure can be a public number under the same title.
    ...play.measures.flatMap(endsOf).filter(({ title }) => !isShown(title)),
  ];
  const ratios = play.statistics.flatMap(({ id, title, of }): RatioSpec[] =>
    'per' in of ? [{ id, title, of: of.counts, per: of.per }] : [],
  );
  const roleOf = (name: RoleInfo['role']): RoleInfo['of'] | undefined =>
    play.roles.find(({ role }) => role === name)?.of;
  const moves = (name: RoleInfo['role']): MoveSpec | null => {
    const of = roleOf(name);
    return of && 'from' in of ? movesOf(of) : null;
  };
  const starter = roleOf('starter');
  return {
    counts: play.statistics.length > 0 ? declared : automatic,
    ratios:
      play.statistics.length > 0
        ? ratios
        : play.events.slice(0, 2).map(({ id }) => ({
            id: `${id}-per-turn`,
            title: `${capital(inWords(id))} per turn`,
            of: id,
            per: 'turns',
          })),
    starter: starter && 'event' in starter ? starter.event : events[1]!.id,
    turn: events[1]!.id,
    lead: events[1]!.id,
    drawn: { from: [deck!.id], ...(moves('drawn') ?? { to: [hand.id] }) },
    ...(play.known.length > 0 ? { known: play.known } : {}),
    played: moves('played') ?? { to: open.length > 0 ? open : [hand.id] },
  };
}

function begin(m: Match, { seat, step, turn }: ExampleStart): void {
  const { ruleset, steps } = programOf(m);
  const [early, index] = [ruleset.setup.indexOf(step), ruleset.turn.indexOf(step)];
  if (step === 'setup' || early === 0) return;
  if (early < 0 && index < 0 && step !== 'end' && step !== 'start')
    throw new ProgramError(
      'unknown-step',
      `A turn of ${ruleset.name} has no step "${step}"; there are ${['setup', ...ruleset.setup, 'start', ...ruleset.turn, 'end'].join(', ')}.`,
    );
  m.leaveAll();
  const table = m.table as Record<string, number>;
  table['active'] = seat;
  const { after, whole, prepares } = steps.around;
  if (early > 0) {
    m.enter(steps.root, steps.afterSetup[early - 1]!);
    if (prepares) m.enter(prepares, prepares.stages[0]!);
    return;
  }
  if (after !== null) m.enter(steps.root, after);
  m.enter(steps.turnOver, 'ask', seat);
  table['turn'] = turn - 1;
  if (whole) m.enter(whole, whole.stages[0]!, seat);
  else m.enter(steps.turn, 'begin', seat);
  if (prepares) m.enter(prepares, prepares.stages[0]!);
  if (!m.runTo(steps.turn))
    throw new ProgramError('unsupported-value', 'A question comes before the turn, so an example cannot start in it.');
  if (step === 'start') return;
  table['turn'] = turn;
  steps.startAt(m, step === 'end' ? ruleset.turn.length : index);
}

/** A card with what its texts mean in their place. */
function readOf(entries: EntryPhrases, card: CardDoc): CardDoc['data'] {
  const { unread, card: read } = withEntries(entries, card);
  if (unread.length > 0) return card.data;
  const { data } = read;
  const withoutTexts = Object.entries(entries.texts).map(([group, member]) => [
    group,
    ((data[group] ?? []) as readonly object[]).map((entry) => ({ ...entry, [member]: '' })),
  ]);
  return { ...data, ...(Object.fromEntries(withoutTexts) as CardDoc['data']) };
}

/** Whether a list of a ruleset has the id or the name of a card. */
const namesCard = (list: ParameterValue | undefined, { id, name }: CardDoc): boolean =>
  Array.isArray(list) && (list.includes(id) || list.includes(name));

/** What an example can say of a card: any of the fields of the game. */
function partialData({ documents: { fields } }: PlayProgram): () => ReturnType<typeof cardDataSchema> {
  let schema: ReturnType<typeof cardDataSchema> | null = null;
  const optional = fields.fields.map((field) => ({ ...field, required: false }));
  return () => (schema ??= cardDataSchema({ ...fields, fields: optional, shapes: undefined }));
}

/** The values of a card of an example with the ids of the example's other cards where they name them. */
function withIds({ documents }: PlayProgram, values: Readonly<Record<string, unknown>>, idOf: IdOf) {
  const named = (value: unknown): unknown => (typeof value === 'string' ? (idOf(value) ?? value) : value);
  const replaced = { ...values };
  for (const { id, type } of documents.fields.fields) {
    const value = values[id];
    if (type === 'card' && value !== undefined) replaced[id] = named(value);
    if (type === 'cards' && Array.isArray(value)) replaced[id] = value.map(named);
  }
  return replaced;
}
type IdOf = Parameters<GamePlugin['examples']['cardData']>[1];

/** What an example need not say of a card: what every card must have, and what the game gives such cards. */
function blankOf({ documents, printed }: PlayProgram, values: Readonly<Record<string, unknown>>) {
  const { fields, examples } = documents.fields;
  const required = fields.filter((field) => field.required);
  return {
    ...Object.fromEntries(
      required.map((field): [string, unknown] => {
        const type = printed.get(field.id);
        if (field.type === 'integer') return [field.id, Math.max(0, field.min ?? 0)];
        return [field.id, type?.is === 'word' ? type.list.words.at(-1) : ''];
      }),
    ),
    ...(Object.keys(values).length === 0 ? examples?.filler : examples?.blank),
  };
}

/** How cards are compared: by the numbers and lists of which fields.yaml says what is better. All else that play can read must be the same. */
function worthOf({ documents }: PlayProgram): CardWorth {
  const better = documents.fields.fields.flatMap((field) =>
    'better' in field && field.better !== undefined
      ? [{ id: field.id, better: field.better, isList: field.type === 'group' || field.type === 'choices' }]
      : [],
  );
  const numbers = better.filter(({ isList }) => !isList);
  const isRead = ({ id, hidden, type }: DataField): boolean =>
    !hidden && type !== 'line' && type !== 'picture' && type !== 'origins' && better.every((one) => one.id !== id);
  return {
    same: documents.fields.fields.filter(isRead).map(({ id }) => id),
    more: numbers.filter((one) => one.better === 'more').map(({ id }) => id),
    less: numbers.filter((one) => one.better === 'less').map(({ id }) => id),
    lists: better.filter(({ isList }) => isList).map(({ id }) => id),
  };
}

/** The plugin of a checked play document. `vocabulary` is that of the game's other documents. */
export function pluginOf(play: PlayProgram, vocabulary: PluginVocabulary): GamePlugin {
  const { fields, computed } = play.documents.fields;
  const { steps, usualStep } = play.documents.parameters;
  const example = partialData(play);
  const entries = play.phrases?.entries;
  const lists = play.documents.parameters.parameters.flatMap((one) =>
    play.reads.has(one.name) && parameterType(one)?.is === 'names' ? [one.name] : [],
  );
  const read = new Set(computed.flatMap((one) => ('words' in one ? one.words : [])));
  const texts = fields
    .filter(({ id, type }) => (type === 'line' && !read.has(id)) || type === 'text' || type === 'picture')
    .map(({ id }) => id);
  return {
    id: play.game,
    vocabulary,
    examples: {
      cardData: (data, idOf) => ({
        ...blankOf(play, data),
        ...(example().parse(withIds(play, data, idOf)) as Readonly<Record<string, unknown>>),
      }),
      begin,
      usualStep: usualStep ?? steps.find(({ kind }) => kind === 'turn')?.id ?? 'start',
      turnOver: TURN_OVER,
    },
    statistics: statisticsOf(play),
    tabletop: tabletopOf(play),
    unplayed: texts,
    ...(hasSpoken(play.phrases)
      ? {}
      : {
          played: (card, { parameters }) => ({
            data: entries ? readOf(entries, card) : card.data,
            lists: lists.filter((list) => namesCard(parameters[list], card)),
          }),
        }),
    worth: worthOf(play),
    ...(play.made.length > 0 ? { asksAbout: () => play.made } : {}),
    policies: play.policies,
    strength: play.strength,
    // Two rulesets of a game can have different play documents, for example the two sides of a change set.
    compile: (ruleset, cards) => compileProgram(ruleset.play ?? play, ruleset, cards),
  };
}

/** A plugin of a play document whose programs report every statement. @param plugin the plugin of `play` */
export const tracedPlugin = (plugin: GamePlugin, play: PlayProgram, trace: StatementTrace): GamePlugin => ({
  ...plugin,
  compile: (ruleset, cards) => compileProgram(ruleset.play ?? play, ruleset, cards, { trace }),
});
