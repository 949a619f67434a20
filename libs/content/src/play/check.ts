/** Checks a play document against its game, and gives the typed tree. */
import { withoutComment } from './lines.ts';
import { contentHash } from '../canonical.ts';
import { didYouMean } from '../problems.ts';
import { MOST_SEATS } from '../seats.ts';
import type { ParameterDeclaration } from '../vocabulary.ts';
import { CARD, ENDING, NAME, NUMBER, PLAYER, RULE, Scope, YESNO, at, isPlain, memberOf } from './check-expression.ts';
import { TimingChecker, whileWorks } from './check-timing.ts';
import { worldWithEntries } from './elaborate-phrases.ts';
import { elaborate } from './elaborate.ts';
import { hiddenReads } from './hidden.ts';
import { expressionIn } from './parse-expression.ts';
import { parsePlay } from './parse-words.ts';
import { MOST_PROBLEMS, type Place, type PlayProblem } from './problem.ts';
import type {
  Binder,
  ChoiceComparison,
  ChoicePrice,
  ChoiceText,
  ChosenParts,
  PlayChoice,
  Declaration,
  Expression,
  Name,
  Param,
  ParameterSetting,
  PlayDocument,
  PlayStatement,
  QuestionText,
  ShownPrice,
  TextPart,
} from './syntax.ts';
import { MOTIONS, ROLES, namesColumn } from './typed.ts';
import type {
  ActionInfo,
  AskInfo,
  Cited,
  EventInfo,
  FeatureInfo,
  FeatureNumber,
  FieldInfo,
  KnownInfo,
  Local,
  MeasureInfo,
  MotionInfo,
  NeedInfo,
  RoleInfo,
  StatisticInfo,
  OptionInfo,
  PlayProgram,
  SetLimits,
  TypedShown,
  StepInfo,
  Target,
  TextInfo,
  TotalInfo,
  Type,
  Typed,
  TypedBinder,
  TypedChoice,
  TypedComparison,
  TypedParts,
  TypedPending,
  TypedPrice,
  TypedText,
  TypedStatement,
  ValueInfo,
  WordList,
  ZoneInfo,
} from './typed.ts';
import { MOST_VALUES_DEEP, MOST_WORK, TOO_DEEP, WorkEstimate, partsOf } from './work.ts';
import type { GamePhrases } from './words.ts';
import { MOST_EACH, MOST_NUMBERED, type PlayWorld } from './world.ts';

/** The most values that a step keeps at the same time. */
const MOST_SLOTS = 7;
/** The most steps that call each other in a row. */
const MOST_STEPS_DEEP = 100;
/** The most values of an event. */
const MOST_EVENT_FIELDS = 5;
/** The most rows of a zone on the board. */
const MOST_ROWS = 12;
/** The most totals of a zone. */
const MOST_TOTALS = 4;
/** The most features of positions, and of options. */
const MOST_FEATURES = 60;
/** The most options of a set besides the one for its cards. */
const MOST_OTHERS = 4;
/** What the lab counts in each game, so that a statistic can be divided by it. */
const ALWAYS_COUNTED: readonly string[] = ['turns', 'decisions'];
/** What the number of the zones of a name may read. It is known before a match starts. */
const FIXED: ReadonlySet<Typed['op']> = new Set([
  'constant',
  'parameter',
  'parameter-has',
  'parameter-empty',
  'contains',
  'value',
  'not',
  'minus',
  'arith',
  'logic',
  'compare',
  'choose',
]);
/** Whether an expression reads parameters only. */
const isFixed = (one: Typed): boolean =>
  FIXED.has(one.op) &&
  (one.op !== 'value' || (!one.value.hasChanges && isFixed(one.value.is))) &&
  partsOf(one).every(isFixed);
/** The parameters that an expression of parameters reads. */
const parametersOf = (one: Typed): string[] => [
  ...(one.op === 'parameter' || one.op === 'parameter-has' || one.op === 'parameter-empty' ? [one.name] : []),
  ...(one.op === 'value' ? parametersOf(one.value.is) : []),
  ...partsOf(one).flatMap(parametersOf),
];
/** The most kinds of option of a game. */
const MOST_OPTIONS = 62;
/** The step with which a match starts. */
const FIRST_STEP = 'match';
/** The step that runs before each step of a turn, if a document has it. */
export const BEFORE_STEPS = 'before-each-step';
/** The step that runs once in each turn, before the first step, if a document has it. */
export const TURN_BEGINS = 'before-first-step';
/** The step that runs before a worked example starts in a turn, if a document has it. */
export const EXAMPLE_BEGINS = 'before-example';

/** What keeps the values of a field. */
const HOLDERS = {
  table: 'table',
  turn: 'table',
  player: 'player',
  zone: 'player',
  card: 'card',
  action: 'card',
} as const;

/** What an event needs to know of the type of a value. */
const labelsOf = (type: Type): unknown => (type.is === 'word' ? type.list.labels : type.is);

const PLACEHOLDER = /\{([^{}]*)\}/gu;

/** The part of a sentence in brackets, and the rest. */
const LEFT_OUT = /^(?<before>[^[]*)\[(?<named>[^\]]*)\](?<after>.*)$/u;
/** What a part in brackets can lack. */
const MISSING: ReadonlySet<Type['is']> = new Set<Type['is']>(['card', 'player', 'entry']);
/** A number in a text, with a word for one and for more. */
const COUNTED = /^(?<name>.+) (?<one>[^\s|]+)\|(?<more>[^\s|]+)$/u;
/** What a question can show. */
const ASKED_ABOUT: ReadonlySet<Type['is']> = new Set(['number', 'card', 'player', 'word', 'entry']);
const ARGUMENTS: Readonly<Partial<Record<Type['is'], OptionInfo['arguments'][number]>>> = {
  card: 'card',
  player: 'seat',
  number: 'number',
  entry: 'ability',
};

/** What a pending action names. */
const ACTED: Readonly<Partial<Record<Type['is'], 'seat' | 'card' | 'ability'>>> = {
  player: 'seat',
  card: 'card',
  entry: 'ability',
};

type StepDeclaration = Extract<Declaration, { kind: 'step' }>;
/** The numbers that sides of players can have. */
const SIDES = Array.from({ length: MOST_SEATS }, (_, at) => String(at + 1));

/** Whether a number of players can say on which side they are. */
const isSide = ({ of, type, zone, each }: FieldInfo): boolean =>
  of === 'player' && type.is === 'number' && zone === null && each === null;

type ZoneDeclaration = Extract<Declaration, { kind: 'zone' }>;
type TotalDeclaration = Extract<Declaration, { kind: 'total' }>;
type TextDeclaration = Extract<Declaration, { kind: 'text' }>;
type Ask = Extract<PlayStatement, { kind: 'ask' }>;

/** The result of a check: the program if there is no problem, and the problems. */
export interface CheckedPlay {
  readonly program: PlayProgram | null;
  readonly problems: readonly PlayProblem[];
  /** What the sentences of its cards are read with, also if some text is not read. Null for a game that declares nothing of the kind. */
  readonly phrases: GamePhrases | null;
  /** Whether texts of cards are part of the play. Otherwise they are read with the phrases, if there are any. */
  readonly hasCardTexts: boolean;
}

/** The members of statements that lead to another declaration. */
const DECLARED: ReadonlySet<string> = new Set(['step', 'moment', 'chain', 'field', 'event', 'ask', 'local', 'zone']);

/** What a table says of options is read within a bound, and left out if it takes longer. */
const SAID: ReadonlySet<string> = new Set([
  'buttons',
  'prices',
  'risks',
  'passRisks',
  'compares',
  'gives',
  'members',
  'again',
  'features',
  'parts',
]);

/** The values that expressions read. It visits all expressions of a document, so it fills one list. */
function valuesIn(node: unknown, values: ValueInfo[] = []): ValueInfo[] {
  if (typeof node !== 'object' || node === null || node instanceof Map) return values;
  if (Array.isArray(node)) for (const one of node) valuesIn(one, values);
  else if ('op' in node && node.op === 'value') {
    const { value, args } = node as Extract<Typed, { op: 'value' }>;
    values.push(value);
    valuesIn(args, values);
  } else for (const member in node) if (!DECLARED.has(member)) valuesIn(node[member as keyof typeof node], values);
  return values;
}

/** The values that a value reads, also through the texts that change it. */
const usedBy = ({ is, changes }: ValueInfo): ValueInfo[] =>
  valuesIn([is, ...changes.map(({ by, where }) => [by, where])]);

class Checker extends TimingChecker {
  private readonly actions: ActionInfo[] = [];
  private readonly measures: MeasureInfo[] = [];
  private readonly positionFeatures: FeatureInfo['position'][number][] = [];
  /** Features of all options that name something of the type of the second parameter. */
  private readonly optionFeatures: { readonly value: ValueInfo; readonly weight: number }[] = [];
  private readonly optionFeatureNames = new Set<string>();
  /** The player of the question that is being checked. */
  private asked: Typed | null = null;
  private readonly statistics: StatisticInfo[] = [];
  private readonly motions: MotionInfo[] = [];
  private readonly roles: RoleInfo[] = [];
  private readonly knownEffects: KnownInfo[] = [];
  private readonly needs: NeedInfo[] = [];
  private readonly totals: TotalInfo[] = [];
  private readonly options: OptionInfo[] = [];
  private readonly events = new Map<string, EventInfo>();
  private readonly cites = new Map<string, number[]>();
  private readonly tells = new Map<string, number[]>();
  /** Where choices are written. */
  private readonly places = new Map<TypedChoice, Place>();
  private loops = 0;
  private hasOut = false;
  private hasComparisons = false;
  private hasPending = false;
  /** Whether a line `by` counts the rule of the block each time that it runs. */
  private isCounted = false;
  /** The number of parts of each card, for the names of their steps. */
  private readonly parts = new Map<string, number>();
  private readonly spoken = new Set<StepInfo>();
  /** The names of the cards that steps make. */
  private readonly made = new Set<string>();

  constructor(
    world: PlayWorld,
    private readonly placeOf: (line: number) => string,
  ) {
    super(world);
  }

  run(document: PlayDocument): PlayProgram {
    this.declareAll(document);
    for (const one of document.declarations)
      if (one.kind === 'zone' || one.kind === 'value') one.rules.forEach((rule) => this.told(rule));
    for (const one of document.declarations) this.guarded(() => this.choosers(one));
    for (const one of document.declarations)
      if (one.kind === 'zone') {
        this.guarded(() => this.checkShared(one));
        this.guarded(() => this.numbersOf(one));
        this.guarded(() => this.sightOf(one));
      }
    for (const name of this.valueDeclarations.values()) this.guarded(() => this.value(name.name));
    const bodies: (() => void)[] = [];
    for (const one of document.declarations) {
      if (one.kind === 'step') this.guarded(() => bodies.push(this.stepOf(one)));
      if (one.kind === 'window') this.guarded(() => bodies.push(this.windowOf(one)));
      if (one.kind === 'text') this.guarded(() => bodies.push(...this.cardText(one)));
      if (one.kind === 'measure') this.guarded(() => this.measure(one));
      if (one.kind === 'feature') this.guarded(() => this.feature(one));
      if (one.kind === 'total') this.guarded(() => this.total(one));
    }
    for (const body of bodies) this.guarded(body);
    for (const one of document.declarations) {
      if (one.kind === 'statistic') this.guarded(() => this.statistic(one));
      if (one.kind === 'motion') this.guarded(() => this.motion(one));
      if (one.kind === 'role') this.guarded(() => this.role(one));
      if (one.kind === 'known') this.guarded(() => this.knownEffect(one));
      if (one.kind === 'needs') this.guarded(() => this.need(one));
    }
    for (const one of document.declarations)
      if (one.kind === 'zone' && one.rows) this.guarded(() => this.checkRows(one));
      else if (one.kind === 'value' && one.title !== null) this.guarded(() => this.checkShown(one.name));
    this.guarded(() => this.checkLists());
    this.guarded(() => this.checkCircles());
    this.checkWork();
    const match = this.steps.get(FIRST_STEP);
    return {
      game: this.world.game,
      sources: [{ document: 'play', first: 0 }],
      hash: '',
      documents: this.world.documents,
      policies: [],
      strength: [],
      printed: this.printed,
      cards: [...this.world.cards.keys()],
      zones: [...this.zones.values()],
      fields: [...this.fields.values()],
      values: [...this.values.values()],
      steps: [...this.steps.values()],
      moments: [...this.moments.values()],
      chains: [...this.chains.values()],
      actions: this.actions,
      measures: this.measures,
      features: { position: this.positionFeatures, option: [...this.optionFeatureNames] },
      totals: this.totals,
      statistics: this.statistics,
      motions: this.motions,
      roles: this.roles,
      known: this.knownEffects,
      needs: this.needs,
      options: this.options,
      asks: this.asks,
      events: [...this.events.values()],
      causes: this.causes,
      made: [...this.made],
      match: match!,
      hasOut: this.hasOut,
      hasPending: this.hasPending || [...this.chains.values()].some(({ isShown }) => isShown),
      hasComparisons: this.hasComparisons,
      reads: this.reads,
      cites: new Map([...this.cites].map(([rule, lines]) => [rule, lines.map(this.placeOf)])),
      tells: new Map([...this.tells].map(([rule, lines]) => [rule, this.toldOnly(rule, lines).map(this.placeOf)])),
      registers: this.registers,
      loops: this.loops,
      group: this.actionGroup(),
      members: this.members,
      phrases: null,
    };
  }

  // ---- declarations -------------------------------------------------------------------------------------------

  private declareAll(document: PlayDocument): void {
    const counts = { table: 0, player: 0, card: 0 };
    // Moments come last, because they name queues, wherever these are declared.
    const isMoment = ({ kind }: Declaration): boolean => kind === 'moment';
    const { declarations } = document;
    for (const one of [...declarations.filter((each) => !isMoment(each)), ...declarations.filter(isMoment)])
      this.guarded(() => {
        switch (one.kind) {
          case 'zone':
            this.refuseDeclared(one.name);
            this.zones.set(one.name.text, {
              index: this.zones.size,
              id: one.name.text,
              title: one.title,
              isShared: one.isShared,
              // If the mode decides, fewer players see it.
              seen: one.unless && one.seen === 'all' ? one.unless.seen : one.seen,
              sight: null,
              pile: one.pile,
              place: one.place,
              rows: one.rows && { ...one.rows, number: one.rows.number.text },
              isHiddenEmpty: one.isHiddenEmpty,
              isDrawnAsPile: one.isDrawnAsPile,
              // It can read values, which are checked later.
              numbers: one.numbers && { op: 'constant', value: 1, type: NUMBER, ...at(one) },
              columns: one.numbers !== null && !one.pile && ![...this.zones.values()].some(({ columns }) => columns),
            });
            break;
          case 'field': {
            this.refuseDeclared(one.name);
            const side = one.zone && this.fields.get(one.zone.text);
            if (side && isSide(side))
              this.fail(
                'unexpected',
                `\`${side.id}\` is a number of players. Write \`${one.name.text} of ${side.id} of table\` for a value of each side.`,
                one.zone,
              );
            const zone = one.zone && this.zoneNamed(one.zone);
            if (zone && !zone.numbers)
              this.fail(
                'unexpected',
                'It belongs to a `player`, a `card`, the `table`, the `turn` or a zone with numbers.',
                one.zone,
              );
            if (one.of === 'action' && (this.actionGroup() === null || one.title !== null || one.isOpen))
              this.fail(
                'unexpected',
                this.actionGroup() === null
                  ? 'The cards of this game have no actions. Remember it for each card.'
                  : 'What belongs to actions is not shown. Remove the title.',
                one,
              );
            const holder = HOLDERS[one.of];
            const each = one.each && this.eachWord(one.each);
            if (each?.isSides && holder !== 'table')
              this.fail('unexpected', 'The table has the values of sides. Write `of table`.', one.each!);
            if (each && holder === 'table' && (one.title !== null || one.isOpen))
              this.fail('unexpected', 'All players know what belongs to the table. Remove the title.', one);
            const lasts = one.lasts.map((zone) => this.zoneNamed(zone));
            if (lasts.length > 0 && holder !== 'card' && lasts.some((each) => each !== zone))
              this.fail('unexpected', 'Only values of cards end when a card leaves a zone.', one);
            if (one.under && (one.type !== 'card' || one.of !== 'card'))
              this.fail('wrong-type', 'Only a card of a card says what it is under: `card host of card, under`.', one);
            if (one.under && (lasts.length === 0 || lasts.some(({ seen }) => seen !== 'all' && seen !== 'owner')))
              this.fail(
                'hidden',
                'The board shows what a card is under. Write `while in` and zones whose cards players see.',
                one,
              );
            const field: FieldInfo = {
              id: one.name.text,
              of: one.of === 'turn' ? 'turn' : holder,
              zone,
              each,
              actions: one.of === 'action',
              type: this.typeOf(one),
              title: one.title,
              isOpen: one.isOpen || one.title !== null,
              turned: one.turned,
              under: one.under,
              lasts,
              index: counts[holder],
            };
            counts[holder] += zone ? MOST_NUMBERED : each ? each.words.length : 1;
            this.fields.set(field.id, field);
            break;
          }
          case 'ending':
            this.refuseDeclared(one.name);
            this.causes.push({ id: one.name.text, words: one.words });
            break;
          case 'value':
            this.refuseDeclared(one.name);
            this.valueDeclarations.set(one.name.text, one);
            break;
          case 'moment':
          case 'chain':
            this.declareTiming(one);
            break;
          default:
        }
      });
    for (const one of document.declarations)
      if (one.kind === 'field' && one.until !== null) this.guarded(() => this.endsWith(one.name, one.until!));
    if (this.zones.size === 0)
      this.guarded(() =>
        this.fail('missing', 'A game needs a zone in which the decks start. Declare it first.', { line: 1, column: 1 }),
      );
  }

  /** The words of a field or the numbers of sides, for each of which something is remembered. */
  private eachWord(name: Name): WordList {
    const side = this.fields.get(name.text);
    if (side && isSide(side)) return { of: side.id, words: SIDES, labels: SIDES, isSides: true };
    const type = this.printed.get(name.text);
    if (type?.is !== 'word' && type?.is !== 'words')
      return this.fail(
        'unexpected',
        `Something is remembered for each word of a field or for each side. \`${name.text}\` has no words, and players have no such number above this line.`,
        name,
      );
    if (type.list.words.length > MOST_EACH)
      return this.fail('unexpected', `A field has at most ${MOST_EACH} words for this.`, name);
    return type.list;
  }

  private endsWith(name: Name, until: Name): void {
    const field = this.fields.get(name.text);
    if (field) this.momentNamed(until).ends.push(field);
  }

  /** What a zone of the table cannot be: it has no player. */
  private checkShared({ name, isShared, seen, unless, numbers, place }: ZoneDeclaration): void {
    if (!isShared) return;
    if (this.zones.get(name.text)?.index === 0)
      this.fail(
        'unexpected',
        'A match starts with each deck in the first zone. Declare a zone of the players first.',
        name,
      );
    if (numbers !== null) this.fail('unexpected', 'Only the zones of players have numbers.', name);
    if (place !== null)
      this.fail('unexpected', 'The board draws the zones of the table in the middle. Leave `shown in` out.', name);
    if (seen === 'owner' || unless?.seen === 'owner')
      this.fail('unexpected', 'A zone of the table has no player. Write `seen by all` or `seen by nobody`.', name);
  }

  /** How many zones of a name there are. */
  private numbersOf({ name, numbers, rows }: ZoneDeclaration): void {
    const zone = this.zones.get(name.text);
    if (numbers === null || !zone) return;
    if (rows) this.fail('unexpected', 'A zone has numbers or rows, and not both.', name);
    if (zone.index === 0)
      this.fail('unexpected', 'A match starts with each deck in the first zone, which has no numbers.', name);
    const typed = this.typed(numbers, NUMBER);
    if (!isFixed(typed))
      this.fail(
        'wrong-type',
        'How many zones there are is known before a match starts. Read parameters here, and nothing else.',
        numbers,
      );
    zone.numbers = typed;
  }

  /** Who sees a zone, if the mode decides. */
  private sightOf({ name, seen, unless }: ZoneDeclaration): void {
    const zone = this.zones.get(name.text);
    if (unless === null || !zone) return;
    const when = this.fixed(unless.when, 'Who sees a zone is known before a match starts.');
    zone.sight = { when, then: seen, otherwise: unless.seen };
  }

  /** A condition that reads parameters alone. @param why why it does */
  private fixed(condition: Expression, why: string): Typed {
    const when = this.typed(condition, YESNO);
    if (!isFixed(when)) this.fail('wrong-type', `${why} Read parameters here, and nothing else.`, condition);
    return when;
  }

  private checkRows({ name, seen, rows }: ZoneDeclaration): void {
    const { number, titles } = rows!;
    const remembered = this.fields.get(number.text);
    const value = this.values.get(number.text);
    const isOfCards = remembered ? remembered.of === 'card' : value?.params[0]?.type.is === 'card';
    if (!isOfCards || (remembered ?? value)!.type.is !== 'number' || (value && value.params.length > 1))
      this.fail(
        'unknown-name',
        `There is no number of cards \`${number.text}\`. Declare it: \`number ${number.text} of card\`.`,
        number,
      );
    if (value) this.refuseHidden(value.is, number);
    if (seen !== 'all')
      this.fail('hidden', 'Rows show a number of each card. Only a zone that all players see has them.', name);
    if (titles.length > MOST_ROWS) this.fail('too-many', `A zone has at most ${MOST_ROWS} rows.`, name);
  }

  protected refuseDeclared(name: Name): void {
    const { text } = name;
    if (
      this.zones.has(text) ||
      this.fields.has(text) ||
      this.chains.has(text) ||
      this.causes.some(({ id }) => id === text) ||
      this.valueDeclarations.has(text) ||
      this.printed.has(text)
    )
      this.fail('taken-name', `\`${text}\` is declared twice, or is a field of the cards. Choose another name.`, name);
  }

  private zoneNamed(name: Name): ZoneInfo {
    return (
      this.zones.get(name.text) ??
      this.fail(
        'unknown-name',
        `There is no zone \`${name.text}\`.${didYouMean(name.text, [...this.zones.keys()])}`,
        name,
      )
    );
  }

  /** A shown value is public, so it must not read cards that some players cannot see. */
  private checkShown(name: Name): void {
    const value = this.values.get(name.text);
    if (!value) return;
    if (value.params.length !== 1 || !['card', 'player'].includes(value.params[0]!.type.is))
      this.fail('wrong-count', 'A value that is shown belongs to one card or one player.', name);
    if (!['number', 'yesno', 'word', 'player'].includes(value.type.is))
      this.fail('wrong-type', 'Only numbers, words, players, and yes or no can be shown.', name);
    if (value.isAddedUp && (value.params[0]!.type.is !== 'card' || value.type.is !== 'number'))
      this.fail('wrong-type', 'Only a number of cards is added up.', name);
    this.refuseHidden(value.is, name);
    if (value.shownIf === null) return;
    if (value.params[0]!.type.is !== 'card')
      this.fail('unexpected', 'Only what cards show can have a condition. Remove it.', value.shownIf);
    this.refuseHidden(value.shownIf, name);
  }

  private refuseHidden(is: Typed, place: Place): void {
    const zone = hiddenReads(is);
    if (zone)
      this.fail(
        'hidden',
        `This is public, but it reads the cards of \`${zone.id}\`, which some players cannot see. Count them, or read other zones.`,
        place,
      );
  }

  protected newStep(id: string, params: readonly (Param & { readonly known?: Type })[], place: Place): StepInfo {
    const step: StepInfo = { id, params: [], pending: null, body: [], slots: [], at: at(place) };
    this.step = step;
    this.scope = new Scope();
    this.live = 0;
    const list = params.map((param) => this.keep(param.name, param.known ?? this.typeOf(param)));
    return Object.assign(step, { params: list });
  }

  /** A local of the running step. */
  protected keep(name: Name, type: Type): Local {
    this.refuseTaken(name);
    const local = { ...this.hold(name.text, type, name), name: name.text };
    this.scope.add(local);
    return local;
  }

  /** A slot of the running step without a name. */
  protected hold(name: string, type: Type, place: Place): Local {
    if (this.live === MOST_SLOTS)
      this.fail(
        'too-many',
        `A step keeps at most ${MOST_SLOTS} values at the same time, loops included. Move a part into a step of its own.`,
        place,
      );
    const slot = this.live++;
    this.step!.slots[slot] ??= name;
    return { name, type, slot, register: this.registers++ };
  }

  private stepOf(declaration: StepDeclaration): () => void {
    const { name } = declaration;
    if (this.steps.has(name.text)) this.fail('taken-name', `There is another step \`${name.text}\`.`, name);
    const step = this.newStep(name.text, declaration.params, declaration);
    this.steps.set(step.id, step);
    if (declaration.spoken) this.spoken.add(step);
    return () => this.checkBody(step, declaration.body);
  }

  protected checkBody(step: StepInfo, body: readonly PlayStatement[]): void {
    this.step = step;
    this.isCounted = false;
    this.scope = new Scope();
    for (const local of [...this.textLocals, ...step.params]) this.scope.add(local);
    this.live = step.params.length;
    this.blockRule = null;
    this.loopDepth = 0;
    this.bodyOf(step, body);
  }

  protected bodyOf(step: StepInfo, [first, ...rest]: readonly PlayStatement[]): void {
    if (first?.kind !== 'pending') {
      step.body = this.block(first ? [first, ...rest] : []);
      return;
    }
    step.pending = this.guarded(() => this.pending(first, step)) ?? null;
    step.body = this.block(rest);
  }

  /** How tables list a step. All players see it. */
  private pending(one: Extract<PlayStatement, { kind: 'pending' }>, step: StepInfo): TypedPending {
    this.hasPending = true;
    const named: Partial<Record<'seat' | 'card' | 'ability', Typed>> = {};
    const words = one.shown.map(({ written, is }) => {
      const typed = this.expression(is);
      const what = ACTED[typed.type.is];
      if (what === undefined || (what === 'ability' && !this.isAction(typed.type)))
        return this.fail(
          'wrong-type',
          `A pending action shows a player, a card or an action of a card, and \`${written}\` is none.`,
          one,
        );
      if (named[what])
        return this.fail(
          'unexpected',
          'A pending action shows one player, one card and one action of it, each once.',
          one,
        );
      named[what] = typed;
      return `{${what}}`;
    });
    if (one.card && named.card)
      this.fail('unexpected', 'The words name the card. Remove `with` and what follows it.', one.card);
    const player = step.params.find(({ type }) => type.is === 'player');
    const open = (condition: Expression | null): Typed | null => {
      if (condition === null) return null;
      const typed = this.typed(condition, YESNO);
      this.refuseHidden(typed, condition);
      return typed;
    };
    return {
      text: one.text.replaceAll(PLACEHOLDER, () => words.shift()!),
      rule: this.fixedRule(one, false),
      player: named.seat ?? (player ? { op: 'local', local: player, type: PLAYER, ...at(one) } : null),
      card: named.card ?? (one.card && this.typed(one.card, CARD)),
      entry: named.ability ?? null,
      where: open(one.where),
      targets: one.targets.map((target) => {
        const typed = this.expression(target);
        if (typed.type.is !== 'card' && typed.type.is !== 'player')
          this.fail('wrong-type', 'The targets of an action are cards and players.', target);
        return typed;
      }),
      stopped: open(one.stopped),
      waiting: open(one.waiting),
    };
  }

  // ---- texts of cards -----------------------------------------------------------------------------------------

  private cardText(declaration: TextDeclaration): (() => void)[] {
    const { card, printed } = declaration;
    if (declaration.isUnused) return this.onlyChecked(declaration);
    if (card === null) return this.textParts(declaration, null, {});
    const doc = this.world.cards.get(card.text);
    if (!doc)
      this.fail(
        'unknown-card',
        `There is no card \`${card.text}\`.${didYouMean(card.text, [...this.world.cards.keys()])}`,
        card,
      );
    const data = doc.data as Readonly<Record<string, unknown>>;
    const text = typeof data['text'] === 'string' ? data['text'] : null;
    if (printed !== null && printed !== text)
      this.fail(
        'wrong-text',
        text === null
          ? 'The card has no text. Remove this one.'
          : `The text of the card is ${JSON.stringify(text)}. Write it like this.`,
        card,
      );
    return this.textParts(declaration, card.text, data);
  }

  private textParts(
    { zones, parts, works, args = [] }: TextDeclaration,
    card: string | null,
    data: Readonly<Record<string, unknown>>,
  ): (() => void)[] {
    const info: TextInfo = { card, zones: zones.map((zone) => this.zoneNamed(zone)) };
    this.textLocals = args.map(({ param, value }) => {
      const local = this.register(param.name.text, this.typeOf(param));
      const typed = value === null ? null : this.typed(value, local.type);
      return typed?.op === 'constant' ? { ...local, constant: typed.value } : local;
    });
    const held = this.textLocals;
    const bodies = parts.flatMap((part) => {
      const number = this.parts.get(card ?? '') ?? 0;
      this.parts.set(card ?? '', number + 1);
      return this.guarded(() => this.textPart(info, whileWorks(part, works), number, data)) ?? [];
    });
    this.textLocals = [];
    return bodies.map((body) => () => {
      this.textLocals = held;
      try {
        body();
      } finally {
        this.textLocals = [];
      }
    });
  }

  /** Checks a part that no card has, and forgets what it declares. */
  private onlyChecked(declaration: TextDeclaration): (() => void)[] {
    const lists: unknown[][] = [
      this.options,
      this.asks,
      this.causes,
      ...[...this.moments.values()].flatMap((one) => [one.listeners, one.instead]),
      ...[...this.chains.values()].map((one) => one.entries),
    ];
    const sizes = lists.map((list) => list.length);
    const events = new Set(this.events.keys());
    const values = [...this.valueDeclarations.values()].flatMap(
      ({ name }) => this.guarded(() => this.value(name)) ?? [],
    );
    const changes = values.map((value) => value.changes.length);
    for (const body of this.textParts(declaration, '', {})) this.guarded(body);
    lists.forEach((list, i) => void (list.length = sizes[i]!));
    values.forEach((value, i) => void (value.changes.length = changes[i]!));
    for (const id of this.events.keys()) if (!events.has(id)) this.events.delete(id);
    return [];
  }

  protected self(): Local {
    return this.register('this', CARD);
  }

  private textPart(
    text: TextInfo,
    part: TextPart,
    number: number,
    data: Readonly<Record<string, unknown>>,
  ): (() => void)[] {
    const id = `${text.card ?? `always-${part.line}`}-${number + 1}`;
    if (text.card === null && (part.kind === 'action' || part.kind === 'change'))
      return this.fail(
        'unexpected',
        '`always` holds `when` and `instead of`. Write what changes a value into the value.',
        part,
      );
    switch (part.kind) {
      case 'when':
      case 'instead':
        return [this.listener(text, part, id)];
      case 'action': {
        const group = this.actionGroup();
        const entries = group === null ? [] : ((data[group] ?? []) as readonly { readonly name?: string }[]);
        const names = entries.map(({ name }) => name ?? '');
        if (!names.includes(part.name))
          return this.fail(
            'unknown-name',
            `The card has no action "${part.name}".${didYouMean(part.name, names)}`,
            part,
          );
        const step = this.newStep(
          id,
          [this.selfParam(part), { name: part.player, type: 'player', line: part.line, column: part.column }],
          part,
        );
        this.actions.push({ text, name: part.name, step });
        return [() => this.checkBody(step, part.body)];
      }
      case 'change': {
        if (part.rule) this.told(part.rule);
        this.scope = new Scope();
        const value = this.value(part.value);
        if (!value.hasChanges)
          return this.fail(
            'unexpected',
            `Texts cannot change \`${value.id}\`. Write \`+ changes\` at its end.`,
            part.value,
          );
        this.expectCount(part.params, value.params.length, value.id, part.value);
        const self = this.self();
        const params = part.params.map((name, i) => this.register(name.text, value.params[i]!.type));
        for (const local of [...this.textLocals, self, ...params]) this.scope.add(local);
        const where = part.where === null ? null : this.typed(part.where, YESNO);
        value.changes.push({ text, self, params, where, by: this.typed(part.by, value.type) });
        return [];
      }
    }
  }

  /** The name of a card that play makes: one that the document names, that of a card of the match, or one in a field of cards. */
  private madeCard(expression: Expression): Typed {
    const card = this.typed(expression, NAME);
    if (card.op === 'constant') this.makes(expression.kind === 'name' ? expression.name : '');
    else if (card.op === 'printed')
      for (const { data } of this.world.cards.values())
        this.makes(String((data as Readonly<Record<string, unknown>>)[card.field]));
    else if (card.op !== 'definition')
      this.fail('wrong-type', 'Write the id of a card here, a field with a card, or `name of` and a card.', expression);
    return card;
  }

  /** Notes that play makes the card with an id, if there is one. */
  private makes(id: string): void {
    const card = this.world.cards.get(id);
    if (card) this.made.add(card.name);
  }

  protected selfParam({ line, column }: Place): Param {
    return { name: { text: 'this', line, column }, type: 'card', line, column };
  }

  protected expectCount(names: readonly Name[], count: number, what: string, place: Place): void {
    if (names.length !== count)
      this.fail(
        'wrong-count',
        `\`${what}\` has ${count} ${count === 1 ? 'value' : 'values'}. Name each of them after \`${count === 0 ? what : 'with'}\`, or \`of\` for a value.`,
        place,
      );
  }

  private measure(declaration: Extract<Declaration, { kind: 'measure' }>): void {
    this.scope = new Scope();
    const player = this.register(declaration.param.text, PLAYER);
    this.scope.add(player);
    const is = this.typed(declaration.is, NUMBER);
    const zone = hiddenReads(is, player);
    if (zone)
      this.fail(
        'hidden',
        `A measure reads what its player sees, but the cards of \`${zone.id}\` are hidden from \`${player.name}\`. Count them, or read other zones.`,
        declaration,
      );
    this.measures.push({
      id: declaration.name.text,
      meaning: declaration.meaning,
      weight: declaration.weight,
      player,
      is,
      isPublic: hiddenReads(is) === null,
    });
  }

  /** A number of a position. With a second parameter, a number of each option that names such a thing. */
  private feature({ name, params, is: written, weight, ...place }: Extract<Declaration, { kind: 'feature' }>): void {
    this.scope = new Scope();
    const locals = params.map((param) => {
      const local = this.register(param.name.text, this.typeOf(param));
      this.scope.add(local);
      return local;
    });
    const [player, about] = locals;
    const isAbout = about === undefined || about.type.is === 'card' || about.type.is === 'number';
    if (player?.type.is !== 'player' || locals.length > 2 || !isAbout)
      return this.fail(
        'wrong-count',
        'A feature is of a player, `of p: player`, and can be of a card or a number of an option: `of p: player, c: card`.',
        place,
      );
    const is = this.featureNumber(written, player);
    const isTaken = about
      ? this.optionFeatureNames.has(name.text)
      : this.positionFeatures.some(({ id }) => id === name.text);
    if (isTaken)
      this.fail('taken-name', `There is another feature \`${name.text}\`. Give this one a name of its own.`, name);
    if (about === undefined) {
      if (this.positionFeatures.length === MOST_FEATURES)
        this.fail('too-many', `A game has at most ${MOST_FEATURES} features of positions.`, name);
      this.positionFeatures.push({ id: name.text, player, is, weight });
      return;
    }
    this.nameFeature(name);
    const value: ValueInfo = {
      ...{ id: name.text, params: locals, type: NUMBER, is },
      ...{ hasChanges: false, title: null, shownIf: null, alsoAt0: false, isAddedUp: false, changes: [] },
    };
    this.optionFeatures.push({ value, weight });
  }

  private nameFeature({ text, ...place }: Name): void {
    this.optionFeatureNames.add(text);
    if (this.optionFeatureNames.size > MOST_FEATURES)
      this.fail('too-many', `A game has at most ${MOST_FEATURES} features of options.`, place);
  }

  /** A number that bots read as the player sees the match. */
  private featureNumber(written: Expression, player: Local | null): Typed {
    const is = this.typed(written, NUMBER);
    const zone = hiddenReads(is, player);
    if (zone)
      this.fail(
        'hidden',
        `A feature reads what the player who is asked sees, and not the cards of \`${zone.id}\`. Count them, or read other zones.`,
        written,
      );
    return is;
  }

  /** The features of an option: its own, and those of all options that name such things. */
  private featuresOf(choice: PlayChoice, binders: readonly TypedBinder[]): FeatureNumber[] {
    const player = this.asked!;
    const own = choice.features.map(({ name, is, weight }): FeatureNumber => {
      this.nameFeature(name);
      return { id: name.text, weight, is: this.featureNumber(is, player.op === 'local' ? player.local : null) };
    });
    const taken = new Set(own.map(({ id }) => id));
    if (taken.size < own.length) this.fail('taken-name', 'This option has two features of one name.', choice);
    const place = at(choice);
    const others = this.optionFeatures.flatMap(({ value, weight }): FeatureNumber[] => {
      const local = binders.find((binder) => binder.local.type.is === value.params[1]!.type.is)?.local;
      if (!local || taken.has(value.id)) return [];
      const about: Typed = { op: 'local', local, type: local.type, ...place };
      return [{ id: value.id, weight, is: { op: 'value', value, args: [player, about], type: NUMBER, ...place } }];
    });
    return [...own, ...others];
  }

  /** A total stands on the board, so it is public. */
  private total(declaration: TotalDeclaration): void {
    const { param, title } = declaration;
    const zone = this.zoneNamed(declaration.zone);
    this.scope = new Scope();
    const player = this.register(param.text, PLAYER);
    this.scope.add(player);
    const is = this.expression(declaration.is);
    if (is.type.is !== 'number' && is.type.is !== 'amounts')
      this.fail('wrong-type', 'A total is a number or amounts.', declaration.is);
    if (is.type.is === 'number' && title === null)
      this.fail('missing', 'Give the number a title: `, "renown"`.', declaration);
    if (is.type.is === 'amounts' && title !== null)
      this.fail('unexpected', 'Amounts are shown with their own labels. Leave the title out.', declaration);
    if (zone.isShared)
      this.fail('unexpected', 'A total counts for a player. Choose a zone of the players for it.', declaration.zone);
    if (zone.rows !== null || zone.numbers !== null)
      this.fail(
        'unexpected',
        'A zone in rows or with numbers has several heads. Choose another zone for the total.',
        declaration.zone,
      );
    if (this.totals.filter((other) => other.zone === zone).length === MOST_TOTALS)
      this.fail('too-many', `A zone has at most ${MOST_TOTALS} totals.`, declaration);
    this.refuseHidden(is, declaration);
    this.totals.push({ zone, player, is, title });
  }

  /** One of the names that there are. */
  private known<T extends string>(what: string, name: Name, names: Iterable<T>): T {
    const all = [...names];
    return (
      all.find((one) => one === name.text) ??
      this.fail('unknown-name', `There is no ${what} \`${name.text}\`.${didYouMean(name.text, all)}`, name)
    );
  }

  private statistic({ name, title, of }: Extract<Declaration, { kind: 'statistic' }>): void {
    if (this.statistics.some(({ id }) => id === name.text) || ALWAYS_COUNTED.includes(name.text))
      this.fail('taken-name', `There is another statistic \`${name.text}\`.`, name);
    const counts = [...this.statistics.flatMap((one) => ('per' in one.of ? [] : [one.id])), ...ALWAYS_COUNTED];
    const ids = (zones: readonly Name[]): string[] => zones.map((zone) => this.zoneNamed(zone).id);
    this.statistics.push({
      id: name.text,
      title,
      of:
        'event' in of
          ? { event: this.known('event', of.event, this.events.keys()) }
          : 'per' in of
            ? {
                counts: this.known('statistic', of.counts, counts),
                per: this.known('statistic', of.per, counts),
              }
            : { from: ids(of.from), to: ids(of.to) },
    });
  }

  /** What the lab takes for the first player, for drawn cards or for played cards. */
  private role({ name, of }: Extract<Declaration, { kind: 'role' }>): void {
    const role = this.known('role', name, ROLES);
    const isEvent = 'event' in of;
    if ('counts' in of || (role === 'starter') !== isEvent)
      this.fail('unexpected', role === 'starter' ? 'Name an event here.' : 'Write `moves` here, with zones.', name);
    if (this.roles.some((one) => one.role === role))
      this.fail('taken-name', `There is another line \`lab ${role}\`.`, name);
    const ids = (zones: readonly Name[]): string[] => zones.map((zone) => this.zoneNamed(zone).id);
    if (role === 'drawn' && 'from' in of && of.from.length === 0)
      this.fail('missing', 'Write from where cards are drawn: `moves from deck to hand`.', name);
    const event = isEvent && this.known('event', of.event, this.events.keys());
    if (event && this.events.get(event)!.fields[0]?.type.is !== 'player')
      this.fail('wrong-type', 'The sentence of this event must show the player first.', name);
    this.roles.push({ role, of: 'from' in of ? { from: ids(of.from), to: ids(of.to) } : { event: event || '' } });
  }

  private need({ when: written, because }: Extract<Declaration, { kind: 'needs' }>): void {
    const when = this.fixed(written, 'What a mode must have is known before a match starts.');
    this.needs.push({ when, because, reads: [...new Set(parametersOf(when))] });
  }

  private knownEffect(one: Extract<Declaration, { kind: 'known' }>): void {
    const { claim, metric, games } = one;
    const effect = this.known('effect', one.effect, ['more', 'less'] as const);
    const [parameters, where] = [this.settings(one.parameters), this.settings(one.where)];
    this.knownEffects.push({ claim, effect, metric: metric.text, games, parameters, where });
  }

  private settings(all: readonly ParameterSetting[]): KnownInfo['parameters'] {
    const declared = new Map(this.world.documents.parameters.parameters.map((one) => [one.name, one]));
    return Object.fromEntries(
      all.map(({ name, value }) => {
        const parameter = declared.get(this.known('parameter', name, declared.keys()))!;
        return [name.text, typeof value === 'number' ? value : this.settingOf(parameter, value)];
      }),
    );
  }

  /** The value of a parameter that a name stands for. */
  private settingOf({ type, nullable, values }: ParameterDeclaration, value: Name): boolean | string | null {
    const words = [
      ...(type === 'boolean' ? ['yes', 'no'] : type === 'enum' ? Object.keys(values ?? {}) : []),
      ...(nullable ? ['none'] : []),
    ];
    const word = this.known('value', value, words);
    if (word === 'none' && nullable) return null;
    return type === 'boolean' ? word === 'yes' : word;
  }

  private motion({ motion, event }: Extract<Declaration, { kind: 'motion' }>): void {
    const shown = this.known('motion', motion, MOTIONS);
    const told = this.known('event', event, this.events.keys());
    if (this.motions.some((one) => one.event === told))
      this.fail('taken-name', `The event \`${told}\` has a motion.`, event);
    this.motions.push({ motion: shown, event: told });
  }

  // ---- statements ---------------------------------------------------------------------------------------------

  /** Checks the statements of a block. Its names, and the rule that a line `by …` sets, end with the block. */
  protected block(body: readonly PlayStatement[]): TypedStatement[] {
    const { live, blockRule, isCounted } = this;
    const names = this.scope.size;
    const checked = body.flatMap((one, index) => {
      const previous = body[index - 1];
      const ends = previous && (previous.kind === 'stop' || previous.kind === 'leave' || previous.kind === 'wins');
      if (ends)
        this.guarded(() => this.fail('unreachable', `Nothing after \`${previous.kind}\` runs. Remove this line.`, one));
      return this.guarded(() => this.statement(one)) ?? [];
    });
    this.scope.cut(names);
    this.live = live;
    this.blockRule = blockRule;
    this.isCounted = isCounted;
    return checked;
  }

  protected cite(rule: Name): string {
    return this.citeIn(this.cites, rule);
  }

  protected told(rule: Name): string {
    return this.citeIn(this.tells, rule);
  }

  /** The lines on which a rule is named and not counted. */
  private toldOnly(rule: string, lines: readonly number[]): number[] {
    return lines.filter((line) => !this.cites.get(rule)?.includes(line));
  }

  private citeIn(cites: Map<string, number[]>, rule: Name): string {
    // A wrong name is one problem. What it covers is cited all the same.
    const isKnown = [this.cites, this.tells].some((lines) => lines.get(rule.text)?.includes(rule.line));
    if (!isKnown && !this.world.rules.has(rule.text))
      this.guarded(() =>
        this.fail(
          'unknown-rule',
          `There is no rule \`${rule.text}\`.${didYouMean(rule.text, [...this.world.rules])}`,
          rule,
        ),
      );
    cites.set(rule.text, [...new Set(cites.get(rule.text)).add(rule.line)]);
    return rule.text;
  }

  protected fixedRule(one: PlayStatement, counts = true): string {
    const rule = this.ruleOf(one, counts);
    if (typeof rule === 'string') return rule;
    return this.fail(
      'wrong-type',
      `Tables show this rule, so \`${rule.name}\` cannot stand for it. Write the id of a rule.`,
      one.rule ?? one,
    );
  }

  /** The rule of a statement that changes the table: its own, or that of its block. */
  private ruleOf(one: PlayStatement, counts = this.counts(one)): Cited {
    const rule =
      one.rule ??
      this.blockRule ??
      this.fail('no-rule', 'This changes the table, but no rule says so. Write `by` and the id of the rule.', at(one));
    return this.ruleNamed(rule.text) ?? this.citeIn(counts ? this.cites : this.tells, rule);
  }

  protected counts({ rule }: PlayStatement): boolean {
    return rule !== null || !this.isCounted;
  }

  private draws<T>(part: () => T): T {
    this.mayDraw = true;
    try {
      return part();
    } finally {
      this.mayDraw = false;
    }
  }

  /** Checks a statement. One that only says which rule covers the block does nothing itself: null. A sentence can need values before it. */
  private statement(one: PlayStatement): TypedStatement | TypedStatement[] | null {
    const place = at(one);
    switch (one.kind) {
      case 'by': {
        this.blockRule = one.rule!;
        this.isCounted = true;
        const rule = this.ruleOf(one, one.counts);
        return one.counts ? { do: 'cite', rule, ...place } : null;
      }
      case 'let': {
        const value =
          one.value.kind === 'random' ? this.draws(() => this.expression(one.value)) : this.expression(one.value);
        const type: Type = value.type.is === 'none' ? CARD : value.type;
        if (!isPlain(type))
          this.fail(
            'wrong-type',
            'A step keeps numbers, words, cards and players. Amounts and sets are asked for when they are needed.',
            one.value,
          );
        return { do: 'let', local: this.keep(one.name, type), value, ...place };
      }
      case 'set':
      case 'add':
      case 'take': {
        const target = this.target(one.target);
        const type = target.kind === 'local' ? target.local.type : target.field.type;
        if (one.kind !== 'set' && type.is !== 'number')
          this.fail('wrong-type', `\`${one.kind}\` needs a number.`, one.target);
        const value =
          one.value.kind === 'random' ? this.draws(() => this.typed(one.value, type)) : this.typed(one.value, type);
        const rule = target.kind === 'local' ? null : this.ruleOf(one);
        return { do: 'change', how: one.kind, target, value, rule: this.counts(one) ? rule : null, ...place };
      }
      case 'move':
        return {
          do: 'move',
          card: this.typed(one.card, CARD),
          to: this.zone(one.to),
          under: one.under,
          rule: this.ruleOf(one),
          counts: this.counts(one),
          ...place,
        };
      case 'shuffle':
        return {
          do: 'shuffle',
          zone: this.zone(one.zone),
          rule: this.ruleOf(one),
          counts: this.counts(one),
          ...place,
        };
      case 'make':
        return {
          do: 'make',
          card: this.madeCard(one.card),
          zone: this.zone(one.zone),
          rule: this.ruleOf(one),
          counts: this.counts(one),
          ...place,
        };
      case 'show': {
        const { kind } = one.cards;
        const isZone = kind === 'of' ? this.zones.has(one.cards.name.text) : this.shared(one.cards) !== null;
        const isSet = kind === 'ends' || kind === 'union' || isZone;
        const cards = isSet ? this.set(one.cards) : this.typed(one.cards, CARD);
        const to = one.to.kind === 'players' && one.to.from === null ? null : this.typed(one.to, PLAYER);
        const { hides } = one;
        return { do: 'show', cards, to, hides, rule: this.ruleOf(one), counts: this.counts(one), ...place };
      }
      case 'tell':
        return this.tell(one);
      case 'if':
        return {
          do: 'if',
          when: this.typed(one.when, YESNO),
          then: this.block(one.then),
          otherwise: this.block(one.otherwise),
          ...place,
        };
      case 'while':
        return { do: 'while', when: this.typed(one.when, YESNO), body: this.loop(one.body), ...place };
      case 'repeat': {
        const times = this.typed(one.times, NUMBER);
        const { live } = this;
        const left = this.hold('left', NUMBER, one);
        const body = this.loop(one.body);
        this.live = live;
        return { do: 'repeat', left, times, body, ...place };
      }
      case 'for':
        return this.forEach(one);
      case 'do':
        return this.callStep(one.step, one.args, one);
      case 'setup':
        return { do: 'setup', rule: this.fixedRule(one), ...place };
      case 'turn':
        return {
          do: 'turn',
          player: this.typed(one.player, PLAYER),
          rule: this.fixedRule(one),
          steps: one.steps && this.typed(one.steps, RULE),
          ...place,
        };
      case 'happens':
        return this.happens(one);
      case 'open':
        return this.opened(one);
      case 'wait':
        return this.wait(one);
      case 'resolve':
        return { do: 'resolve', chain: this.chainNamed(one.chain), all: true, ...place };
      case 'go-on':
        return this.goOn(place);
      case 'perform': {
        const entry = this.expression(one.action);
        if (!this.isAction(entry.type)) this.fail('wrong-type', 'An action of a card is expected.', one.action);
        return {
          do: 'perform',
          entry,
          card: this.typed(one.card, CARD),
          player: this.typed(one.player, PLAYER),
          ...place,
        };
      }
      case 'ask':
        return this.ask(one);
      case 'choose':
        return this.choose(one);
      case 'pending':
        return this.fail('unexpected', 'Write this in the first line of a step, or of what waits.', one);
      case 'stop':
        if (this.loopDepth === 0)
          this.fail('unexpected', '`stop` ends a loop, and here is none. To end the step, write `leave`.', one);
        return { do: 'stop', ...place };
      case 'leave':
      case 'end-turn':
        return { do: one.kind, ...place };
      case 'out': {
        const own = this.fields.get('out') ?? this.values.get('out');
        if (own)
          this.fail(
            'taken-name',
            'The document has an `out` of its own. Remove it: `p is out` is also a condition.',
            one,
          );
        this.hasOut = true;
        return { do: 'out', player: this.typed(one.player, PLAYER), rule: this.ruleOf(one, true), ...place };
      }
      case 'wins': {
        const winner = one.winner === null ? null : this.typed(one.winner, PLAYER);
        const ending = one.words === null ? this.typed(one.ending, ENDING) : this.endingHere(one.ending, one.words);
        return { do: 'wins', winner, ending, rule: this.ruleOf(one, true), ...place };
      }
    }
  }

  /** Declares the ending of a line that says how the match ends. Several lines can say the same. */
  private endingHere(ending: Expression, words: string): Typed {
    const id = ending.kind === 'name' ? ending.name : '';
    const known = this.causes.findIndex((one) => one.id === id);
    const value = known >= 0 ? known : this.causes.push({ id, words }) - 1;
    return { op: 'constant', value, type: ENDING, ...at(ending) };
  }

  private callStep(name: Name, args: readonly Expression[], place: Place): TypedStatement {
    const step = this.steps.get(name.text);
    if (!step)
      return this.fail(
        'unknown-step',
        `There is no step \`${name.text}\`.${didYouMean(name.text, [...this.steps.keys()])}`,
        name,
      );
    if (args.length !== step.params.length)
      this.fail(
        'wrong-count',
        `\`${name.text}\` needs ${step.params.length} ${step.params.length === 1 ? 'value' : 'values'}, and here are ${args.length}.`,
        name,
      );
    return { do: 'call', step, args: args.map((arg, i) => this.typed(arg, step.params[i]!.type)), ...at(place) };
  }

  private loop(body: readonly PlayStatement[]): TypedStatement[] {
    this.loopDepth++;
    const checked = this.block(body);
    this.loopDepth--;
    return checked;
  }

  private forEach(one: Extract<PlayStatement, { kind: 'for' }>): TypedStatement {
    const { each } = one;
    const { live } = this;
    const size = this.scope.size;
    const set = this.set(each.set);
    const place = at(one);
    const left = this.hold('left', NUMBER, one);
    const local = this.keep(each.name, memberOf(set));
    const where = each.where === null ? null : this.typed(each.where, YESNO);
    const body = this.loop(one.body);
    this.scope.cut(size);
    this.live = live;
    if (set.set === 'players') return { do: 'for-players', local, left, set, where, body, ...place };
    if (set.set === 'numbers') return { do: 'for-numbers', local, left, set, where, body, ...place };
    return { do: 'for-cards', local, done: left, order: this.loops++, set, where, body, ...place };
  }

  private target(expression: Expression): Target {
    if (expression.kind === 'name') {
      const local = this.scope.find(expression.name);
      if (local && local.slot >= 0 && local.constant === undefined && local.name !== 'this')
        return { kind: 'local', local };
    }
    const typed = this.expression(expression);
    if (typed.op === 'field') return { kind: 'field', field: typed.field, of: typed.of, number: typed.number };
    return this.fail(
      'wrong-type',
      'Only a name of this step, or a number, mark, player or card of the document can be set.',
      expression,
    );
  }

  private tell(one: Extract<PlayStatement, { kind: 'tell' }>): TypedStatement[] {
    const { live } = this;
    const shown = new Map<string, { readonly local: Local; readonly type: Type }>();
    const before: TypedStatement[] = [];
    for (const { is, name, words } of one.shown) {
      const local = this.shownLocal(is, name, before);
      const text = is.kind === 'name' ? is.name : name;
      if (!isPlain(local.type) || ['name', 'yesno', 'rule', 'ending', 'words'].includes(local.type.is))
        this.fail('wrong-type', `A sentence cannot show \`${text}\`.`, one);
      const other = shown.get(name);
      if (other && other.local !== local)
        this.fail('taken-name', `Two values of this sentence are called \`${name}\`.`, one);
      if (words !== null && local.type.is !== 'number')
        this.fail('wrong-type', `Only a number has words here, and \`${text}\` is none.`, one);
      const type = words ? ({ is: 'word', list: { of: one.id.text, words, labels: words } } as const) : local.type;
      shown.set(name, { local, type });
    }
    this.live = live;
    const names = one.shown.map(({ name }) => name);
    const sentence = one.sentence.replaceAll(PLACEHOLDER, () => `{${names.shift()}}`);
    if (shown.size > MOST_EVENT_FIELDS)
      this.fail('too-many', `A sentence shows at most ${MOST_EVENT_FIELDS} values.`, one);
    const fields = [...shown].map(([name, { type }]) => ({ name, type }));
    this.checkLeftOut(sentence, fields, one);
    let event = this.events.get(one.id.text);
    const hasOtherTypes = fields.some(
      ({ type }, at) => event && JSON.stringify(labelsOf(event.fields[at]!.type)) !== JSON.stringify(labelsOf(type)),
    );
    if (event && (event.sentence !== sentence || hasOtherTypes))
      this.fail(
        'taken-name',
        `Another sentence has the name \`${one.id.text}\`. Give this one a name of its own.`,
        one.id,
      );
    event ??= { id: one.id.text, index: this.events.size, sentence, fields };
    this.events.set(event.id, event);
    const told: TypedStatement = {
      do: 'tell',
      event,
      values: [...shown.values()].map(({ local }) => local),
      rule: this.ruleOf(one),
      counts: this.counts(one),
      ...at(one),
    };
    return [...before, told];
  }

  /** A part of a sentence in brackets is left out if a card, a player or a text that it names is missing. There is at most one. */
  private checkLeftOut(sentence: string, fields: EventInfo['fields'], place: Place): void {
    const { before = sentence, named, after = '' } = LEFT_OUT.exec(sentence)?.groups ?? {};
    if (/[[\]]/u.test(before + after))
      this.fail('wrong-text', 'A sentence has one part in brackets, such as `[ from {d}]`.', place);
    if (named !== undefined && !fields.some(({ name, type }) => named.includes(`{${name}}`) && MISSING.has(type.is)))
      this.fail('wrong-text', 'A part in brackets names a card, a player or a text that can be missing.', place);
  }

  /** The name that a sentence shows. Another value is kept first, by a statement that is added to `before`. */
  private shownLocal(is: Expression, name: string, before: TypedStatement[]): Local {
    const own = is.kind === 'name' ? this.scope.find(is.name) : undefined;
    if (own) return own;
    const value = this.expression(is);
    if (!isPlain(value.type)) return { name, type: value.type, slot: -1, register: -1 };
    const local = this.hold(name, value.type, is);
    before.push({ do: 'let', local, value, ...at(is) });
    return local;
  }

  protected ask(one: Ask): TypedStatement {
    const player = this.typed(one.player, PLAYER);
    const rule = this.fixedRule(one, false);
    const ask = this.askOf(one, rule, one.pass?.label ?? 'Pass');
    // The rule of a question is also that of its answers.
    const [outer, wasCounted] = [this.blockRule, this.isCounted];
    this.blockRule = one.rule ?? outer;
    this.isCounted = false;
    if (one.many) this.loopDepth++;
    const names = new Set<string>();
    for (const { id } of one.choices) {
      if (names.has(id.text))
        this.fail(
          'taken-name',
          `This question has another option \`${id.text}\`. Give this one a name of its own.`,
          id,
        );
      names.add(id.text);
    }
    const choices = one.choices.flatMap((choice) => {
      this.asked = player;
      return this.choicesOf(choice, rule);
    });
    if (one.many) this.loopDepth--;
    const pass: OptionInfo | null = one.may
      ? { id: 'pass', index: 0, arguments: [], acts: null, names: [], label: ask.pass }
      : null;
    const passWhere = one.pass?.where ? this.typed(one.pass.where, YESNO) : null;
    const passRisks = one.pass ? one.pass.risks.map((risk) => this.risk(risk)) : [];
    const parts = one.parts && this.chosenParts(one.parts, choices);
    const unused = one.parts
      ? undefined
      : one.choices.find(({ gives, members, again }) => gives !== null || members !== null || again !== null);
    if (unused)
      this.fail(
        'missing',
        'This belongs to a set. End the question with `total` and `done`.',
        unused.gives?.[0] ?? unused.members ?? unused.again ?? one,
      );
    const passBody = one.pass ? this.block(one.pass.body) : [];
    this.blockRule = outer;
    this.isCounted = wasCounted;
    const { may, many } = one;
    return { do: 'ask', ask, player, may, many, choices, pass, passWhere, passRisks, parts, passBody, ...at(one) };
  }

  /** The set of a question that is asked again. Its first option is for cards, and the others name nothing. */
  private chosenParts(one: ChosenParts, choices: readonly TypedChoice[]): TypedParts {
    const [cards, ...others] = choices;
    const isSet =
      cards!.option.arguments.join() === 'card' && others.every(({ option }) => option.arguments.length === 0);
    if (!isSet || others.length > MOST_OTHERS)
      this.fail(
        'unexpected',
        `The first option of a set names a card: \`option pay: c in hand of player\`. Up to ${MOST_OTHERS} others name nothing.`,
        one,
      );
    if (choices.some(({ gives }) => (gives?.length ?? 0) !== one.totals.length))
      this.fail(
        'missing',
        'A set has a `total`, and each of its options says what it `gives` to each, or none of this is there.',
        one,
      );
    const number = (limit: Expression | null): Typed | null => limit && this.typed(limit, NUMBER);
    return {
      least: number(one.least),
      most: number(one.most),
      totals: one.totals.map(({ covers, label }) => ({ covers: this.typed(covers, NUMBER), label })),
      done: one.done,
      where: one.where && this.typed(one.where, YESNO),
    };
  }

  private askOf(one: Place & { readonly question: QuestionText }, rule: string, pass: string): AskInfo {
    const { text, otherwise } = one.question;
    const textOf = (sentence: string, where: Typed | null): TypedText => {
      const shown = this.shownValues(sentence, one);
      const wrong = shown.find(({ value: { type } }) => !ASKED_ABOUT.has(type.is));
      if (wrong) this.fail('wrong-type', `A question cannot show \`${wrong.written}\`.`, one);
      return { sentence, shown, where };
    };
    const texts = [
      textOf(text, otherwise && this.typed(otherwise.when, YESNO)),
      ...(otherwise ? [textOf(otherwise.text, null)] : []),
    ];
    const ask: AskInfo = { index: this.asks.length, texts, rule, pass };
    this.asks.push(ask);
    return ask;
  }

  private choose(one: Extract<PlayStatement, { kind: 'choose' }>): TypedStatement {
    const { live, blockRule, isCounted } = this;
    const player = this.typed(one.player, PLAYER);
    const rule = this.fixedRule(one, false);
    const ask = this.askOf(one, rule, one.done);
    const number = (limit: Expression | null): Typed | null => limit && this.typed(limit, NUMBER);
    const [least, most] = [number(one.least), number(one.most)];
    const reached = this.hold('at', NUMBER, one);
    let total: SetLimits['total'] = null;
    this.blockRule = one.rule ?? blockRule;
    this.isCounted = false;
    this.loopDepth++;
    this.asked = player;
    const choice = this.choice(one.choice, rule, () => {
      if (one.total === null) return;
      const gives = this.expression(one.total.gives);
      if (gives.type.is !== 'number' && gives.type.is !== 'amounts')
        this.fail('wrong-type', 'A total adds up numbers or amounts.', one.total.gives);
      if (gives.type.is === 'amounts' && one.most !== null)
        this.fail(
          'unexpected',
          'A total of several amounts has no largest number of cards. Add up a number.',
          one.most,
        );
      total = { gives, covers: this.typed(one.total.covers, gives.type) };
    });
    this.loopDepth--;
    if (one.choice.gives || one.choice.members || one.choice.again)
      this.fail(
        'unexpected',
        'Here the line `total` says what each card gives. Remove this line.',
        one.choice.gives?.[0] ?? one.choice.members ?? one.choice.again!,
      );
    if (one.choice.price)
      this.fail(
        'unexpected',
        'A card of a set has no price of its own. Write what all cost with `total`.',
        one.choice.price,
      );
    const [binder] = choice.binders;
    if (choice.binders.length !== 1 || binder!.kind !== 'set' || binder!.local.type.is !== 'card')
      this.fail('unexpected', 'A set is chosen from cards: `option take: c in hand of player`.', one.choice);
    this.live = live;
    this.blockRule = blockRule;
    this.isCounted = isCounted;
    return { do: 'choose', ask, player, choice, least, most, total, order: this.loops++, at: reached, ...at(one) };
  }

  /** The options of a choice: one, or one for each word if it runs over the words of a field. */
  private choicesOf(choice: PlayChoice, rule: string): TypedChoice[] {
    const runs = choice.binders.find((binder) => this.wordsOf(binder) !== null);
    const list = runs && this.wordsOf(runs);
    if (!list) return [this.choice(choice, rule)];
    const { name } = runs;
    return list.words.map((word, value) => {
      const { live } = this;
      const size = this.scope.size;
      this.refuseTaken(name);
      const type: Type = { is: 'word', list };
      const local = { ...this.hold(name.text, type, name), constant: value };
      this.scope.add(local);
      const typed = this.choice(
        {
          ...choice,
          id: { ...choice.id, text: `${choice.id.text}-${word}` },
          binders: choice.binders.filter((binder) => binder !== runs),
          label: choice.label.replaceAll(`{${name.text}}`, list.labels[value]!),
        },
        rule,
      );
      this.scope.cut(size);
      this.live = live;
      const first: TypedStatement = {
        do: 'let',
        local,
        value: { op: 'constant', value, type, ...at(choice) },
        ...at(choice),
      };
      const whole = { ...typed, body: [first, ...typed.body] };
      this.places.set(whole, at(choice));
      return whole;
    });
  }

  /** The words over which a binder runs, or null. */
  private wordsOf(binder: Binder): WordList | null {
    if (binder.kind !== 'set' || binder.set.kind !== 'name') return null;
    const type = this.printed.get(binder.set.name);
    return type?.is === 'word' || type?.is === 'words' ? type.list : null;
  }

  /** @param inside checks what else can name the things of the option */
  private choice(choice: PlayChoice, rule: string, inside?: () => void): TypedChoice {
    const { live } = this;
    const size = this.scope.size;
    if (choice.binders.length > 2) this.fail('too-many', 'An option names at most two things. Ask twice.', choice);
    const binders = choice.binders.map((binder) => this.binder(binder));
    const kinds = binders.map(
      (binder) =>
        (namesColumn(binder) ? 'column' : ARGUMENTS[binder.local.type.is]) ??
        this.fail('wrong-type', 'An option names cards, players, numbers or actions.', choice),
    );
    if (kinds.length === 2 && kinds[0] === kinds[1] && kinds[0] !== 'card')
      this.fail(
        'unexpected',
        'The two things of an option must be two cards or of two kinds, such as a card and a player. Ask twice.',
        choice,
      );
    const where = choice.where === null ? null : this.typed(choice.where, YESNO);
    const refusals = choice.refusals.map((refusal) => ({
      when: this.typed(refusal.when, YESNO),
      because: refusal.because,
      rule: refusal.rule ? this.told(refusal.rule) : rule,
    }));
    if (choice.otherwise && !kinds.includes('card'))
      this.fail(
        'unexpected',
        'This option names no card, so there is no card to tell about. Remove this line.',
        choice.otherwise,
      );
    const otherwise = choice.otherwise && {
      because: choice.otherwise.because,
      rule: choice.otherwise.rule ? this.told(choice.otherwise.rule) : rule,
    };
    const price = choice.price && this.price(choice.price);
    const shownPrices = choice.shownPrices.map((one) => this.shownPrice(one, choice.price !== null));
    const buttons = choice.buttons.map((one) => this.textOf(one));
    const risks = choice.risks.map((risk) => this.risk(risk));
    const compares = choice.compares && this.comparison(choice.compares, rule);
    this.hasComparisons ||= compares !== null;
    const gives = choice.gives && choice.gives.map((each) => this.typed(each, NUMBER));
    const members = choice.members && this.typed(choice.members, YESNO);
    const again = choice.again && this.typed(choice.again, NUMBER);
    if (again && binders.length > 0)
      this.fail('unexpected', 'Only an option that names nothing can be chosen again. Remove this line.', again);
    const features = this.featuresOf(choice, binders);
    const names = binders.map(({ local }) => local.name);
    for (const [, name = ''] of choice.label.matchAll(PLACEHOLDER))
      if (!names.includes(name))
        this.fail(
          'unknown-name',
          `The text of the button can show ${names.length === 0 ? 'nothing' : names.map((each) => `{${each}}`).join(' and ')}, and not {${name}}.`,
          choice,
        );
    inside?.();
    const option = this.option(choice.id.text, kinds, names, choice.label, choice.id);
    if (choice.acts) this.actsOn(option, choice.acts);
    const body = this.block(choice.body);
    this.scope.cut(size);
    this.live = live;
    const typed: TypedChoice = {
      option,
      binders,
      where,
      refusals: price ? [price.refusal, ...refusals] : refusals,
      otherwise,
      prices: price ? [{ amount: price.amount, units: [price.unit, price.unit], where: null }] : shownPrices,
      buttons,
      risks,
      compares,
      gives,
      members,
      again,
      features,
      body: price ? [price.payment, ...body] : body,
    };
    this.places.set(typed, at(choice));
    return typed;
  }

  /** The zone on which an option acts is the same wherever the option is offered. */
  private actsOn(option: OptionInfo, name: Name): void {
    const { id, numbers } = this.zoneNamed(name);
    if (option.arguments.length > 0 || numbers)
      this.fail('unexpected', 'Only an option that names nothing acts on a zone, and the zone has no numbers.', name);
    if (option.acts !== null && option.acts !== id)
      this.fail('taken-name', `Elsewhere the option \`${option.id}\` acts on \`${option.acts}\`.`, name);
    option.acts = id;
  }

  /** The refusal and the payment of an option that costs something. */
  private price({ amount: expression, from, because, rule: cited, ...place }: ChoicePrice) {
    const target = this.target(from);
    if (target.kind !== 'field' || target.field.type.is !== 'number' || target.field.of !== 'player')
      return this.fail('wrong-type', 'A price is taken from a number of a player.', from);
    const amount = this.typed(expression, NUMBER);
    const { field, of, number } = target;
    // Paying counts the rule.
    const rule = this.cite(cited ?? this.blockRule!);
    const has: Typed = { op: 'field', field, of, number, type: NUMBER, ...at(place) };
    const when: Typed = { op: 'compare', sign: '>', left: amount, right: has, type: YESNO, ...at(place) };
    return {
      amount,
      unit: field.title ?? '',
      refusal: { when, because, rule },
      payment: { do: 'change', how: 'take', target, value: amount, rule, ...at(place) } satisfies TypedStatement,
    };
  }

  /** A price that is only shown. */
  private shownPrice({ amount, unit, where, ...place }: ShownPrice, isTaken: boolean): TypedPrice {
    if (isTaken) this.fail('unexpected', '`costs` says the price, and shows it. Remove this line.', place);
    const [one = '', more = one, ...rest] = unit.split('|');
    if (one === '' || rest.length > 0)
      this.fail('wrong-text', 'Write the unit of one and of more, such as "coin|coins".', place);
    return {
      amount: this.typed(amount, NUMBER),
      units: [one, more],
      where: where === null ? null : this.typed(where, YESNO),
    };
  }

  private risk(risk: ChoiceText): TypedText {
    const typed = this.textOf(risk);
    const wrong = typed.shown.find(({ value: { type } }) => type.is !== 'number');
    if (wrong) this.fail('wrong-type', `A risk shows numbers, and \`${wrong.written}\` is none.`, risk);
    return typed;
  }

  private textOf({ sentence, where, ...place }: ChoiceText): TypedText {
    const shown = this.shownValues(sentence, place);
    return { sentence, shown, where: where === null ? null : this.typed(where, YESNO) };
  }

  /** The values that a text shows: `{n}`, `{score of p}`, or `{n card|cards}` with the word for one or more. */
  private shownValues(text: string, place: Place): TypedShown[] {
    return [...text.matchAll(PLACEHOLDER)].map(([, written = '']) => {
      const { name = written, one, more } = COUNTED.exec(written)?.groups ?? {};
      const value = this.expression(expressionIn(name, place));
      if (one === undefined || more === undefined) return { written, value, words: null };
      if (value.type.is !== 'number')
        this.fail('wrong-type', `Only a number has words, and \`${name}\` is none.`, place);
      return { written, value, words: [one, more] };
    });
  }

  /** The sums of a comparison are shown to people, so they are public. */
  private comparison({ open, rule: cited, sides, ...place }: ChoiceComparison, outer: string): TypedComparison {
    if (sides.length < 2) this.fail('missing', 'A comparison needs a line for each side.', place);
    return {
      open,
      rule: cited ? this.told(cited) : outer,
      sides: sides.map(({ player, label, parts }) => {
        const numbers = parts.map((part) => {
          const is = this.typed(part.is, NUMBER);
          this.refuseHidden(is, part.is);
          if (part.label === null && parts.length > 1)
            this.fail(
              'missing',
              'A side with several numbers needs a name for each: `strength of c "printed"`.',
              part.is,
            );
          return { is, label: part.label };
        });
        const [{ is, label: name }] = numbers as [(typeof numbers)[number]];
        const isOfCards = name === null && is.op === 'sum' && memberOf(is.each.set).is === 'card';
        const cards = isOfCards ? { each: is.each, add: is.add } : null;
        return { player: this.typed(player, PLAYER), label, cards, numbers };
      }),
    };
  }

  protected option(
    id: string,
    kinds: OptionInfo['arguments'],
    names: readonly string[],
    label: string,
    place: Place,
  ): OptionInfo {
    const placeholderOf = (at: number): string => `{${kinds[at]}${at === 1 && kinds[0] === kinds[1] ? '2' : ''}}`;
    const text = label.replaceAll(PLACEHOLDER, (_, name: string) => placeholderOf(names.indexOf(name)));
    const same = this.options.find((one) => one.id === id);
    if (same && (same.label !== text || same.arguments.join() !== kinds.join()))
      this.fail(
        'taken-name',
        `Another option has the name \`${id}\`, with other things or another text. Give this one a name of its own.`,
        place,
      );
    if (same) return same;
    if (this.options.length === MOST_OPTIONS)
      this.fail('too-many', `A game has at most ${MOST_OPTIONS} kinds of option.`, place);
    const option: OptionInfo = { id, index: this.options.length + 1, arguments: kinds, acts: null, names, label: text };
    this.options.push(option);
    return option;
  }

  private binder(binder: Binder): TypedBinder {
    if (binder.kind === 'range') {
      const from = this.typed(binder.from, NUMBER);
      const to = this.typed(binder.to, NUMBER);
      return { kind: 'range', local: this.keep(binder.name, NUMBER), from, to };
    }
    const { set } = binder;
    if (set.kind === 'of' && this.printed.get(set.name.text)?.is === 'entry') {
      const of = this.typed(set.of, CARD);
      // Options, records and replays name the entries of one group.
      if (set.name.text !== this.actionGroup())
        this.fail(
          'wrong-type',
          `Options cannot name entries of \`${set.name.text}\`. Choose a card instead.`,
          set.name,
        );
      return {
        kind: 'entries',
        local: this.keep(binder.name, { is: 'entry', group: set.name.text }),
        group: set.name.text,
        of,
      };
    }
    const typed = this.set(set);
    return { kind: 'set', local: this.keep(binder.name, memberOf(typed)), set: typed };
  }

  // ---- the whole ----------------------------------------------------------------------------------------------

  /** The steps that modes can list must exist, and `match` must exist. */
  private checkLists(): void {
    const start = { line: 1, column: 1 };
    if (!this.steps.has(FIRST_STEP))
      this.guarded(() => this.fail('missing', 'The document needs `step match`, which plays a whole match.', start));
    for (const id of [TURN_BEGINS, BEFORE_STEPS]) {
      const before = this.steps.get(id);
      if (before && before.params.map(({ type }) => type.is).join() !== 'player')
        this.guarded(() =>
          this.fail('wrong-count', `It is for the player of the turn: \`step ${id} for player\`.`, before.at),
        );
    }
    const prepares = this.steps.get(EXAMPLE_BEGINS);
    if (prepares && prepares.params.length > 0)
      this.guarded(() => this.fail('wrong-count', `It has no values: \`step ${EXAMPLE_BEGINS}\`.`, prepares.at));
    for (const { id, kind } of this.world.documents.parameters.steps)
      this.guarded(() => {
        const step = this.steps.get(id);
        if (!step)
          return this.fail(
            'unknown-step',
            `The modes list the ${kind === 'setup' ? 'setup' : 'turn'} step \`${id}\`. Write \`step ${id}${kind === 'turn' ? ' for player' : ''}\`.`,
            start,
          );
        const types = step.params.map(({ type }) => type.is).join();
        const wanted = kind === 'turn' ? 'player' : '';
        if (types !== wanted)
          this.fail(
            'wrong-count',
            kind === 'turn'
              ? `A step of the turn has one player: \`step ${id} for player\`.`
              : `A step of the setup has no values: \`step ${id}\`.`,
            step.at,
          );
      });
  }

  /** Refuses what would take too long to work out. Texts that change values count, so it runs after all of them are known. */
  private checkWork(): void {
    const estimate = new WorkEstimate();
    const refuse = (work: number, place: Place): void => {
      if (work > MOST_WORK)
        this.guarded(() =>
          this.fail(
            'too-many',
            'This takes too long to work out: it asks about many cards for each of many cards. Keep a part of it with "let", or ask about fewer cards.',
            place,
          ),
        );
    };
    for (const value of this.values.values()) refuse(estimate.value(value), value.is);
    for (const { is } of [...this.measures, ...this.totals, ...this.positionFeatures]) refuse(estimate.of(is), is);
    for (const { chooser } of [...this.chains.values(), ...this.moments.values()])
      if (chooser) refuse(estimate.of(chooser.player), chooser.player);
    const look = (part: unknown): void => {
      if (Array.isArray(part)) return part.forEach(look);
      if (typeof part !== 'object' || part === null) return;
      if ('op' in part) return refuse(estimate.of(part as Typed), part as Typed);
      if ('binders' in part) refuse(estimate.choice(part as TypedChoice), this.places.get(part as TypedChoice)!);
      // The step of a call and the values of a moment are looked at where they are declared.
      for (const member in part)
        if (!DECLARED.has(member) && !SAID.has(member)) look(part[member as keyof typeof part]);
    };
    const actions = this.actions.map(({ step }) => step);
    const listeners = [...this.moments.values()].flatMap((moment) => [...moment.listeners, ...moment.instead]);
    const entries = [...this.chains.values()].flatMap((chain) => chain.entries);
    for (const { body } of [...this.steps.values(), ...actions, ...[...listeners, ...entries].map(({ step }) => step)])
      look(body);
    for (const { where } of listeners) look(where);
  }

  /** Steps cannot call themselves, also not through others, and each step must be reached. */
  private checkCircles(): void {
    const actions = this.actions.map(({ step }) => step);
    const before = [TURN_BEGINS, BEFORE_STEPS].flatMap((id) => this.steps.get(id) ?? []);
    const listed = (kind: 'setup' | 'turn'): StepInfo[] =>
      this.world.documents.parameters.steps
        .filter((one) => one.kind === kind)
        .flatMap(({ id }) => this.steps.get(id) ?? []);
    const calls = (list: readonly TypedStatement[]): StepInfo[] =>
      list.flatMap((one): StepInfo[] => {
        switch (one.do) {
          case 'call':
            return [one.step];
          case 'happens':
            return [
              ...one.moment.instead.map(({ step }) => step),
              ...calls(one.then),
              ...(one.moment.queue ? [] : one.moment.listeners.map(({ step }) => step)),
            ];
          case 'resolve':
            return one.chain.entries.map(({ step }) => step);
          case 'perform':
            return actions;
          case 'setup':
            return listed('setup');
          case 'turn':
            return [...listed('turn'), ...before];
          case 'if':
            return [...calls(one.then), ...calls(one.otherwise)];
          case 'ask':
            return [...one.choices.flatMap(({ body }) => calls(body)), ...calls(one.passBody)];
          case 'choose':
            return calls(one.choice.body);
          case 'while':
          case 'repeat':
          case 'for-cards':
          case 'for-players':
          case 'for-numbers':
            return calls(one.body);
          default:
            return [];
        }
      });
    const done = new Set<StepInfo>();
    const open: StepInfo[] = [];
    const visit = (step: StepInfo): void => {
      if (done.has(step)) return;
      if (open.includes(step)) {
        const path = [...open.slice(open.indexOf(step)), step].map(({ id }) => `\`${id}\``);
        this.guarded(() =>
          this.fail('circle', `A step cannot call itself: ${path.join(' calls ')}. Use a loop.`, step.at),
        );
        return;
      }
      if (open.length >= MOST_STEPS_DEEP)
        return void this.guarded(() =>
          this.fail('too-deep', `Steps call each other at most ${MOST_STEPS_DEEP} deep. Use a loop.`, step.at),
        );
      open.push(step);
      calls(step.body).forEach(visit);
      open.pop();
      done.add(step);
    };
    const match = this.steps.get(FIRST_STEP);
    if (match) visit(match);
    const prepares = this.steps.get(EXAMPLE_BEGINS);
    if (prepares) visit(prepares);
    this.spoken.forEach(visit);
    for (const step of this.steps.values())
      if (!done.has(step)) this.guarded(() => this.fail('unreachable', this.unreached(step), step.at));
    this.checkResolved(done);
    this.checkChanges();
  }

  /** A value cannot depend on itself through the texts that change it, and values have few levels with these texts too. */
  private checkChanges(): void {
    const levels = new Map<ValueInfo, number>();
    const open = new Set<ValueInfo>();
    const levelOf = (value: ValueInfo): number => {
      const known = levels.get(value);
      if (known !== undefined) return known;
      const at = this.valueDeclarations.get(value.id)!;
      if (open.has(value))
        this.fail('circle', `\`${value.id}\` depends on itself through the texts that change it.`, at);
      open.add(value);
      if (open.size > MOST_VALUES_DEEP) this.fail('too-deep', TOO_DEEP, at);
      const level = 1 + Math.max(0, ...usedBy(value).map(levelOf));
      if (level > MOST_VALUES_DEEP) this.fail('too-deep', TOO_DEEP, at);
      open.delete(value);
      levels.set(value, level);
      return level;
    };
    for (const value of this.values.values()) {
      this.guarded(() => levelOf(value));
      // A problem is reported once.
      for (const each of open) levels.set(each, 0);
      open.clear();
    }
    for (const value of this.values.values())
      if (value.title !== null) this.guarded(() => this.checkPublicChanges(value));
    for (const { is } of this.totals)
      this.guarded(() => valuesIn(is).forEach((value) => this.checkPublicChanges(value)));
  }

  /** What all players see cannot be changed by cards that some do not see. */
  private checkPublicChanges(shown: ValueInfo): void {
    const seen = new Set([shown]);
    for (const value of seen) {
      for (const { text, where, by } of value.changes) {
        const isOpen = text.zones.length > 0 && text.zones.every((zone) => zone.seen === 'all');
        if (!isOpen)
          this.fail(
            'hidden',
            `This changes \`${shown.id}\`, which is public, while the card may be hidden. Write \`text ${text.card} in\` and zones that all players see.`,
            by,
          );
        for (const part of [by, where]) if (part) this.refuseHidden(part, part);
      }
      for (const other of usedBy(value)) seen.add(other);
    }
  }
}

/** Declarations that do not change how a game plays. */
const UNPLAYED: ReadonlySet<Declaration['kind']> = new Set(['total', 'statistic', 'motion', 'role', 'known']);

/** A text without comments, empty lines, totals and the like, which do not change how a game plays. */
function playedText(source: string, { declarations }: PlayDocument): string {
  const lines = source.split('\n').map(withoutComment);
  const starts = declarations.map(({ line }) => line).sort((a, b) => a - b);
  for (const { kind, line } of declarations) {
    const next = starts.find((start) => start > line) ?? lines.length + 1;
    if (UNPLAYED.has(kind)) lines.fill('', line - 1, next - 1);
  }
  return lines.filter(Boolean).join('\n');
}

/** Whether a game declares verbs, triggers or keywords. Its texts become play. */
export const hasSpoken = (phrases: GamePhrases | null): boolean =>
  phrases !== null && phrases.verbs.length + phrases.triggers.length + phrases.keywords.length > 0;

/** A digest of all that decides how a game plays, besides the cards and the ruleset. */
const hashOf = (source: string, document: PlayDocument, { fields, parameters }: PlayWorld['documents']): string =>
  contentHash([playedText(source, document), { fields, parameters }]);

/** The hash of a play document, without checking it. */
export const hashOfPlay = (source: string, documents: PlayWorld['documents']): string =>
  hashOf(source, parsePlay(source).document, documents);

/** Whether a problem is that no phrase reads a text of a card. */
const isUnread = ({ code, card }: PlayProblem): boolean =>
  card !== undefined && (code === 'unread-text' || code === 'two-readings');

/**
 * Reads and checks a play document. The program is null if there is a problem.
 * @param placeOf names the place of a line, for the rules that the document cites
 */
export function checkPlay(
  source: string,
  world: PlayWorld,
  placeOf: (line: number) => string = (line) => `play:${line}`,
): CheckedPlay {
  const { document, problems } = parsePlay(source);
  if (problems.length > 0) return { program: null, problems, phrases: null, hasCardTexts: false };
  const { world: declared, problems: members } = worldWithEntries(document.declarations, world);
  const { document: whole, phrases, problems: words } = elaborate(document, declared);
  const checker = new Checker(declared, placeOf);
  const program = {
    ...checker.run(whole),
    hash: hashOf(source, document, world.documents),
    phrases,
  };
  const distinct = new Map([...members, ...words, ...checker.problems].map((one) => [JSON.stringify(one), one]));
  const all = [...distinct.values()];
  const firstProblems = all.sort((a, b) => a.line - b.line || a.column - b.column).slice(0, MOST_PROBLEMS);
  return {
    program: all.every((one) => world.keepsUnread && isUnread(one)) ? program : null,
    problems: firstProblems,
    phrases,
    hasCardTexts: hasSpoken(phrases) || whole.declarations.some((one) => one.kind === 'text' && one.card !== null),
  };
}
