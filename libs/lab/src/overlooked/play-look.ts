/** A look at the play documents of a game without playing: conditions that are never true, and texts that answer the same moment twice. */
import type { CardDoc, GameContent, Ruleset } from '@rulewright/content';
import {
  playText,
  type ListenerInfo,
  type PlayProgram,
  type StepInfo,
  type TextInfo,
  type Typed,
  type TypedStatement,
} from '@rulewright/content/play';
import type { Overlooked } from './finding.ts';

type Known = number | null;
type Block = readonly TypedStatement[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What a value says, without the place where it says it. */
export const meaningOf = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) =>
    key === 'line' || key === 'column' || key === 'slot' || key === 'register' || key === 'document' || key === 'at'
      ? undefined
      : isObject(inner) && 'params' in inner && 'id' in inner
        ? inner['id']
        : isObject(inner) && 'id' in inner && 'index' in inner
          ? inner['id']
          : inner,
  ) ?? '';

/** Every statement of a block, with those inside it. */
export function statementsOf(block: Block): TypedStatement[] {
  const inner = (value: unknown): TypedStatement[] => {
    if (Array.isArray(value))
      return value.length > 0 && value.every((one) => isObject(one) && 'do' in one)
        ? statementsOf(value as Block)
        : value.flatMap((one) => (isObject(one) && 'body' in one ? inner(one['body']) : []));
    return isObject(value) && 'body' in value && 'option' in value ? inner(value['body']) : [];
  };
  return block.flatMap((one) => [one, ...Object.values(one).flatMap(inner)]);
}

interface ValueRange {
  readonly least: number;
  readonly most: number;
}

/** What is never below 0. */
const COUNTS: ReadonlySet<string> = new Set(['count', 'zone-count', 'waiting', 'turn']);

/** The whole numbers that compare with a value like this. */
function rangeWhere(sign: string, value: number): ValueRange {
  const all = { least: -Infinity, most: Infinity };
  if (sign === '=') return { least: value, most: value };
  if (sign === '<' || sign === '<=') return { ...all, most: sign === '<' ? value - 1 : value };
  if (sign === '>' || sign === '>=') return { ...all, least: sign === '>' ? value + 1 : value };
  return all;
}

/** Finds out what expressions are under one ruleset, as far as that does not depend on the match. */
class RulesetReading {
  private readonly ranges = new Map<string, ValueRange | null>();

  constructor(
    private readonly ruleset: Ruleset,
    private readonly cards: readonly CardDoc[],
  ) {}

  /** Whether a condition is never true. */
  isNever(one: Typed | null): boolean {
    return one !== null && (this.known(one) === 0 || this.contradicts(one));
  }

  isAlways(one: Typed | null): boolean {
    const value = one === null ? null : this.known(one);
    return value !== null && value !== 0;
  }

  private known(one: Typed): Known {
    switch (one.op) {
      case 'constant':
        return one.value;
      case 'parameter': {
        const value = this.ruleset.parameters[one.name];
        return typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : null;
      }
      case 'not': {
        const value = this.known(one.operand);
        return value === null ? null : Number(value === 0);
      }
      case 'minus': {
        const value = this.known(one.operand);
        return value === null ? null : -value;
      }
      case 'logic': {
        const [left, right] = [this.known(one.left), this.known(one.right)];
        const [decides, other] = one.sign === 'and' ? [0, 1] : [1, 0];
        const is = (value: Known, what: number): boolean => value !== null && Number(value !== 0) === what;
        if (is(left, decides) || is(right, decides)) return decides;
        return is(left, other) && is(right, other) ? other : null;
      }
      case 'arith': {
        const [left, right] = [this.known(one.left), this.known(one.right)];
        if (left === null || right === null) return null;
        return one.sign === '+'
          ? left + right
          : one.sign === '-'
            ? left - right
            : one.sign === '*'
              ? left * right
              : null;
      }
      case 'compare':
        return this.compared(one);
      case 'choose': {
        const when = this.known(one.when);
        return when === null ? null : this.known(when === 0 ? one.otherwise : one.then);
      }
      default:
        return null;
    }
  }

  private compared(one: Extract<Typed, { op: 'compare' }>): Known {
    const [left, right] = [this.rangeOf(one.left), this.rangeOf(one.right)];
    if (!left || !right) return null;
    switch (one.sign) {
      case '<':
        return left.most < right.least ? 1 : left.least >= right.most ? 0 : null;
      case '<=':
        return left.most <= right.least ? 1 : left.least > right.most ? 0 : null;
      case '>':
        return left.least > right.most ? 1 : left.most <= right.least ? 0 : null;
      case '>=':
        return left.least >= right.most ? 1 : left.most < right.least ? 0 : null;
      case '=':
      case '!=': {
        const isApart = left.most < right.least || left.least > right.most;
        const isOne = left.least === left.most && right.least === right.most && left.least === right.least;
        return isApart ? Number(one.sign === '!=') : isOne ? Number(one.sign === '=') : null;
      }
      default:
        return null;
    }
  }

  /** The values that an expression can have, if they have bounds. */
  private rangeOf(one: Typed): ValueRange | null {
    const value = this.known(one);
    if (value !== null) return { least: value, most: value };
    if (COUNTS.has(one.op)) return { least: 0, most: Infinity };
    return one.op === 'printed' && one.type.is === 'number' ? this.printed(one.field) : null;
  }

  /** The values that cards print. A card without the field counts as 0. */
  private printed(field: string): ValueRange | null {
    if (!this.ranges.has(field)) {
      const values = this.cards.map(({ data }) => (data as Readonly<Record<string, unknown>>)[field] ?? 0);
      const numbers = values.filter((value) => typeof value === 'number');
      const isWhole = numbers.length === values.length && numbers.length > 0;
      this.ranges.set(field, isWhole ? { least: Math.min(...numbers), most: Math.max(...numbers) } : null);
    }
    return this.ranges.get(field)!;
  }

  /** Whether the parts of a condition cannot be true together: `kind of c = boat and kind of c = work`, `turn = 0 and turn > 3`. */
  private contradicts(one: Typed): boolean {
    const parts = this.partsOf(one);
    const ranges = new Map<string, ValueRange>();
    for (const part of parts) {
      if (part.op !== 'compare') continue;
      const [left, right] = [meaningOf(part.left), meaningOf(part.right)];
      if (left.includes('"random"')) continue;
      if (left === right && ['<', '>', '!='].includes(part.sign)) return true;
      const value = this.known(part.right);
      if (value === null) continue;
      const [before, now] = [ranges.get(left) ?? { least: -Infinity, most: Infinity }, rangeWhere(part.sign, value)];
      const both = { least: Math.max(before.least, now.least), most: Math.min(before.most, now.most) };
      if (both.least > both.most) return true;
      ranges.set(left, both);
    }
    const said = new Set(parts.map(meaningOf));
    return parts.some((part) => part.op === 'not' && said.has(meaningOf(part.operand)));
  }

  private partsOf(one: Typed): Typed[] {
    return one.op === 'logic' && one.sign === 'and' ? [...this.partsOf(one.left), ...this.partsOf(one.right)] : [one];
  }
}

/** Looks at the play documents of one game under all its rulesets. */
class PlayLook {
  private readonly readings: readonly RulesetReading[];
  readonly findings: Overlooked[] = [];

  constructor(
    private readonly game: GameContent,
    private readonly play: PlayProgram,
    rulesets: readonly Ruleset[],
  ) {
    this.readings = rulesets.map((ruleset) => new RulesetReading(ruleset, [...game.cards.values()]));
  }

  look(): Overlooked[] {
    const { steps, moments, actions, values } = this.play;
    for (const step of new Set([...steps, ...actions.map((one) => one.step)])) this.lookAtStep(step);
    for (const moment of moments) {
      const listeners = [...moment.listeners, ...moment.instead];
      for (const one of listeners) {
        this.lookAtStep(one.step);
        if (this.isNever(one.where))
          this.add(
            'ability-never',
            `The condition of ${this.said(one.text)} at the moment "${moment.id}" is never true, so it never happens.`,
            one.step.at.line,
            one.text,
          );
      }
      this.lookForTwo(moment.id, listeners);
    }
    for (const value of values)
      for (const change of value.changes)
        if (this.isNever(change.where))
          this.add(
            'unusable-text',
            `The condition with which ${this.said(change.text)} changes "${value.id}" is never true, so no player can use it.`,
            change.by.line,
            change.text,
          );
    this.lookAtZones();
    return this.findings;
  }

  private isNever(one: Typed | null): boolean {
    return this.readings.every((reading) => reading.isNever(one));
  }

  private isAlways(one: Typed | null): boolean {
    return this.readings.every((reading) => reading.isAlways(one));
  }

  private said({ card }: TextInfo): string {
    return card === null ? 'a text of the rules' : `the text of ${this.game.cards.get(card)?.name ?? card}`;
  }

  private add(kind: Overlooked['kind'], sentence: string, line: number, text?: TextInfo): void {
    const place = playText(this.game).place(line);
    this.findings.push({ kind, sentence, ...place, ...(text?.card != null && { card: text.card }) });
  }

  private lookAtStep(step: StepInfo): void {
    for (const one of statementsOf(step.body)) {
      if (one.do === 'if' && this.isNever(one.when))
        this.unreached(one.line, 'is never true, so what follows it is never applied');
      if (one.do === 'if' && this.isAlways(one.when) && one.otherwise.length > 0)
        this.unreached(one.line, 'is always true, so what follows its `else` is never applied');
      if (
        one.do === 'while' &&
        this.isAlways(one.when) &&
        !statementsOf(one.body).some(({ do: does }) => ENDS.has(does))
      )
        this.add(
          'endless',
          `The loop of line ${this.lineOf(one.line)} never ends: its condition is always true, and nothing in it leaves the step.`,
          one.line,
        );
      if (one.do !== 'ask' && one.do !== 'choose') continue;
      for (const choice of one.do === 'ask' ? one.choices : [one.choice]) {
        const isRefused = choice.refusals.find(({ when }) => this.isAlways(when));
        if (this.isNever(choice.where) || isRefused)
          this.add(
            'option-never',
            `The option "${choice.option.label}" of the question "${one.ask.texts[0]!.sentence}" ${isRefused ? 'is always refused' : 'has a condition that is never true'}, so no player ever has it.`,
            choice.body[0]?.line ?? one.line,
          );
      }
    }
  }

  private lineOf(line: number): number {
    return playText(this.game).place(line).line;
  }

  private unreached(line: number, why: string): void {
    this.add('rule-never', `The condition of line ${this.lineOf(line)} ${why}.`, line);
  }

  /** Two texts of one card, or two texts of the rules, that hear one moment under the same condition. */
  private lookForTwo(moment: string, listeners: readonly ListenerInfo[]): void {
    const known = new Map<string, ListenerInfo>();
    for (const one of listeners) {
      const key = meaningOf([one.text.card, one.text.zones, one.where]);
      const other = known.get(key);
      if (other)
        this.add(
          'two-answers',
          `${this.said(one.text).replace(/^t/u, 'T').replace(/^a/u, 'A')} answers the moment "${moment}" twice under the same condition.`,
          one.step.at.line,
          one.text,
        );
      known.set(key, one);
    }
  }

  /** Texts of zones that no card ever reaches. Cards start in the first zone. */
  private lookAtZones(): void {
    const { steps, moments, actions, zones, values, chains } = this.play;
    const all = [
      ...steps,
      ...actions.map((one) => one.step),
      ...moments.flatMap((one) => [...one.listeners, ...one.instead].map(({ step }) => step)),
      ...chains.flatMap(({ entries }) => entries.map(({ step }) => step)),
    ];
    const reached = new Set([zones[0]?.id]);
    for (const one of all.flatMap(({ body }) => statementsOf(body))) if (one.do === 'move') reached.add(one.to.zone.id);
    const texts = [
      ...moments.flatMap((one) =>
        [...one.listeners, ...one.instead].map(({ text, step }) => ({ text, line: step.at.line })),
      ),
      ...values.flatMap(({ changes }) => changes.map(({ text, by }) => ({ text, line: by.line }))),
      ...actions.map(({ text, step }) => ({ text, line: step.at.line })),
    ];
    for (const { text, line } of texts)
      if (text.zones.length > 0 && text.zones.every(({ id }) => !reached.has(id)))
        this.add(
          'unusable-text',
          `No card ever comes into the ${text.zones.map(({ title }) => title).join(' or the ')}, so no player can use ${this.said(text)}.`,
          line,
          text,
        );
  }
}

/** Statements that can end a loop, or let time pass in it. */
const ENDS: ReadonlySet<string> = new Set([
  'leave',
  'stop',
  'wins',
  'out',
  'ask',
  'choose',
  'call',
  'happens',
  'turn',
  'resolve',
  'perform',
  'end-turn',
]);

/** What the play documents of a game say without effect, under all rulesets of its modes. */
export const lookAtPlay = (game: GameContent, play: PlayProgram, rulesets: readonly Ruleset[]): Overlooked[] =>
  new PlayLook(game, play, rulesets).look();
