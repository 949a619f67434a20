/** Checks a play document against its game, and gives the typed tree. */
import { contentHash } from '../canonical.ts';
import { didYouMean } from '../problems.ts';
import { CARD, ExpressionChecker, NUMBER, PLAYER, Scope, YESNO, at, isPlain } from './check-expression.ts';
import { hiddenReads } from './hidden.ts';
import { parsePlay } from './parse.ts';
import type { Place, PlayProblem } from './problem.ts';
import type {
  Binder,
  PlayChoice,
  Declaration,
  Expression,
  Name,
  Param,
  PlayDocument,
  PlayStatement,
  TextPart,
} from './syntax.ts';
import type {
  ActionInfo,
  AskInfo,
  EventInfo,
  FieldInfo,
  ListenerInfo,
  Local,
  MeasureInfo,
  MomentInfo,
  OptionInfo,
  PlayProgram,
  StepInfo,
  Target,
  TextInfo,
  Type,
  Typed,
  TypedBinder,
  TypedChoice,
  TypedStatement,
  ValueInfo,
  ZoneInfo,
} from './typed.ts';
import { MOST_VALUES_DEEP, MOST_WORK, TOO_DEEP, WorkEstimate } from './work.ts';
import type { PlayWorld } from './world.ts';

/** The most values that a step keeps at the same time. */
const MOST_SLOTS = 7;
/** The most steps that call each other in a row. */
const MOST_STEPS_DEEP = 100;
/** The most values of an event. */
const MOST_EVENT_FIELDS = 5;
/** The most kinds of option of a game. */
const MOST_OPTIONS = 62;
/** The step with which a match starts. */
const FIRST_STEP = 'match';

const PLACEHOLDER = /\{([^{}]*)\}/gu;
const ARGUMENTS: Readonly<Partial<Record<Type['is'], OptionInfo['arguments'][number]>>> = {
  card: 'card',
  player: 'seat',
  number: 'number',
  entry: 'ability',
};

type StepDeclaration = Extract<Declaration, { kind: 'step' }>;
type TextDeclaration = Extract<Declaration, { kind: 'text' }>;
type Ask = Extract<PlayStatement, { kind: 'ask' }>;

/** The result of a check: the program if there is no problem, and the problems. */
export interface CheckedPlay {
  readonly program: PlayProgram | null;
  readonly problems: readonly PlayProblem[];
}

/** The members of statements that lead to another declaration. */
const DECLARED: ReadonlySet<string> = new Set(['step', 'moment', 'field', 'event', 'ask', 'local', 'zone']);

class Checker extends ExpressionChecker {
  private readonly steps = new Map<string, StepInfo>();
  private readonly moments = new Map<string, MomentInfo>();
  private readonly actions: ActionInfo[] = [];
  private readonly measures: MeasureInfo[] = [];
  private readonly options: OptionInfo[] = [];
  private readonly asks: AskInfo[] = [];
  private readonly events = new Map<string, EventInfo>();
  private readonly causes: { id: string; words: string }[] = [];
  private readonly cites = new Map<string, number[]>();
  /** Where choices are written. */
  private readonly places = new Map<TypedChoice, Place>();
  private loops = 0;
  // The step that is being checked.
  private step: StepInfo | null = null;
  private live = 0;
  private loopDepth = 0;
  private blockRule: string | null = null;

  constructor(
    world: PlayWorld,
    private readonly placeOf: (line: number) => string,
  ) {
    super(world);
  }

  run(document: PlayDocument): PlayProgram {
    this.declareAll(document);
    for (const name of this.valueDeclarations.values()) this.guarded(() => this.value(name.name));
    const bodies: (() => void)[] = [];
    for (const one of document.declarations) {
      if (one.kind === 'step') this.guarded(() => bodies.push(this.stepOf(one)));
      if (one.kind === 'text') this.guarded(() => bodies.push(...this.cardText(one)));
      if (one.kind === 'measure') this.guarded(() => this.measure(one));
    }
    for (const body of bodies) this.guarded(body);
    for (const one of document.declarations)
      if (one.kind === 'value' && one.title !== null) this.guarded(() => this.checkShown(one.name));
    this.guarded(() => this.checkLists());
    this.guarded(() => this.checkCircles());
    this.checkWork();
    const match = this.steps.get(FIRST_STEP);
    return {
      game: this.world.game,
      sources: [{ document: 'play', first: 0 }],
      hash: '',
      documents: this.world.documents,
      printed: this.printed,
      cards: [...this.world.cards.keys()],
      zones: [...this.zones.values()],
      fields: [...this.fields.values()],
      values: [...this.values.values()],
      steps: [...this.steps.values()],
      moments: [...this.moments.values()],
      actions: this.actions,
      measures: this.measures,
      options: this.options,
      asks: this.asks,
      events: [...this.events.values()],
      causes: this.causes,
      match: match!,
      reads: this.reads,
      cites: new Map([...this.cites].map(([rule, lines]) => [rule, lines.map(this.placeOf)])),
      registers: this.registers,
      loops: this.loops,
      group: this.actionGroup(),
    };
  }

  // ---- declarations -------------------------------------------------------------------------------------------

  private declareAll(document: PlayDocument): void {
    const counts = { table: 0, player: 0, card: 0 };
    for (const one of document.declarations)
      this.guarded(() => {
        switch (one.kind) {
          case 'zone':
            this.refuseDeclared(one.name);
            this.zones.set(one.name.text, {
              index: this.zones.size,
              id: one.name.text,
              title: one.title,
              seen: one.seen,
              pile: one.pile,
              place: one.place,
            });
            break;
          case 'field': {
            this.refuseDeclared(one.name);
            const holder = one.of === 'turn' ? 'table' : one.of;
            const lasts = one.lasts.map((zone) => this.zoneNamed(zone));
            if (lasts.length > 0 && one.of !== 'card')
              this.fail('unexpected', 'Only values of cards end when a card leaves a zone.', one);
            const field: FieldInfo = {
              id: one.name.text,
              of: one.of,
              type: { is: one.type },
              title: one.title,
              turned: one.turned,
              lasts,
              index: counts[holder]++,
            };
            this.fields.set(field.id, field);
            break;
          }
          case 'value':
            this.refuseDeclared(one.name);
            this.valueDeclarations.set(one.name.text, one);
            break;
          case 'moment':
            if (this.moments.has(one.name.text))
              this.fail('taken-name', `There is another moment \`${one.name.text}\`.`, one.name);
            this.moments.set(one.name.text, {
              id: one.name.text,
              params: one.params.map((param) => ({ name: param.name.text, type: { is: param.type } })),
              listeners: [],
            });
            break;
          default:
        }
      });
    if (this.zones.size === 0)
      this.guarded(() =>
        this.fail('missing', 'A game needs a zone in which the decks start. Declare it first.', { line: 1, column: 1 }),
      );
  }

  private refuseDeclared(name: Name): void {
    const { text } = name;
    if (this.zones.has(text) || this.fields.has(text) || this.valueDeclarations.has(text) || this.printed.has(text))
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
    if (value.type.is !== 'number' && value.type.is !== 'yesno')
      this.fail('wrong-type', 'Only numbers, and yes or no, can be shown.', name);
    this.refuseHidden(value.is, name);
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

  private newStep(id: string, params: readonly Param[], place: Place): StepInfo {
    const step: StepInfo = { id, params: [], body: [], slots: [], at: at(place) };
    this.step = step;
    this.scope = new Scope();
    this.live = 0;
    const list = params.map((param) => this.keep(param.name, { is: param.type }));
    return Object.assign(step, { params: list });
  }

  /** A local of the running step. */
  private keep(name: Name, type: Type): Local {
    this.refuseTaken(name);
    const local = { ...this.hold(name.text, type, name), name: name.text };
    this.scope.add(local);
    return local;
  }

  /** A slot of the running step without a name. */
  private hold(name: string, type: Type, place: Place): Local {
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
    return () => this.checkBody(step, declaration.body);
  }

  private checkBody(step: StepInfo, body: readonly PlayStatement[]): void {
    this.step = step;
    this.scope = new Scope();
    for (const param of step.params) this.scope.add(param);
    this.live = step.params.length;
    this.blockRule = null;
    this.loopDepth = 0;
    step.body = this.block(body);
  }

  // ---- texts of cards -----------------------------------------------------------------------------------------

  private cardText(declaration: TextDeclaration): (() => void)[] {
    const { card, printed } = declaration;
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
    const info: TextInfo = { card: card.text, zones: declaration.zones.map((zone) => this.zoneNamed(zone)) };
    return declaration.parts.flatMap(
      (part, number) => this.guarded(() => this.textPart(info, part, number, data)) ?? [],
    );
  }

  private self(): Local {
    return this.register('this', CARD);
  }

  private textPart(
    text: TextInfo,
    part: TextPart,
    number: number,
    data: Readonly<Record<string, unknown>>,
  ): (() => void)[] {
    const id = `${text.card}-${number + 1}`;
    switch (part.kind) {
      case 'when': {
        const moment = this.moments.get(part.moment.text);
        if (!moment)
          return this.fail(
            'unknown-name',
            `There is no moment \`${part.moment.text}\`.${didYouMean(part.moment.text, [...this.moments.keys()])}`,
            part.moment,
          );
        this.expectCount(part.params, moment.params.length, moment.id, part.moment);
        this.scope = new Scope();
        const self = this.self();
        const heard = part.params.map((name, i) => this.register(name.text, moment.params[i]!.type));
        for (const local of [self, ...heard]) this.scope.add(local);
        const where = part.where === null ? null : this.typed(part.where, YESNO);
        const kept = part.params.flatMap((name, i) => (isNamedIn(part.body, name.text) ? [i] : []));
        const params = kept.map((i): Param => ({
          name: part.params[i]!,
          type: moment.params[i]!.type.is as Param['type'],
          ...at(part.params[i]!),
        }));
        const step = this.newStep(id, [this.selfParam(part), ...params], part);
        const listener: ListenerInfo = { text, self, heard, where, kept, step };
        moment.listeners.push(listener);
        return [() => this.checkBody(step, part.body)];
      }
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
        for (const local of [self, ...params]) this.scope.add(local);
        const where = part.where === null ? null : this.typed(part.where, YESNO);
        value.changes.push({ text, self, params, where, by: this.typed(part.by, value.type) });
        return [];
      }
    }
  }

  private selfParam({ line, column }: Place): Param {
    return { name: { text: 'this', line, column }, type: 'card', line, column };
  }

  private expectCount(names: readonly Name[], count: number, what: string, place: Place): void {
    if (names.length !== count)
      this.fail(
        'wrong-count',
        `\`${what}\` has ${count} ${count === 1 ? 'value' : 'values'}. Name each of them after \`${count === 0 ? what : 'with'}\`, or \`of\` for a value.`,
        place,
      );
  }

  /** The group of fields whose entries players can perform. */
  private actionGroup(): string | null {
    return this.world.documents.fields.fields.find(({ type }) => type === 'group')?.id ?? null;
  }

  private measure(declaration: Extract<Declaration, { kind: 'measure' }>): void {
    this.scope = new Scope();
    const player = this.register(declaration.param.text, PLAYER);
    this.scope.add(player);
    const is = this.typed(declaration.is, NUMBER);
    this.refuseHidden(is, declaration);
    this.measures.push({
      id: declaration.name.text,
      meaning: declaration.meaning,
      weight: declaration.weight,
      player,
      is,
    });
  }

  // ---- statements ---------------------------------------------------------------------------------------------

  /** Checks the statements of a block. Its names, and the rule that a line `by …` sets, end with the block. */
  private block(body: readonly PlayStatement[]): TypedStatement[] {
    const { live, blockRule } = this;
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
    return checked;
  }

  private cite(rule: Name): string {
    if (!this.world.rules.has(rule.text))
      this.fail(
        'unknown-rule',
        `There is no rule \`${rule.text}\`.${didYouMean(rule.text, [...this.world.rules])}`,
        rule,
      );
    this.cites.set(rule.text, [...(this.cites.get(rule.text) ?? []), rule.line]);
    return rule.text;
  }

  /** The rule of a statement that changes the table: its own, or that of its block. */
  private ruleOf({ rule, line, column }: PlayStatement): string {
    if (rule) return this.cite(rule);
    return (
      this.blockRule ??
      this.fail('no-rule', 'This changes the table, but no rule says so. Write `by` and the id of the rule.', {
        line,
        column,
      })
    );
  }

  private draws<T>(part: () => T): T {
    this.mayDraw = true;
    try {
      return part();
    } finally {
      this.mayDraw = false;
    }
  }

  private statement(one: PlayStatement): TypedStatement {
    const place = at(one);
    switch (one.kind) {
      case 'by':
        this.blockRule = this.cite(one.rule!);
        return { do: 'cite', rule: this.blockRule, ...place };
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
        return { do: 'change', how: one.kind, target, value, rule, ...place };
      }
      case 'move':
        return {
          do: 'move',
          card: this.typed(one.card, CARD),
          to: this.zone(one.to),
          under: one.under,
          rule: this.ruleOf(one),
          ...place,
        };
      case 'shuffle':
        return { do: 'shuffle', zone: this.zone(one.zone), rule: this.ruleOf(one), ...place };
      case 'show': {
        const isSet = one.cards.kind === 'of' && this.zones.has(one.cards.name.text);
        const cards = isSet ? this.set(one.cards) : this.typed(one.cards, CARD);
        return { do: 'show', cards, to: this.typed(one.to, PLAYER), rule: this.ruleOf(one), ...place };
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
        return { do: 'setup', rule: this.ruleOf(one), ...place };
      case 'turn':
        return { do: 'turn', player: this.typed(one.player, PLAYER), rule: this.ruleOf(one), ...place };
      case 'happens': {
        const moment = this.moments.get(one.moment.text);
        if (!moment)
          return this.fail(
            'unknown-name',
            `There is no moment \`${one.moment.text}\`.${didYouMean(one.moment.text, [...this.moments.keys()])}`,
            one.moment,
          );
        if (one.args.length !== moment.params.length)
          this.fail(
            'wrong-count',
            `\`${moment.id}\` has ${moment.params.length} values, and here are ${one.args.length}.`,
            one.moment,
          );
        return {
          do: 'happens',
          moment,
          args: one.args.map((arg, i) => this.typed(arg, moment.params[i]!.type)),
          ...place,
        };
      }
      case 'perform': {
        const entry = this.expression(one.action);
        if (entry.type.is !== 'entry') this.fail('wrong-type', 'An action of a card is expected.', one.action);
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
      case 'stop':
        if (this.loopDepth === 0)
          this.fail('unexpected', '`stop` ends a loop, and here is none. To end the step, write `leave`.', one);
        return { do: 'stop', ...place };
      case 'leave':
        return { do: 'leave', ...place };
      case 'wins': {
        const winner = one.winner === null ? null : this.typed(one.winner, PLAYER);
        let cause = this.causes.findIndex(({ id }) => id === one.cause.text);
        if (cause < 0) cause = this.causes.push({ id: one.cause.text, words: one.words }) - 1;
        return { do: 'wins', winner, cause, rule: this.ruleOf(one), ...place };
      }
    }
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
    const local = this.keep(each.name, set.set === 'players' ? PLAYER : CARD);
    const where = each.where === null ? null : this.typed(each.where, YESNO);
    const body = this.loop(one.body);
    this.scope.cut(size);
    this.live = live;
    if (set.set === 'players') return { do: 'for-players', local, left, set, where, body, ...place };
    return { do: 'for-cards', local, done: left, order: this.loops++, set, where, body, ...place };
  }

  private target(expression: Expression): Target {
    if (expression.kind === 'name') {
      const local = this.scope.find(expression.name);
      if (local && local.slot >= 0 && local.name !== 'this') return { kind: 'local', local };
    }
    const found = this.expression(expression);
    if (found.op === 'field') return { kind: 'field', field: found.field, of: found.of };
    return this.fail(
      'wrong-type',
      'Only a name of this step, or a number, mark, player or card of the document can be set.',
      expression,
    );
  }

  private tell(one: Extract<PlayStatement, { kind: 'tell' }>): TypedStatement {
    const values = [...one.sentence.matchAll(PLACEHOLDER)].map(([, name = '']) => {
      const local = this.scope.find(name);
      if (!local)
        return this.fail(
          'unknown-name',
          `Nothing is called \`${name}\` here.${didYouMean(name, this.scope.known())}`,
          one,
        );
      if (local.type.is === 'name' || local.type.is === 'yesno')
        return this.fail('wrong-type', `A sentence cannot show \`${name}\`.`, one);
      return local;
    });
    const distinct = [...new Map(values.map((local) => [local.name, local])).values()];
    if (distinct.length > MOST_EVENT_FIELDS)
      this.fail('too-many', `A sentence shows at most ${MOST_EVENT_FIELDS} values.`, one);
    const fields = distinct.map(({ name, type }) => ({ name, type }));
    let event = this.events.get(one.id.text);
    if (event && event.sentence !== one.sentence)
      this.fail(
        'taken-name',
        `Another sentence has the name \`${one.id.text}\`. Give this one a name of its own.`,
        one.id,
      );
    event ??= { id: one.id.text, index: this.events.size, sentence: one.sentence, fields };
    this.events.set(event.id, event);
    return { do: 'tell', event, values: distinct, rule: this.ruleOf(one), ...at(one) };
  }

  private ask(one: Ask): TypedStatement {
    const player = this.typed(one.player, PLAYER);
    const rule = this.ruleOf(one);
    const shown = [...one.question.matchAll(PLACEHOLDER)].map(
      ([, name = '']) =>
        this.scope.find(name) ??
        this.fail('unknown-name', `Nothing is called \`${name}\` here.${didYouMean(name, this.scope.known())}`, one),
    );
    const ask: AskInfo = {
      index: this.asks.length,
      question: one.question,
      rule,
      shown,
      pass: one.pass?.label ?? 'Pass',
    };
    this.asks.push(ask);
    // The rule of a question is also that of its answers.
    const outer = this.blockRule;
    this.blockRule = rule;
    if (one.many) this.loopDepth++;
    const choices = one.choices.map((choice) => this.choice(choice, rule));
    if (one.many) this.loopDepth--;
    const pass: OptionInfo | null = one.may
      ? { id: 'pass', index: 0, arguments: [], names: [], label: ask.pass }
      : null;
    const passBody = one.pass ? this.block(one.pass.body) : [];
    this.blockRule = outer;
    return { do: 'ask', ask, player, may: one.may, many: one.many, choices, pass, passBody, ...at(one) };
  }

  private choice(choice: PlayChoice, rule: string): TypedChoice {
    const { live } = this;
    const size = this.scope.size;
    if (choice.binders.length > 2) this.fail('too-many', 'An option names at most two things. Ask twice.', choice);
    const binders = choice.binders.map((binder) => this.binder(binder));
    const kinds = binders.map(
      ({ local }) =>
        ARGUMENTS[local.type.is] ??
        this.fail('wrong-type', 'An option names cards, players, numbers or actions.', choice),
    );
    if (kinds.length === 2 && kinds[0] === kinds[1])
      this.fail(
        'unexpected',
        'The two things of an option must be of two kinds, such as a card and a player. Ask twice.',
        choice,
      );
    const where = choice.where === null ? null : this.typed(choice.where, YESNO);
    const refusals = choice.refusals.map((refusal) => ({
      when: this.typed(refusal.when, YESNO),
      because: refusal.because,
      rule: refusal.rule ? this.cite(refusal.rule) : rule,
    }));
    const names = binders.map(({ local }) => local.name);
    for (const [, name = ''] of choice.label.matchAll(PLACEHOLDER))
      if (!names.includes(name))
        this.fail(
          'unknown-name',
          `The text of the button can show ${names.length === 0 ? 'nothing' : names.map((each) => `{${each}}`).join(' and ')}, and not {${name}}.`,
          choice,
        );
    const option = this.option(choice.id.text, kinds, names, choice.label, choice.id);
    const body = this.block(choice.body);
    this.scope.cut(size);
    this.live = live;
    const typed: TypedChoice = { option, binders, where, refusals, body };
    this.places.set(typed, at(choice));
    return typed;
  }

  private option(
    id: string,
    kinds: OptionInfo['arguments'],
    names: readonly string[],
    label: string,
    place: Place,
  ): OptionInfo {
    const text = label.replaceAll(PLACEHOLDER, (_, name: string) => `{${kinds[names.indexOf(name)]}}`);
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
    const option: OptionInfo = { id, index: this.options.length + 1, arguments: kinds, names, label: text };
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
      return {
        kind: 'entries',
        local: this.keep(binder.name, { is: 'entry', group: set.name.text }),
        group: set.name.text,
        of,
      };
    }
    const typed = this.set(set);
    return { kind: 'set', local: this.keep(binder.name, typed.set === 'players' ? PLAYER : CARD), set: typed };
  }

  // ---- the whole ----------------------------------------------------------------------------------------------

  /** The steps that modes can list must exist, and `match` must exist. */
  private checkLists(): void {
    const start = { line: 1, column: 1 };
    if (!this.steps.has(FIRST_STEP))
      this.guarded(() => this.fail('missing', 'The document needs `step match`, which plays a whole match.', start));
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
    for (const { is } of this.measures) refuse(estimate.of(is), is);
    const look = (part: unknown): void => {
      if (Array.isArray(part)) return part.forEach(look);
      if (typeof part !== 'object' || part === null) return;
      if ('op' in part) return refuse(estimate.of(part as Typed), part as Typed);
      if ('binders' in part) refuse(estimate.choice(part as TypedChoice), this.places.get(part as TypedChoice)!);
      // The step of a call and the values of a moment are looked at where they are declared.
      for (const [member, inner] of Object.entries(part)) if (!DECLARED.has(member)) look(inner);
    };
    const actions = this.actions.map(({ step }) => step);
    const listeners = [...this.moments.values()].flatMap((moment) => moment.listeners);
    for (const { body } of [...this.steps.values(), ...actions, ...listeners.map(({ step }) => step)]) look(body);
    for (const { where } of listeners) look(where);
  }

  /** Steps cannot call themselves, also not through others, and each step must be reached. */
  private checkCircles(): void {
    const actions = this.actions.map(({ step }) => step);
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
            return one.moment.listeners.map(({ step }) => step);
          case 'perform':
            return actions;
          case 'setup':
            return listed('setup');
          case 'turn':
            return listed('turn');
          case 'if':
            return [...calls(one.then), ...calls(one.otherwise)];
          case 'ask':
            return [...one.choices.flatMap(({ body }) => calls(body)), ...calls(one.passBody)];
          case 'while':
          case 'repeat':
          case 'for-cards':
          case 'for-players':
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
    for (const step of this.steps.values())
      if (!done.has(step))
        this.guarded(() => this.fail('unreachable', `No step calls \`${step.id}\`. Call it or remove it.`, step.at));
    this.checkChanges();
  }

  /** A value cannot depend on itself through the texts that change it, and values have few levels with these texts too. */
  private checkChanges(): void {
    const uses = (value: ValueInfo): ValueInfo[] => {
      const found: ValueInfo[] = [];
      const look = (node: unknown): void => {
        if (Array.isArray(node)) return node.forEach(look);
        if (typeof node !== 'object' || node === null) return;
        if ('op' in node && node.op === 'value') {
          const { value: other, args } = node as Extract<Typed, { op: 'value' }>;
          found.push(other);
          return look(args);
        }
        if (node instanceof Map) return;
        for (const each of Object.values(node)) if (typeof each === 'object') look(each);
      };
      look(value.is);
      for (const { by, where } of value.changes) look([by, where]);
      return found;
    };
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
      const level = 1 + Math.max(0, ...uses(value).map(levelOf));
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
      if (value.title !== null) this.guarded(() => this.checkPublicChanges(value, uses));
  }

  /** What all players see cannot be changed by cards that some do not see. */
  private checkPublicChanges(shown: ValueInfo, uses: (value: ValueInfo) => ValueInfo[]): void {
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
      for (const other of uses(value)) seen.add(other);
    }
  }
}

/** Whether a part of the syntax tree names something, also in a sentence. */
function isNamedIn(part: unknown, name: string): boolean {
  if (typeof part === 'string') return part === name || part.includes(`{${name}}`);
  if (Array.isArray(part)) return part.some((one) => isNamedIn(one, name));
  return typeof part === 'object' && part !== null && Object.values(part).some((one) => isNamedIn(one, name));
}

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
  if (problems.length > 0) return { program: null, problems };
  const checker = new Checker(world, placeOf);
  const program = { ...checker.run(document), hash: contentHash([source, world.documents]) };
  const found = [...checker.problems].sort((a, b) => a.line - b.line || a.column - b.column);
  return { program: found.length === 0 ? program : null, problems: found };
}
