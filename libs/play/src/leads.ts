/** The options after which the same player is asked next, such as for a target. Tables can ask for those options ahead. */
import type { PlayProgram, StepInfo, Typed, TypedChoice, TypedStatement } from '@rulewright/content/play';

type Ask = Extract<TypedStatement, { do: 'ask' }>;

/** All questions in some statements. */
function asksIn(statements: readonly TypedStatement[]): Ask[] {
  return statements.flatMap((one): Ask[] => {
    switch (one.do) {
      case 'ask':
        return [one, ...one.choices.flatMap(({ body }) => asksIn(body)), ...asksIn(one.passBody)];
      case 'choose':
        return asksIn(one.choice.body);
      case 'if':
        return [...asksIn(one.then), ...asksIn(one.otherwise)];
      case 'happens':
        return asksIn(one.then);
      default:
        return 'body' in one ? asksIn(one.body) : [];
    }
  });
}

/** Whether both name one player in a step. */
const isSame = (one: Typed, other: Typed): boolean =>
  one.op === 'local' && other.op === 'local' && one.local === other.local;

/** Whether some statements ask somebody, also in steps that they call. */
function asks(statements: readonly TypedStatement[], seen: Set<StepInfo>): boolean {
  return statements.some((one) => {
    switch (one.do) {
      case 'ask':
      case 'choose':
        return true;
      case 'call':
        if (seen.has(one.step)) return false;
        seen.add(one.step);
        return asks(one.step.body, seen);
      case 'if':
        return asks(one.then, seen) || asks(one.otherwise, seen);
      default:
        return 'body' in one && asks(one.body, seen);
    }
  });
}

/** What can come before the question: what a game remembers, its rules, and conditions, such as a price that some modes have. */
function isBefore(one: TypedStatement): boolean {
  return ['cite', 'let', 'change', 'if'].includes(one.do) || (one.do === 'call' && !asks([one], new Set()));
}

/** Whether a question to the same player follows an option. A table that asks ahead sees itself whether something else happens before. */
function leadsOn({ body }: Pick<TypedChoice, 'body'>, player: Typed): boolean {
  const first = body.find((one) => !isBefore(one));
  if (first?.do === 'ask' || first?.do === 'choose') return isSame(player, first.player);
  if (first?.do !== 'call') return false;
  const { step, args } = first;
  const at = args.findIndex((arg) => isSame(arg, player));
  const param = step.params[at];
  if (!param) return false;
  const { line, column } = first;
  return leadsOn(step, { op: 'local', local: param, type: param.type, line, column });
}

/** The names of these options, each once. */
export const leadsOf = ({ steps }: PlayProgram): string[] => [
  ...new Set(
    steps.flatMap(({ body }) =>
      asksIn(body).flatMap(({ player, choices }) =>
        choices.flatMap((choice) => (leadsOn(choice, player) ? [choice.option.id] : [])),
      ),
    ),
  ),
];
