/**
 * Writes random play documents that have no mistake: every expression has the type that its place needs, every change cites a rule, and
 * every loop ends. They name the fields, cards, rules and parameters of a shipped game, so that they can be checked against its documents.
 */
import type { Random } from '@rulewright/engine';

type Kind = 'number' | 'yesno' | 'card' | 'player' | 'word' | 'rule' | 'amounts';
type Names = readonly (readonly [name: string, kind: Kind])[];
const FIELD_HOLDERS = [
  'player',
  'card',
  'table',
  'turn',
  'bed',
  'kind of player',
  'kind of table',
  'bank of table',
] as const;
type Holder = (typeof FIELD_HOLDERS)[number];

/** What the documents of the game have. */
export interface Vocabulary {
  readonly rules: readonly string[];
  readonly cards: readonly string[];
  readonly setup: readonly string[];
  readonly turn: readonly string[];
}

interface Zone {
  readonly name: string;
  readonly isOpen: boolean;
  /** Whether a player has several, with numbers. */
  readonly hasNumbers: boolean;
}

interface Frame {
  /** The names that expressions can use. */
  readonly names: Names;
  /** The places for names that a step has left. */
  readonly room: number;
  readonly isLoop: boolean;
  /** The first of the steps that may be called. */
  readonly step: number;
  readonly depth: number;
  /** Whether it may run what waits: a text, and a block that waits, could run itself. */
  readonly resolves: boolean;
  /** Whether it acts instead of a moment. */
  readonly isInstead: boolean;
}

const FIELDS: readonly Kind[] = ['number', 'number', 'yesno', 'player', 'card', 'word'];
const DECLARED: Readonly<Record<string, string>> = {
  number: 'number',
  yesno: 'mark',
  player: 'player',
  card: 'card',
  word: 'word',
};
/** What the cards of the game are: the words of the field `kind`. */
const KINDS = ['guest', 'ware', 'hour'];
const STEPS = 5;
/** The most times that all loops with a condition run together. */
const FUEL = 40;

export class ProgramWriter {
  private readonly zones: Zone[] = [];
  private readonly fields: { name: string; kind: Kind; of: Holder }[] = [];
  private readonly values: { name: string; kind: Kind; params: Names; changes: boolean }[] = [];
  private readonly moments: { name: string; params: Names }[] = [];
  private readonly steps: { name: string; params: Names }[] = [];
  private readonly called = new Set<string>();
  private readonly chains: string[] = [];
  /** Whether the table has a zone. */
  private hasWell = false;
  private readonly windows: { name: string; params: Names }[] = [];
  /** Whether expressions may read cards that some players do not see. */
  private isPublic = false;
  private count = 0;

  constructor(
    private readonly random: Random,
    private readonly words: Vocabulary,
  ) {}

  private one<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)]!;
  }

  private chance(of: number): boolean {
    return this.random.below(of) === 0;
  }

  private fresh(prefix: string): string {
    return `${prefix}${++this.count}`;
  }

  // ---- expressions --------------------------------------------------------------------------------------------

  /** An expression of a kind in parentheses, or a word. */
  private read(kind: Kind, names: Names, depth: number): string {
    const ways =
      depth <= 0 ? this.leaves(kind, names) : [...this.leaves(kind, names), ...this.nodes(kind, names, depth - 1)];
    const text = this.one(ways)();
    return /^[A-Za-z0-9][\w.-]*$/u.test(text) ? text : `(${text})`;
  }

  private leaves(kind: Kind, names: Names): (() => string)[] {
    const own = names
      .filter(([, of]) => of === kind)
      .map(
        ([name]) =>
          (): string =>
            name,
      );
    const table = this.fields
      .filter((field) => field.kind === kind && (field.of === 'table' || field.of === 'turn'))
      .map(
        ({ name }) =>
          (): string =>
            name,
      );
    const choices = [...own, ...own, ...table];
    switch (kind) {
      case 'number':
        return [...choices, () => String(this.random.below(7)), () => this.one(['hand.start', 'match.rounds', 'turn'])];
      case 'yesno':
        return [...choices, () => this.one(['yes', 'no', 'hours.played'])];
      case 'card':
        return choices.length > 0 ? choices : [() => `top of ${this.place('players-first')}`];
      case 'player':
        return choices.length > 0 ? choices : [() => 'players-first'];
      case 'word':
        return [...choices, () => this.one(KINDS)];
      case 'rule':
        return [...choices, () => this.one(this.words.rules)];
      default:
        return [() => `${1 + this.random.below(4)} ${this.one(['tea', 'bread', 'song', 'light'])}`];
    }
  }

  /** One zone of a player. */
  private zone(): string {
    const { name, hasNumbers } = this.one(this.isPublic ? this.zones.filter(({ isOpen }) => isOpen) : this.zones);
    return hasNumbers ? `${name} ${this.one(['1', '2', '3', '4', '(turn - 1)'])}` : name;
  }

  /** A zone of a player, or one of the table. */
  private place(whose: string): string {
    return this.hasWell && this.chance(5) ? 'well' : `${this.zone()} of ${whose}`;
  }

  private cards(names: Names, depth: number): string {
    const whose = this.one([
      () => this.read('player', names, depth),
      () => 'players',
      () => `players after ${this.read('player', names, depth)}`,
    ])();
    return this.one([
      () => this.place(whose),
      () => this.place(whose),
      () => `bed of ${whose}`,
      () => `(${this.place(whose)}, bed of players, ${this.place(whose)})`,
      () => `${this.one(['top', 'bottom'])} ${this.below()} of ${this.place(this.read('player', names, depth))}`,
    ])();
  }

  private below(): string {
    return String(this.random.below(4));
  }

  /** Numbers, with the word before them. */
  private numbers(): string {
    return this.one(['in bed', 'from 1 to 3', 'from 2 to turn + 1', 'from 1 to count of bed']);
  }

  private players(names: Names, depth: number): string {
    return this.one([
      () => 'players',
      () => `players from ${this.read('player', names, depth)}`,
      () => `players after ${this.read('player', names, depth)}`,
    ])();
  }

  /** `c in hand of p where …` with a new name, and the names that it adds. */
  private each(names: Names, depth: number): readonly [text: string, names: Names] {
    const kind = this.one<Kind>(['card', 'card', 'card', 'player', 'number', 'word']);
    const name = this.fresh('e');
    const inner: Names = [...names, [name, kind]];
    return [
      `${name} ${this.set(kind, names, depth - 1)}${this.chance(2) ? ` where ${this.read('yesno', inner, depth - 1)}` : ''}`,
      inner,
    ];
  }

  /** A set with members of a kind, and the word before it. */
  private set(kind: Kind, names: Names, depth: number): string {
    if (kind === 'number') return this.numbers();
    if (kind === 'word') return 'in kind';
    return `in ${kind === 'card' ? this.cards(names, depth) : this.players(names, depth)}`;
  }

  /** The player, card or zone that has a value. */
  private holder(of: Holder, names: Names, depth: number): string {
    if (of === 'kind of table') return this.aWord(names);
    if (of === 'bank of table') return this.read('number', names, depth);
    if (of === 'kind of player') return `${this.aWord(names)} of ${this.read('player', names, depth)}`;
    if (of !== 'bed') return this.read(of as Kind, names, depth);
    return `bed ${this.one(['1', '2', '5', '(turn + 1)'])} of ${this.read('player', names, depth)}`;
  }

  /** A word, or a name that stands for one. */
  private aWord(names: Names): string {
    return this.one([...KINDS, ...names.filter(([, of]) => of === 'word').map(([name]) => name)]);
  }

  private ofFields(kind: Kind, names: Names, depth: number): (() => string)[] {
    const fields = this.fields
      .filter((field) => field.kind === kind && field.of !== 'table' && field.of !== 'turn')
      .map(
        ({ name, of }) =>
          (): string =>
            `${name} of ${this.holder(of, names, depth)}`,
      );
    const values = this.values
      .filter((value) => value.kind === kind)
      .map(({ name, params }) => (): string => {
        const args = params.map(([, each]) => this.read(each, names, depth));
        return args.length === 1 ? `${name} of ${args[0]}` : `${name}(${args.join(', ')})`;
      });
    return [...fields, ...values];
  }

  private nodes(kind: Kind, names: Names, depth: number): (() => string)[] {
    const read = (of: Kind): string => this.read(of, names, depth);
    const choose = (): string => `${read(kind)} if ${read('yesno')} else ${read(kind)}`;
    const of = this.ofFields(kind, names, depth);
    switch (kind) {
      case 'number':
        return [
          ...of,
          ...of,
          choose,
          () => `${read('number')} ${this.one(['+', '-', '*', '/'])} ${read('number')}`,
          () => `-${read('number')}`,
          () => `${this.one(['renown', 'cost', 'patience'])} of ${read('card')}`,
          () => `${this.one(['tea', 'bread'])} of ${read('amounts')}`,
          () => `count of ${this.place(read('player'))}`,
          () => `bed of ${read('card')}`,
          () => `cost of actions ${this.one(['1', '2', '(turn - 1)'])} of ${read('card')}`,
          () => {
            const action = this.fresh('e');
            return `${this.one(['sum', 'most', 'most 2'])} of cost of ${action} for ${action} in actions of ${read('card')}`;
          },
          () => `count of bed of ${read('player')}`,
          () => `count ${this.each(names, depth)[0]}`,
          () => {
            const [each, inner] = this.each(names, depth);
            return `${this.one(['sum', 'most', 'most 3'])} of ${this.read('number', inner, depth - 1)} for ${each}`;
          },
        ];
      case 'yesno':
        return [
          ...of,
          choose,
          () => `${read('number')} ${this.one(['=', '!=', '<', '<=', '>', '>='])} ${read('number')}`,
          () => `${read('card')} ${this.one(['=', '!='])} ${read('card')}`,
          () => `${read('player')} = ${read('player')}`,
          () => `${read('player')} is out`,
          () => `actions 1 of ${read('card')} = none`,
          () => {
            const action = this.fresh('e');
            return `${this.one(['any', 'every', 'no'])} ${action} in actions of ${read('card')} where cost of ${action} > ${read('number')}`;
          },
          () => `${read('card')} ${this.one(['=', '!='])} none`,
          () => `kind of ${read('card')} = ${this.one([...KINDS, 'none'])}`,
          () => `kind of ${read('card')} ${this.one(['=', '!='])} ${read('word')}`,
          () => `name of ${read('card')} = ${this.one(this.words.cards)}`,
          () => `cost of ${read('card')} = X`,
          () => `pairs of ${read('card')} has name of ${read('card')}`,
          () => `not ${read('yesno')}`,
          () => `${read('yesno')} ${this.one(['and', 'or'])} ${read('yesno')}`,
          () => `${read('card')} in ${this.cards(names, depth)}`,
          () => `${read('amounts')} covers ${read('amounts')}`,
          () => `${this.one(['any', 'every', 'no'])} ${this.each(names, depth)[0]}`,
        ];
      case 'card':
        return [
          ...of,
          ...of,
          choose,
          () => `none if ${read('yesno')} else ${read('card')}`,
          () => `${this.one(['top', 'bottom'])} of ${this.place(read('player'))}`,
        ];
      case 'rule':
        return [];
      case 'word':
        return [...of, choose, () => `kind of ${read('card')}`];
      case 'player':
        return [
          ...of,
          choose,
          () => `next after ${read('player')}`,
          () => `${this.one(['owner', 'holder'])} of ${read('card')}`,
          () => 'active',
        ];
      default:
        return [
          () => `${this.one(['wish', 'gives'])} of ${read('card')}`,
          () => `${read('amounts')} ${this.one(['+', '-'])} ${read('amounts')}`,
          () => `sum of ${this.one(['wish', 'gives'])} of x for x in ${this.cards(names, depth)}`,
        ];
    }
  }

  // ---- statements ---------------------------------------------------------------------------------------------

  /** The lines of a block. A loop with a question has few rounds. */
  private block(frame: Frame): string[] {
    const out: string[] = this.chance(4) ? [`${this.chance(2) ? 'by' : 'under'} ${this.one(this.words.rules)}`] : [];
    let inner = frame;
    for (let left = 1 + this.random.below(frame.depth > 1 ? 4 : 3); left > 0; left--) {
      const [lines, names] = this.statement(inner);
      out.push(...lines);
      inner = { ...inner, names: [...inner.names, ...names], room: inner.room - names.length };
    }
    return out;
  }

  private inside(lines: readonly string[]): string[] {
    return lines.map((line) => `  ${line}`);
  }

  private target(kind: Kind, names: Names): string {
    const fields = this.fields.filter((field) => field.kind === kind);
    const { name, of } = this.one(fields);
    return of === 'table' || of === 'turn' ? name : `${name} of ${this.holder(of, names, 1)}`;
  }

  private statement(frame: Frame): readonly [lines: string[], names: Names] {
    const { names, room, depth, isLoop, step } = frame;
    const read = (kind: Kind, deep = 2): string => this.read(kind, names, deep);
    const deeper: Frame = { ...frame, depth: depth - 1 };
    const plain: (() => readonly [string[], Names])[] = [
      () => {
        const kind = this.one(FIELDS);
        return [[`set ${this.target(kind, names)} to ${read(kind)}`], []];
      },
      () => [[`add ${read('number')} to ${this.target('number', names)}`], []],
      () => [[`take ${read('number')} from ${this.target('number', names)}`], []],
      () => [
        [`move ${read('card')} ${this.one(['to', 'to', 'under'])} ${this.place(read('player'))}${this.by(names)}`],
        [],
      ],
      () => [[`shuffle ${this.place(read('player'))}${this.by(names)}`], []],
      () => [[`make name of ${read('card')} in ${this.place(read('player'))}${this.by(names)}`], []],
      () => [['happens dusk'], []],
      () => {
        const cards = this.one([() => read('card'), () => this.place(read('player'))])();
        return [[this.one([`show ${cards} to`, `hide ${cards} from`]) + ` ${read('player')}`], []];
      },
      // Most programs keep their players.
      () =>
        this.chance(3)
          ? [[`${this.one(this.playersNamed(names))} is out`], []]
          : [['shuffle deck of players-first'], []],
      () => {
        const told = names.filter(([, kind]) => kind !== 'yesno' && kind !== 'rule');
        const sentence = told.length > 0 ? `It happens to {${this.one(told)[0]}}.` : 'It happens.';
        return [[`tell ${this.fresh('told-')} "${sentence}"`], []];
      },
    ];
    const large: (() => readonly [string[], Names])[] = [];
    if (room > 0) {
      plain.push(
        () => {
          const kind = this.one(FIELDS);
          const name = this.fresh('n');
          // Without a type that is expected, a word is that of a card.
          const value = kind === 'word' ? `kind of ${read('card')}` : read(kind);
          return [[`let ${name} = ${value}`], [[name, kind]]];
        },
        () => {
          const isPlayer = this.chance(3);
          const name = this.fresh('n');
          return [
            [`let ${name} = random ${isPlayer ? 'player' : read('number', 1)}`],
            [[name, isPlayer ? 'player' : 'number']],
          ];
        },
      );
    }
    if (isLoop) plain.push(() => [[`if ${read('yesno')}`, '  stop'], []]);
    plain.push(() => [[`if ${read('yesno')}`, '  leave'], []]);
    plain.push(() => [[`if ${read('yesno')}`, '  end the turn'], []]);
    if (frame.isInstead)
      plain.push(
        () => [['go on'], []],
        () => [[`if ${read('yesno')}`, '  go on'], []],
      );
    plain.push(() => this.wait(frame));
    if (frame.resolves && this.chains.length > 0) large.push(() => [[`resolve ${this.one(this.chains)}`], []]);
    if (frame.resolves && this.windows.length > 0) large.push(() => [[this.open(names)], []]);
    if (depth > 0) {
      large.push(() => {
        const lines = [`if ${read('yesno', 3)}`, ...this.inside(this.block(deeper))];
        return [this.chance(2) ? lines : [...lines, 'else', ...this.inside(this.block(deeper))], []];
      });
      if (this.moments.length > 0) large.push(() => this.happens(deeper));
      if (step < this.steps.length) large.push(() => this.call(frame));
      if (room > 3) {
        large.push(() => {
          const name = this.fresh('l');
          const kind = this.one<Kind>(['card', 'card', 'player', 'number', 'word']);
          const set = this.set(kind, names, 1);
          const own: Names = [...names, [name, kind]];
          const where = this.chance(2) ? ` where ${this.read('yesno', own, 2)}` : '';
          const body = this.block({ ...deeper, names: own, room: room - 3, isLoop: true });
          return [[`for each ${name} ${set}${where}`, ...this.inside(body)], []];
        });
        large.push(() => {
          const name = this.fresh('l');
          const body = this.block({ ...deeper, room: room - 3, isLoop: true });
          return [
            [
              `for each ${name} in actions of ${read('card')} where cost of ${name} < ${read('number')}`,
              ...this.inside(body),
            ],
            [],
          ];
        });
        large.push(() => [
          [
            `repeat ${this.one(['0', '2', '3', 'hand.start'])} times`,
            ...this.inside(this.block({ ...deeper, room: room - 2, isLoop: true })),
          ],
          [],
        ]);
        large.push(() => [
          [
            `while fuel < ${FUEL} and ${read('yesno')}`,
            '  add 1 to fuel',
            ...this.inside(this.block({ ...deeper, room: room - 1, isLoop: true })),
          ],
          [],
        ]);
        large.push(
          () => [this.ask({ ...deeper, room: room - 2 }), []],
          () => [this.ask({ ...deeper, room: room - 2 }), []],
          () => [this.choose({ ...deeper, room: room - 2 }), []],
        );
      }
    }
    return this.one([...plain, ...large])();
  }

  private happens(frame: Frame): readonly [string[], Names] {
    const { names } = frame;
    const { name, params } = this.one(this.moments);
    if (this.chance(2))
      return [[`happens ${name} with ${params.map(([, kind]) => this.read(kind, names, 2)).join(', ')}`], []];
    // What happens unless a text acts instead cannot change the values, which have names.
    const args = params.map(([, kind]) => {
      const own = names.flatMap(([each, of]) => (of === kind ? [each] : []));
      return kind === 'number' ? this.one([...own, '0', '3']) : this.one([...own, 'none']);
    });
    return [[`happens ${name} with ${args.join(', ')}`, ...this.inside(this.block(frame))], []];
  }

  /** How tables list a step. All players see it. */
  private pending(names: Names): string[] {
    if (this.chance(2)) return [];
    const wasPublic = this.isPublic;
    const holds = (): string => {
      this.isPublic = true;
      const condition = this.withoutValues(() => this.read('yesno', names, 1));
      this.isPublic = wasPublic;
      return condition;
    };
    return [
      `pending "Acts: {${this.one(this.playersNamed(names))}}" with ${this.read('card', names, 1)}${this.chance(2) ? ` where ${holds()}` : ''} by ${this.one(this.words.rules)}`,
      ...(this.chance(2) ? [`  on ${this.read('player', names, 1)}, ${this.read('card', names, 1)}`] : []),
      ...(this.chance(2) ? [`  stopped if ${holds()}`] : []),
      ...(this.chance(2) ? [`  waiting if ${holds()}`] : []),
    ];
  }

  /** A block that waits keeps names, and runs in a step of its own. */
  private wait(frame: Frame): readonly [string[], Names] {
    const { names, depth } = frame;
    const card = this.chance(2) ? ` with ${this.read('card', names, 1)}` : '';
    const body = this.block({
      ...frame,
      step: STEPS,
      depth: Math.min(depth, 1) - 1,
      isLoop: false,
      resolves: false,
      isInstead: false,
    });
    // The block keeps all names at once.
    const listed = names.length < 5 ? this.pending(names) : [];
    return [[`wait on ${this.one(this.chains)}${card}`, ...this.inside([...listed, ...body])], []];
  }

  private open(names: Names, { name, params } = this.one(this.windows)): string {
    const [actor = [], rest] = params[0]?.[1] === 'player' ? [[params[0]], params.slice(1)] : [[], params];
    const args = [actor, rest].map((some) => some.map(([, kind]) => this.read(kind, names, 1)).join(', '));
    return `open ${name}${args[0] ? ` for ${args[0]}` : ''}${args[1] ? ` with ${args[1]}` : ''}`;
  }

  /** A rule that the step got, if it got one. */
  private by(names: Names): string {
    const rules = names.flatMap(([name, kind]) => (kind === 'rule' ? [name] : []));
    return rules.length > 0 ? ` by ${this.one(rules)}` : '';
  }

  /** The names of players. A statement that starts with a player starts with a name. */
  private playersNamed(names: Names): string[] {
    return ['players-first', ...names.filter(([, kind]) => kind === 'player').map(([name]) => name)];
  }

  /** A set of cards is one question. */
  private choose(frame: Frame): string[] {
    const { names } = frame;
    const name = this.fresh('o');
    const own: Names = [...names, [name, 'card']];
    const players = this.playersNamed(names);
    const limit = (): string => this.one(['0', '1', '2', '3', this.read('number', names, 1)]);
    const limits = this.one<() => string[]>([
      () => [],
      () => [`exactly ${limit()}`],
      () => [`at least ${limit()}`],
      () => [`at most ${limit()}`],
      () => [`at least ${limit()}`, `at most ${limit()}`],
      () => [`total ${this.read('number', own, 1)} covers ${limit()}`],
      () => [`total ${this.read('number', own, 1)} covers ${limit()}`, `at most ${limit()}`],
      () => [`total ${this.read('amounts', own, 1)} covers ${this.read('amounts', names, 1)}`],
    ])();
    const where = this.chance(2) ? ` where ${this.read('yesno', own, 1)}` : '';
    return [
      `${this.one(players)} chooses ${this.question(names)} by ${this.one(this.words.rules)}`,
      `  option ${this.fresh('option-')}: ${name} in ${this.cards(names, 1)}${where}`,
      `    "Take {${name}}"`,
      ...this.inside(this.inside(this.block({ ...frame, names: own, isLoop: true, depth: Math.min(1, frame.depth) }))),
      ...this.inside([...limits, 'done "Done"']),
    ];
  }

  private call({ names, step }: Frame): readonly [string[], Names] {
    const { name, params } = this.one(this.steps.slice(step));
    this.called.add(name);
    const [first, ...rest] = params.map(([, kind]) => this.read(kind, names, 2));
    return [[`do ${name} for ${first}${rest.length > 0 ? ` with ${rest.join(', ')}` : ''}`], []];
  }

  /** The text of a question, with values of the step. */
  private question(names: Names): string {
    if (this.chance(2)) return '"What do you do?"';
    const shown = this.one([
      () => `{${this.read('number', names, 1)} card|cards}`,
      () => `{${this.read('number', names, 1)}}`,
      () => `{${this.read('card', names, 1)}}`,
      () => `{${this.fields.find(({ kind, of }) => kind === 'word' && of === 'table')?.name ?? 'turn'}}`,
    ])();
    const other = this.chance(2) ? ` if ${this.read('yesno', names, 1)} else "What else, {turn}?"` : '';
    return `"What do you do with ${shown}?"${other}`;
  }

  /** A question that is asked again: people choose several cards at once. */
  private parts(frame: Frame): string[] {
    const { names } = frame;
    const name = this.fresh('o');
    const own: Names = [...names, [name, 'card']];
    const gives = this.chance(2);
    const isSplit = gives && this.chance(2);
    const limit = (): string => this.one(['1', '2', '3', this.read('number', names, 1)]);
    const other = this.chance(2)
      ? [
          `  option ${this.fresh('option-')}`,
          '    "Pay otherwise"',
          ...(gives ? [`    gives 1${isSplit ? ', 2' : ''}`] : []),
          ...(this.chance(2) ? [`    again up to ${limit()} times`] : []),
          ...(this.chance(2) ? ['    acts on deck'] : []),
          ...this.inside(this.inside(this.block({ ...frame, depth: 0 }))),
        ]
      : [];
    return [
      `${this.one(this.playersNamed(names))} must ${this.question(names)} by ${this.one(this.words.rules)}`,
      `  option ${this.fresh('option-')}: ${name} in ${this.cards(names, 1)}`,
      `    "Pay with {${name}}"`,
      ...(gives
        ? [`    gives ${this.read('number', own, 1)}${isSplit ? `, ${this.read('number', own, 1)}` : ''}`]
        : []),
      ...(this.chance(2) ? [`    members where ${this.read('yesno', own, 1)}`] : []),
      ...this.inside(this.inside(this.block({ ...frame, names: own, depth: 0 }))),
      ...other,
      ...(this.chance(2) ? [`  exactly ${limit()}`] : this.chance(2) ? [`  at most ${limit()}`] : []),
      ...(gives ? [`  total covers ${limit()} "points"${isSplit ? `, ${limit()} - 1 "cards"` : ''}`] : []),
      `  done "Pay"${this.chance(2) ? ` where ${this.read('yesno', names, 1)}` : ''}`,
    ];
  }

  private ask(frame: Frame): string[] {
    if (this.chance(4)) return this.parts(frame);
    const { names } = frame;
    const may = this.chance(2);
    const many = may && this.chance(3);
    const players = this.playersNamed(names);
    // A question that is asked again and again needs an end.
    const options = Array.from({ length: 1 + this.random.below(2) }, () => {
      const lines = this.option({ ...frame, isLoop: many || frame.isLoop }, many ? [`fuel < ${FUEL}`] : []);
      return many ? [...lines, '  add 1 to fuel'] : lines;
    });
    return [
      `${this.one(players)} ${may ? 'may' : 'must'}${many ? ', any number of times' : ''} ${this.question(names)} by ${this.one(this.words.rules)}`,
      ...this.inside(options.flat()),
      ...(may && this.chance(2)
        ? [
            `  pass "Nothing"${this.chance(2) ? ` where ${this.read('yesno', names, 1)}` : ''}`,
            ...this.inside(this.risks(names)),
            ...(this.chance(2) ? this.inside(this.inside(this.block({ ...frame, depth: 0 }))) : []),
          ]
        : []),
    ];
  }

  /** A warning, with a number in words. */
  private risks(names: Names): string[] {
    if (!this.chance(4)) return [];
    return [
      `  risk "you lose {turn card|cards}" where ${this.read('yesno', names, 1)}`,
      ...(this.chance(2) ? ['  risk "{turn}: it can go wrong"'] : []),
    ];
  }

  /** What the cards of an open zone add up to. All players see it. */
  private side(names: Names): string {
    const [wasPublic, card] = [this.isPublic, this.fresh('n')];
    this.isPublic = true;
    const add = this.withoutValues(() => this.read('number', [[card, 'card']], 1));
    this.isPublic = wasPublic;
    return `sum of ${add} for ${card} in bed of ${this.one(this.playersNamed(names))}`;
  }

  private option(frame: Frame, conditions: readonly string[]): string[] {
    const { names } = frame;
    const name = this.fresh('o');
    const binders = this.one<() => readonly [string, Names, string]>([
      () => ['', [], 'Do it'],
      () => [`: ${name} in ${this.cards(names, 1)}`, [[name, 'card']], `Take {${name}}`],
      () => [`: ${name} in ${this.cards(names, 1)}`, [[name, 'card']], `Take {${name}}`],
      () => [`: ${name} in ${this.players(names, 1)}`, [[name, 'player']], `Choose {${name}}`],
      () => [`: ${name} in bed`, [[name, 'number']], `Choose bed {${name}}`],
      () => [`: ${name} in kind`, [[name, 'word']], `Name {${name}}`],
      () => [`: ${name} from 0 to ${this.read('number', names, 1)}`, [[name, 'number']], `Pay {${name}}`],
      () => [
        `: ${name} in ${this.cards(names, 0)}, ${name}b in ${this.cards(names, 0)}`,
        [
          [name, 'card'],
          [`${name}b`, 'card'],
        ],
        `Put {${name}} under {${name}b}`,
      ],
      () => [
        `: ${name} in ${this.cards(names, 0)}, ${name}b in ${this.players(names, 0)}`,
        [
          [name, 'card'],
          [`${name}b`, 'player'],
        ],
        `Give {${name}} to {${name}b}`,
      ],
    ])();
    const own: Names = [...names, ...binders[1]];
    const all = [...conditions, ...(this.chance(2) ? [this.read('yesno', own, 2)] : [])];
    const where = all.length > 0 ? ` where ${all.join(' and ')}` : '';
    const purses = this.fields.filter(({ kind, of }) => kind === 'number' && of === 'player');
    const price =
      purses.length > 0 && this.chance(4)
        ? [
            `  costs ${this.read('number', own, 1)} from ${this.one(purses).name} of ${this.read('player', own, 1)} because "You do not have it." by ${this.one(this.words.rules)}`,
          ]
        : [];
    const refusals = this.chance(3)
      ? [`  unless ${this.read('yesno', own, 1)} because "It is not allowed." by ${this.one(this.words.rules)}`]
      : [];
    const shown =
      price.length === 0 && this.chance(4)
        ? [
            `  price ${this.read('number', own, 1)} "coin|coins" where ${this.read('yesno', own, 1)}`,
            `  price ${this.read('number', own, 1)} "card|cards"`,
          ]
        : [];
    const compared = this.chance(5)
      ? [
          '  compares "Both sides draw a card."',
          ...['attack', 'defense'].map((side) => {
            const sum = this.chance(3)
              ? this.one(['turn', 'turn "turns"', 'turn - 2 "turns", 0 "none", 3 "more"'])
              : this.side(own);
            return `    ${this.read('player', own, 1)} "${side}" = ${sum}`;
          }),
        ]
      : [];
    // A feature reads no card that the player who is asked cannot see.
    const seen = own.find(([, kind]) => kind === 'card')?.[0];
    const features = this.chance(4)
      ? [
          `  feature ${this.one(['one', 'other'])} = turn${seen === undefined ? '' : ` - cost of ${seen}`}${this.chance(2) ? ', weight 0.25' : ''}`,
        ]
      : [];
    return [
      `option ${this.fresh('option-')}${binders[0]}${where}`,
      `  "${binders[2]}"`,
      ...price,
      ...refusals,
      ...(binders[1].some(([, kind]) => kind === 'card') && this.chance(3)
        ? [`  otherwise because "It is not there." by ${this.one(this.words.rules)}`]
        : []),
      ...shown,
      ...this.risks(own),
      ...compared,
      ...features,
      ...this.inside(this.block({ ...frame, names: own, depth: Math.min(1, frame.depth) })),
    ];
  }

  // ---- declarations -------------------------------------------------------------------------------------------

  /** A document. */
  write(): string {
    const out: string[] = [];
    const zones = ['deck', 'hand', 'row', 'side', 'lost'];
    const seen: Readonly<Record<string, readonly string[]>> = {
      deck: ['pile, seen by nobody'],
      hand: ['seen by its player'],
      row: ['seen by all', 'pile, seen by all'],
      side: [
        'seen by its player if match.rounds > 3 else all',
        'seen by nobody',
        'pile, top seen by all',
        'seen by its player',
      ],
      lost: ['seen by all', 'seen by all, shown as a pile'],
    };
    for (const zone of zones) {
      const how = this.one(seen[zone]!);
      this.zones.push({
        name: zone,
        isOpen: /(?<!top )seen by all(?:, shown as a pile)?$/u.test(how),
        hasNumbers: false,
      });
      out.push(`zone ${zone} of player, ${how}${zone !== 'deck' && this.chance(3) ? ', hidden while empty' : ''}`);
    }
    if (this.chance(2)) {
      this.hasWell = true;
      out.push(`zone well of table, ${this.one(['seen by all', 'pile, seen by all'])}`);
    }
    this.zones.push({ name: 'bed', isOpen: true, hasNumbers: true });
    out.push(`zone bed of player, 1 to ${this.one(['1', '3', '2 if hours.played else 4'])}, seen by all`);
    this.fields.push(
      { name: 'fuel', kind: 'number', of: 'table' },
      { name: 'players-first', kind: 'player', of: 'table' },
    );
    out.push(
      'ending fair "fair play"',
      'ending foul "foul play"',
      'value end-now = foul if turn > 3 else fair',
      'moment dusk',
      'number fuel of table',
      'player players-first of table',
      'number bank of player, "bank"',
      '',
    );
    for (const kind of FIELDS)
      for (const holder of FIELD_HOLDERS) {
        if (this.chance(3)) continue;
        const name = this.fresh(`f-`);
        this.fields.push({ name, kind, of: holder });
        const shown = this.chance(3) && kind !== 'card' ? `, "Field ${name}"` : this.chance(4) ? ', open' : '';
        const title = holder.endsWith(' of table') ? '' : shown;
        const zones = holder === 'card' ? 'row or hand' : holder === 'bed' ? 'bed' : '';
        const lasts = zones !== '' && this.chance(3) ? `, while in ${zones}` : '';
        const until = this.chance(5) ? ', until dusk' : '';
        out.push(`${DECLARED[kind]} ${name} of ${holder}${kind === 'word' ? ': kind' : ''}${title}${lasts}${until}`);
      }
    // Only loops change the fuel.
    this.fields.shift();
    for (const kind of FIELDS)
      if (!this.fields.some((field) => field.kind === kind)) this.fields.push(this.extra(kind, out));
    for (let at = 0; at < 5; at++) {
      const name = this.fresh('v');
      const kind = this.one<Kind>(['number', 'number', 'yesno']);
      const params: Names = this.one<Names>([
        [['c', 'card']],
        [['p', 'player']],
        [
          ['c', 'card'],
          ['p', 'player'],
        ],
        [
          ['a', 'number'],
          ['b', 'number'],
        ],
      ]);
      const changes = kind === 'number' && this.chance(2);
      const isShown = params.length === 1 && params[0]![1] !== 'number' && this.chance(3);
      this.isPublic = isShown;
      const text =
        this.values.length === 0 || isShown
          ? this.withoutValues(() => this.read(kind, params, 2))
          : this.read(kind, params, 2);
      this.isPublic = false;
      const typed = params.map(([each, of]) => `${each}: ${of}`).join(', ');
      out.push(
        `value ${name} of ${typed} = ${text}${changes ? ' + changes' : ''}${isShown ? `, "Value ${name}"${this.chance(2) ? ', also at 0' : ''}${kind === 'number' && params[0]![1] === 'card' && this.chance(2) ? ', added up' : ''}` : ''}`,
      );
      this.values.push({ name, kind, params, changes });
    }
    this.chains.push(this.fresh('chain-'), this.fresh('queue-'));
    const [chain, queue] = this.chains;
    out.push(
      `chain ${chain}, at most ${4 + this.random.below(20)}${this.chance(2) ? ', asked again after each' : ''}`,
      `queue ${queue}, at most ${20 + this.random.below(60)}${this.chance(2) ? `, chosen by players-first "Which is next?" by ${this.one(this.words.rules)}` : ''}`,
    );
    for (const params of this.one<readonly Names[]>([
      [[]],
      [[['a', 'player']], [['n', 'number']]],
      [
        [
          ['a', 'player'],
          ['c', 'card'],
        ],
        [],
      ],
    ]))
      this.windows.push({ name: this.fresh('window-'), params });
    for (let at = 0; at < 2; at++) {
      const params: Names = this.one<Names>([
        [['p', 'player']],
        [
          ['c', 'card'],
          ['p', 'player'],
        ],
        [
          ['p', 'player'],
          ['n', 'number'],
        ],
      ]);
      this.moments.push({ name: this.fresh('m'), params });
      const { name } = this.moments.at(-1)!;
      const chooser = this.chance(2) ? ` chosen by p "Which text acts?" by ${this.one(this.words.rules)}` : '';
      out.push(
        `moment ${name} with ${params.map(([each, of]) => `${each}: ${of}`).join(', ')}${this.chance(2) ? ` on ${queue}` : ''}${chooser}`,
      );
    }
    out.push('', ...this.allSteps());
    this.isPublic = true;
    // The values of a total can be changed by texts of cards that some players do not see.
    const total = this.withoutValues(() => this.read('number', [['p', 'player']], 2));
    this.isPublic = false;
    out.push(`total row of p = ${total}, "Total"`);
    return `${out.join('\n')}\n`;
  }

  private extra(kind: Kind, out: string[]): { name: string; kind: Kind; of: Holder } {
    const name = this.fresh('f-');
    out.push(`${DECLARED[kind]} ${name} of table${kind === 'word' ? ': kind' : ''}`);
    return { name, kind, of: 'table' };
  }

  private withoutValues(part: () => string): string {
    const values = this.values.splice(0);
    const text = part();
    this.values.push(...values);
    return text;
  }

  private allSteps(): string[] {
    const { words } = this;
    const rule = (): string => `  by ${this.one(words.rules)}`;
    for (let at = 0; at < STEPS; at++)
      this.steps.push({
        name: this.fresh('s'),
        params: this.one<Names>([
          [['p', 'player']],
          [
            ['p', 'player'],
            ['c', 'card'],
          ],
          [
            ['p', 'player'],
            ['n', 'number'],
          ],
          [
            ['p', 'player'],
            ['why', 'rule'],
          ],
        ]),
      });
    const frame = (names: Names, step: number): Frame => ({
      names,
      room: 7 - names.length,
      isLoop: false,
      step,
      depth: 2,
      resolves: true,
      isInstead: false,
    });
    const steps = this.steps.map(({ name, params }, at): string[] => {
      const [, ...rest] = params;
      const args = rest.map(([each, of]) => `${each}: ${of}`).join(', ');
      return [
        `step ${name} for p${args ? ` with ${args}` : ''}`,
        ...this.inside(this.pending(params)),
        rule(),
        ...this.inside(this.block(frame(params, at + 1))),
      ];
    });
    // A window that opens windows could open itself.
    const opened = this.windows.splice(0);
    const windows = opened.map(({ name, params }, at): string[] => {
      const player = this.fresh('w');
      const names: Names = [...params, [player, 'player']];
      const isFirst = params[0]?.[1] === 'player';
      const rest = params.slice(isFirst ? 1 : 0).map(([each, of]) => `${each}: ${of}`);
      // It is asked again after each who acts, so it needs an end.
      const inWindow = { ...frame(names, STEPS), room: 0, depth: 1 };
      const options = Array.from({ length: 1 + this.random.below(2) }, () => [
        ...this.option(inWindow, [`fuel < ${FUEL}`]),
        '  add 1 to fuel',
      ]);
      return [
        `window ${name}${isFirst ? ` for ${params[0]![0]}` : ''}${rest.length > 0 ? ` with ${rest.join(', ')}` : ''}${at === 0 ? ` on ${this.chains[0]}` : ''}`,
        `  ${player} in ${this.players(params, 1)} may${this.chance(2) ? ', once' : ''} "Do you answer?" by ${this.one(words.rules)}`,
        ...this.inside(this.inside(options.flat())),
      ];
    });
    this.windows.push(...opened);
    const setup = words.setup.map((name, at) => [
      `step ${name}`,
      rule(),
      ...(at === 0
        ? [
            '  let lot = random player',
            '  set players-first to lot',
            '  for each p in players',
            '    shuffle deck of p',
            '    repeat 3 times',
            '      move top of deck of p to hand of p',
          ]
        : [
            '  for each p in players',
            ...this.inside(this.inside(this.block({ ...frame([['p', 'player']], 0), room: 4, depth: 1 }))),
          ]),
    ]);
    const turns = words.turn.map((name) => [
      `step ${name} for p`,
      rule(),
      ...this.inside(this.block(frame([['p', 'player']], 0))),
    ]);
    // A moment inside a text could raise itself, so texts call nothing.
    const moments = this.moments.splice(0);
    const texts = this.one(
      [2, 3, 4].map((count) => [...new Set(Array.from({ length: count }, () => this.one(words.cards)))]),
    ).map((card) => {
      const parts: string[] = [];
      const { name, params } = this.one(moments);
      const heard: Names = params.map(([, kind]) => [this.fresh('h'), kind] as const);
      const names: Names = [...heard, ['this', 'card']];
      const isInstead = this.chance(2);
      const inText: Frame = { names, room: 2, isLoop: false, step: STEPS, depth: 0, resolves: false, isInstead };
      parts.push(
        `  ${isInstead ? 'instead of' : 'when'} ${name} with ${heard.map(([each]) => each).join(', ')}${this.chance(2) ? ` where ${this.read('yesno', names, 2)}` : ''}`,
        ...this.inside([rule(), ...this.inside(this.block(inText))]),
      );
      const changing = this.values.filter(({ changes }) => changes);
      const hasChange = changing.length > 0 && this.chance(2);
      if (hasChange) {
        const changed = this.one(changing);
        const own: Names = changed.params.map(([, kind]) => [this.fresh('h'), kind] as const);
        // The value may be public.
        this.isPublic = true;
        const by = this.withoutValues(() => this.read('number', [...own, ['this', 'card']], 1));
        this.isPublic = false;
        parts.push(`  change ${changed.name} of ${own.map(([each]) => each).join(', ')} by ${by}`);
      }
      const zones = hasChange ? ' in row or lost' : this.chance(2) ? ' in row or hand' : '';
      return [`text ${card}${zones}`, ...parts];
    });
    const always = Array.from({ length: this.random.below(3) }, () => {
      const { name, params } = this.one(moments);
      const names: Names = params.map(([, kind]) => [this.fresh('h'), kind] as const);
      const isInstead = this.chance(2);
      const inText: Frame = { names, room: 2, isLoop: false, step: STEPS, depth: 0, resolves: false, isInstead };
      return [
        `always${this.chance(2) ? ` while ${this.read('yesno', [], 1)}` : ''}`,
        `  ${isInstead ? 'instead of' : 'when'} ${name} with ${names.map(([each]) => each).join(', ')}`,
        ...this.inside([rule(), ...this.inside(this.block(inText))]),
      ];
    });
    this.moments.push(...moments);
    const rest = this.steps.filter(({ name }) => !this.called.has(name));
    const main = [
      'step match',
      rule(),
      '  do the setup steps',
      `  repeat ${1 + this.random.below(3)} times`,
      '    for each p in players from players-first',
      `      do the turn of p${this.chance(2) ? `, each step by ${this.one(words.rules)} if hours.played else ${this.one(words.rules)}` : ''}`,
      ...rest.map(({ name, params }) => {
        const args = params.slice(1).map(([, kind]) => this.read(kind, [['players-first', 'player']], 1));
        return `  do ${name} for players-first${args.length > 0 ? ` with ${args.join(', ')}` : ''}`;
      }),
      ...this.moments.map(
        ({ name, params }) =>
          `  happens ${name} with ${params.map(([, kind]) => this.read(kind, [['players-first', 'player']], 1)).join(', ')}`,
      ),
      ...this.windows.map((window) => `  ${this.open([['players-first', 'player']], window)}`),
      ...this.chains.map((name) => `  resolve ${name}`),
      '  for each p in players',
      `    if ${this.read('yesno', [['p', 'player']], 2)}`,
      `      p wins as ${this.one(['luck "luck"', 'fair', 'fair if turn > 2 else foul', 'end-now'])}`,
      `  if ${this.read('yesno', [], 2)}`,
      `    every p in players where ${this.read('yesno', [['p', 'player']], 2)} wins as fair`,
      '  nobody wins as nothing "nothing"',
    ];
    return [main, ...setup, ...turns, ...windows, ...steps, ...texts, ...always].flatMap((lines) => [...lines, '']);
  }
}
