/** Checks what says when things happen: moments, texts that act instead, chains, queues and windows. */
import { didYouMean } from '../problems.ts';
import { CARD, ExpressionChecker, NUMBER, PLAYER, Scope, YESNO, at } from './check-expression.ts';
import type { Place } from './problem.ts';
import type { TextChooser, Declaration, Expression, Name, Param, PlayStatement, TextPart } from './syntax.ts';
import type {
  AskInfo,
  ChainInfo,
  ChooserInfo,
  EntryInfo,
  ListenerInfo,
  Local,
  MomentInfo,
  OptionInfo,
  StepInfo,
  TextInfo,
  Type,
  Typed,
  TypedChoice,
  TypedStatement,
} from './typed.ts';

/** The most entries that a chain or queue can declare. */
const MOST_ENTRIES = 100;
/** The most texts of a moment that act instead. */
const MOST_INSTEAD = 15;

type Statement<K extends PlayStatement['kind']> = Extract<PlayStatement, { kind: K }>;
type Declared<K extends Declaration['kind']> = Extract<Declaration, { kind: K }>;
type Listening = Extract<TextPart, { kind: 'when' | 'instead' }>;
type TypedAsk = Extract<TypedStatement, { do: 'ask' }>;

/** The condition of a part of a text together with the one while which the whole text works. */
export function whileWorks(part: TextPart, works: Expression | null): TextPart {
  if (works === null) return part;
  if (part.kind === 'action') {
    const { body, line, column } = part;
    return { ...part, body: [{ kind: 'if', when: works, then: body, otherwise: [], rule: null, line, column }] };
  }
  const where = part.where;
  return {
    ...part,
    where: where === null ? works : { kind: 'logic', sign: 'and', left: works, right: where, ...at(works) },
  };
}

/** Whether a part of the syntax tree names something, also in a sentence. */
function isNamedIn(part: unknown, name: string): boolean {
  if (typeof part === 'string') return part === name || part.includes(`{${name}}`);
  if (Array.isArray(part)) return part.some((one) => isNamedIn(one, name));
  return typeof part === 'object' && part !== null && Object.values(part).some((one) => isNamedIn(one, name));
}

export abstract class TimingChecker extends ExpressionChecker {
  protected readonly steps = new Map<string, StepInfo>();
  protected readonly moments = new Map<string, MomentInfo>();
  protected readonly asks: AskInfo[] = [];
  private readonly windows = new Set<StepInfo>();
  // The step that is being checked.
  protected step: StepInfo | null = null;
  protected live = 0;
  protected loopDepth = 0;
  /** The rule of the block, as it is written. */
  protected blockRule: Name | null = null;
  /** The names that the sentence of a card gives to the part that is being checked. */
  protected textLocals: readonly Local[] = [];
  /** The moment instead of which the text acts. */
  private insteadOf: MomentInfo | null = null;

  protected abstract newStep(
    id: string,
    params: readonly (Param & { readonly known?: Type })[],
    place: Place,
  ): StepInfo;
  protected abstract keep(name: Name, type: Type): Local;
  protected abstract hold(name: string, type: Type, place: Place): Local;
  protected abstract checkBody(step: StepInfo, body: readonly PlayStatement[]): void;
  /** Checks the body of a step. Its first line can say how tables list the step. */
  protected abstract bodyOf(step: StepInfo, body: readonly PlayStatement[]): void;
  protected abstract block(body: readonly PlayStatement[]): TypedStatement[];
  protected abstract ask(one: Statement<'ask'>): TypedStatement;
  /** Notes that the document names a rule which play does not count there. */
  protected abstract told(rule: Name): string;
  /** The rule of a statement that has one rule. */
  protected abstract fixedRule(one: PlayStatement, counts: boolean): string;
  /** Whether a statement counts its rule. A line `by` has counted the rule of the block. */
  protected abstract counts(one: PlayStatement): boolean;
  protected abstract option(
    id: string,
    kinds: OptionInfo['arguments'],
    names: readonly string[],
    label: string,
    place: Place,
  ): OptionInfo;
  protected abstract expectCount(names: readonly Name[], count: number, what: string, place: Place): void;
  protected abstract refuseDeclared(name: Name): void;
  protected abstract self(): Local;
  protected abstract selfParam(place: Place): Param;

  // ---- declarations -------------------------------------------------------------------------------------------

  protected declareTiming(one: Declared<'moment' | 'chain'>): void {
    const { text } = one.name;
    if (one.kind === 'chain') {
      this.refuseDeclared(one.name);
      if (one.most < 1 || one.most > MOST_ENTRIES || !Number.isInteger(one.most))
        this.fail('unexpected', `Between 1 and ${MOST_ENTRIES} entries can wait. Write such a number.`, one.name);
      const { order, most, again, isShown } = one;
      const index = this.chains.size;
      this.chains.set(text, { id: text, index, order, most, again, isShown, entries: [], chooser: null });
      return;
    }
    if (this.moments.has(text)) this.fail('taken-name', `There is another moment \`${text}\`.`, one.name);
    const queue = one.queue === null ? null : this.chainNamed(one.queue);
    if (queue?.order === 'chain')
      this.fail('wrong-type', `Texts wait in a queue, and \`${queue.id}\` is a chain.`, one.queue!);
    this.moments.set(text, {
      id: text,
      index: this.moments.size,
      params: one.params.map((param) => ({ name: param.name.text, type: this.typeOf(param) })),
      listeners: [],
      instead: [],
      ends: [],
      queue,
      chooser: null,
    });
  }

  /** The players who choose between texts. Their expressions can name all that the document declares. */
  protected choosers(one: Declaration): void {
    if ((one.kind !== 'chain' && one.kind !== 'moment') || one.chooser === null) return;
    const { text } = one.name;
    if (one.kind === 'chain') {
      const chain = this.chains.get(text);
      if (chain) chain.chooser = this.chooser(text, one.chooser, []);
    } else {
      const moment = this.moments.get(text);
      if (moment) moment.chooser = this.chooser(text, one.chooser, moment.params);
    }
  }

  private chooser(
    id: string,
    { player, question, rule, ...place }: TextChooser,
    params: MomentInfo['params'],
  ): ChooserInfo {
    this.scope = new Scope();
    const heard = params.map(({ name, type }) => this.register(name, type));
    for (const local of heard) this.scope.add(local);
    const texts = [{ sentence: question, shown: [], where: null }];
    const ask: AskInfo = { index: this.asks.length, texts, rule: this.told(rule), pass: 'Pass' };
    this.asks.push(ask);
    const option = this.option(`${id}-next`, ['card'], ['card'], '{card}', place);
    return { player: this.typed(player, PLAYER), heard, ask, option };
  }

  protected chainNamed(name: Name): ChainInfo {
    return (
      this.chains.get(name.text) ??
      this.fail(
        'unknown-name',
        `There is no chain or queue \`${name.text}\`.${didYouMean(name.text, [...this.chains.keys()])}`,
        name,
      )
    );
  }

  protected momentNamed(name: Name): MomentInfo {
    return (
      this.moments.get(name.text) ??
      this.fail(
        'unknown-name',
        `There is no moment \`${name.text}\`.${didYouMean(name.text, [...this.moments.keys()])}`,
        name,
      )
    );
  }

  /** A part of a text that acts when a moment happens, or instead of it. */
  protected listener(text: TextInfo, part: Listening, id: string): () => void {
    const moment = this.momentNamed(part.moment);
    this.expectCount(part.params, moment.params.length, moment.id, part.moment);
    this.scope = new Scope();
    const self = this.self();
    const heard = part.params.map((name, i) => this.register(name.text, moment.params[i]!.type));
    for (const local of [...this.textLocals, ...(text.card === null ? [] : [self]), ...heard]) this.scope.add(local);
    const where = part.where === null ? null : this.typed(part.where, YESNO);
    const uses = part.params.flatMap((name, i) => (isNamedIn(part.body, name.text) ? [i] : []));
    const params = uses.map((i) => ({
      name: part.params[i]!,
      type: moment.params[i]!.type.is,
      known: moment.params[i]!.type,
      ...at(part.params[i]!),
    }));
    const step = this.newStep(id, text.card === null ? params : [this.selfParam(part), ...params], part);
    const isInstead = part.kind === 'instead';
    const entry = isInstead || moment.queue === null ? null : this.entry(moment.queue, step);
    const listener: ListenerInfo = { text, self, heard, where, uses, step, entry };
    (isInstead ? moment.instead : moment.listeners).push(listener);
    if (moment.instead.length > MOST_INSTEAD)
      this.fail('too-many', `At most ${MOST_INSTEAD} texts act instead of one moment.`, part);
    return () => {
      this.insteadOf = isInstead ? moment : null;
      this.checkBody(step, part.body);
      this.insteadOf = null;
    };
  }

  private entry({ entries }: ChainInfo, step: StepInfo): EntryInfo {
    const entry: EntryInfo = { index: entries.length, step };
    entries.push(entry);
    return entry;
  }

  // ---- windows ------------------------------------------------------------------------------------------------

  /**
   * A window is a step made of other statements: it asks the players in order, again from the first one after each who acts. When all
   * pass in a row, the newest entry of its chain resolves, or the window closes.
   */
  protected windowOf(one: Declared<'window'>): () => void {
    const { name, actor, params } = one;
    if (this.steps.has(name.text)) this.fail('taken-name', `There is another step \`${name.text}\`.`, name);
    const actors: Param[] = actor === null ? [] : [{ name: actor, type: 'player', ...at(actor) }];
    const step = this.newStep(name.text, [...actors, ...params], one);
    this.steps.set(step.id, step);
    this.windows.add(step);
    const chain = one.chain === null ? null : this.chainNamed(one.chain);
    if (chain?.order === 'queue')
      this.fail('wrong-type', `A window resolves a chain, and \`${chain.id}\` is a queue.`, one.chain!);
    return () => {
      // The body is made below, but its names are those of a step.
      this.checkBody(step, []);
      step.body = [this.rounds(one, chain, actor === null ? null : step.params[0]!)];
    };
  }

  private rounds(one: Declared<'window'>, chain: ChainInfo | null, actor: Local | null): TypedStatement {
    const place = at(one);
    const number = (value: number): Typed => ({ op: 'constant', value, type: NUMBER, ...place });
    const read = (local: Local): Typed => ({ op: 'local', local, type: local.type, ...place });
    const put = (local: Local, value: Typed): TypedStatement => ({
      do: 'change',
      how: 'set',
      target: { kind: 'local', local },
      value,
      rule: null,
      ...place,
    });
    const compare = (left: Typed, sign: '<' | '>', right: Typed): Typed => ({
      op: 'compare',
      sign,
      left,
      right,
      type: YESNO,
      ...place,
    });
    const { set: written } = one;
    if (written.kind !== 'players')
      return this.fail('wrong-type', 'A window asks players, such as `players from active`.', written);
    const set = this.players(written);
    const left = this.hold('left', NUMBER, one);
    const player = this.keep(one.player, PLAYER);
    const ask = this.ask(one.ask) as TypedAsk;
    const acts = actor === null ? [] : [put(actor, read(player))];
    const again: TypedStatement[] = one.once ? [] : [put(left, number(-1)), { do: 'stop', ...place }];
    const choices = ask.choices.map((choice): TypedChoice =>
      Object.assign(choice, { body: [...choice.body, ...acts, ...again] }),
    );
    const round: TypedStatement = {
      do: 'for-players',
      local: player,
      left,
      set,
      where: null,
      body: [{ ...ask, choices }],
      ...place,
    };
    const waiting: Typed | null = chain === null ? null : { op: 'waiting', chain, type: NUMBER, ...place };
    // Nobody is asked while the chain is full.
    const asked: TypedStatement =
      chain === null || waiting === null
        ? round
        : { do: 'if', when: compare(waiting, '<', number(chain.most)), then: [round], otherwise: [], ...place };
    const close: TypedStatement = { do: 'leave', ...place };
    const passed: TypedStatement =
      chain === null || waiting === null
        ? close
        : {
            do: 'if',
            when: compare(waiting, '>', number(0)),
            then: [{ do: 'resolve', chain, all: !chain.again, ...place }, ...(chain.again ? [] : [close])],
            otherwise: [close],
            ...place,
          };
    const check: TypedStatement = {
      do: 'if',
      when: compare(read(left), '<', number(0)),
      then: [],
      otherwise: [passed],
      ...place,
    };
    return { do: 'while', when: { ...number(1), type: YESNO }, body: [put(left, number(0)), asked, check], ...place };
  }

  protected opened(one: Statement<'open'>): TypedStatement {
    const { text } = one.window;
    const step = this.steps.get(text);
    if (!step || !this.windows.has(step))
      return this.fail(
        'unknown-step',
        `There is no window \`${text}\`.${didYouMean(
          text,
          [...this.windows].map(({ id }) => id),
        )}`,
        one.window,
      );
    if (one.args.length !== step.params.length)
      this.fail(
        'wrong-count',
        `\`${text}\` needs ${step.params.length} ${step.params.length === 1 ? 'value' : 'values'}, and here are ${one.args.length}.`,
        one.window,
      );
    return { do: 'call', step, args: one.args.map((arg, i) => this.typed(arg, step.params[i]!.type)), ...at(one) };
  }

  protected unreached(step: StepInfo): string {
    return this.windows.has(step)
      ? `Nothing opens \`${step.id}\`. Open it or remove it.`
      : `No step calls \`${step.id}\`. Call it or remove it.`;
  }

  /** What waits must come up at some time. */
  protected checkResolved(reached: ReadonlySet<StepInfo>): void {
    for (const { id, entries } of this.chains.values()) {
      const lost = entries.find(({ step }) => !reached.has(step));
      if (lost)
        this.guarded(() =>
          this.fail(
            'unreachable',
            `Nothing resolves \`${id}\`. Write \`resolve ${id}\`, or open a window on it.`,
            lost.step.at,
          ),
        );
    }
  }

  // ---- statements ---------------------------------------------------------------------------------------------

  protected happens(one: Statement<'happens'>): TypedStatement {
    const moment = this.momentNamed(one.moment);
    if (one.args.length !== moment.params.length)
      this.fail(
        'wrong-count',
        `\`${moment.id}\` has ${moment.params.length} values, and here are ${one.args.length}.`,
        one.moment,
      );
    const args = one.args.map((arg, i) => this.typed(arg, moment.params[i]!.type));
    // The texts before and after the block must hear the same values.
    const computed = args.find(({ op }) => op !== 'local' && op !== 'constant');
    if (one.then !== null && computed)
      this.fail('unexpected', 'Name this value with `let` first. What the block changes must not change it.', computed);
    // The rule after the moment is that of the block.
    const outer = this.blockRule;
    if (one.rule) {
      this.told(one.rule);
      this.blockRule = one.rule;
    }
    const then = one.then === null ? [] : this.block(one.then);
    this.blockRule = outer;
    return { do: 'happens', moment, args, then, ...at(one) };
  }

  protected goOn(place: Place): TypedStatement {
    if (this.insteadOf === null)
      return this.fail('unexpected', '`go on` belongs to a text that acts `instead of` a moment.', place);
    return { do: 'go-on', moment: this.insteadOf, ...place };
  }

  /** The block becomes a step of its own. It keeps the values that it names. */
  protected wait(one: Statement<'wait'>): TypedStatement {
    const chain = this.chainNamed(one.on);
    const card = one.card === null ? null : this.typed(one.card, CARD);
    const counts = this.counts(one);
    const rule = this.fixedRule(one, counts);
    const place = at(one);
    const { step: outer, scope, live, loopDepth, blockRule, insteadOf } = this;
    const locals = this.scope.known().flatMap((name) => (isNamedIn(one.body, name) ? [this.scope.find(name)!] : []));
    const step = this.newStep(`${outer!.id}-on-${chain.id}-${chain.entries.length + 1}`, [], one);
    const params = locals.map(({ name, type }) => this.keep({ text: name, ...place }, type));
    const entry = this.entry(chain, Object.assign(step, { params }));
    this.blockRule = one.rule ?? blockRule;
    this.loopDepth = 0;
    this.insteadOf = null;
    this.bodyOf(step, one.body);
    Object.assign(this, { step: outer, scope, live, loopDepth, blockRule, insteadOf });
    const args = locals.map((local): Typed => ({ op: 'local', local, type: local.type, ...place }));
    const player = outer!.params.find(({ type }) => type.is === 'player') ?? null;
    return { do: 'wait', chain, entry, card, player, args, rule, counts, ...place };
  }
}
