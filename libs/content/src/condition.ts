/**
 * Conditions on parameters, used by rule text, rulings and variants: `zones.reserve.enabled`, `not safety.enabled`, `end.drawScope =
 * any-draw`, `draw.voluntaryDiscard.max > 0`, `deck.removeIfMentions has reserve`, joined by `and` and `or` (`and` binds tighter). A
 * condition never names a mode, so it also works for modes that are added later.
 */
import { Lru } from './lru.ts';
import type { ParameterValue } from './schemas.ts';

export type Comparator = '=' | '!=' | '<' | '<=' | '>' | '>=' | 'has' | 'true' | 'false';

export interface Test {
  readonly parameter: string;
  readonly comparison: Comparator;
  readonly value: string;
}

/** Lists of tests. The condition holds if all tests of at least one list hold. */
export type Condition = readonly (readonly Test[])[];

export class ConditionError extends Error {
  readonly code = 'bad-condition';

  constructor(
    message: string,
    /** Position in the condition, from 1. */
    readonly column: number,
  ) {
    super(message);
  }
}

const CONDITIONS_KEPT = 2_000;
/** Longer conditions are rejected without being parsed. */
const MOST_CHARACTERS = 4_000;
const TOKEN = /\s*(!=|<=|>=|=|<|>|[A-Za-z0-9_.-]+|"[^"]*")/gy;
const COMPARISONS = new Set(['=', '!=', '<', '<=', '>', '>=', 'has']);

interface Token {
  readonly text: string;
  readonly column: number;
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  while (text.slice(at).trim() !== '') {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new ConditionError(`"${text.slice(at).trim()[0]}" does not belong in a condition.`, at + 1);
    tokens.push({ text: match[1]!, column: TOKEN.lastIndex - match[1]!.length + 1 });
    at = TOKEN.lastIndex;
  }
  return tokens;
}

const cache = new Lru<string, Condition>(CONDITIONS_KEPT);

/** Parses a condition. @throws ConditionError with the column */
export function parseCondition(text: string): Condition {
  if (text.length > MOST_CHARACTERS)
    throw new ConditionError(`The condition has more than ${MOST_CHARACTERS} characters.`, MOST_CHARACTERS + 1);
  return cache.get(text, () => readCondition(text));
}

function readCondition(text: string): Condition {
  const tokens = tokenize(text);
  let at = 0;
  const take = (what: string): Token => {
    const token = tokens[at++];
    if (!token) throw new ConditionError(`The condition ends where ${what} is expected.`, text.length + 1);
    return token;
  };
  const test = (): Test => {
    const first = take('a parameter');
    const negated = first.text === 'not';
    const name = negated ? take('a parameter') : first;
    if (!/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)+$/.test(name.text)) {
      throw new ConditionError(`"${name.text}" is not a parameter name.`, name.column);
    }
    const comparison = tokens[at]?.text;
    if (comparison === undefined || !COMPARISONS.has(comparison)) {
      return { parameter: name.text, comparison: negated ? 'false' : 'true', value: '' };
    }
    if (negated) throw new ConditionError('"not" is allowed only before a yes-or-no parameter.', first.column);
    at++;
    const value = take('a value').text;
    return { parameter: name.text, comparison: comparison as Comparator, value: value.replace(/^"|"$/g, '') };
  };
  const any: Test[][] = [[test()]];
  while (at < tokens.length) {
    const joint = take('and or or');
    if (joint.text === 'and') any[any.length - 1]!.push(test());
    else if (joint.text === 'or') any.push([test()]);
    else throw new ConditionError(`"and" or "or" is expected, not "${joint.text}".`, joint.column);
  }
  return any;
}

function holds(test: Test, parameters: Readonly<Record<string, ParameterValue>>): boolean {
  const value = parameters[test.parameter] ?? null;
  switch (test.comparison) {
    case 'true':
      return value === true || (Array.isArray(value) && value.length > 0);
    case 'false':
      return !(value === true || (Array.isArray(value) && value.length > 0));
    case 'has':
      return Array.isArray(value) && value.includes(test.value);
    case '=':
      return String(value) === test.value;
    case '!=':
      return String(value) !== test.value;
    default: {
      if (typeof value !== 'number') return false;
      const limit = Number(test.value);
      if (test.comparison === '<') return value < limit;
      if (test.comparison === '<=') return value <= limit;
      return test.comparison === '>' ? value > limit : value >= limit;
    }
  }
}

/** Whether a condition holds for resolved parameters. @throws ConditionError */
export function evaluateCondition(text: string, parameters: Readonly<Record<string, ParameterValue>>): boolean {
  return parseCondition(text).some((all) => all.every((test) => holds(test, parameters)));
}

/** Names of the parameters that a condition reads. */
export const conditionParameters = (text: string): string[] =>
  parseCondition(text).flatMap((all) => all.map((test) => test.parameter));
