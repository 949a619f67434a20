/** The options after which the same player is asked at once, such as for a target. Tables can ask for those options ahead. */
import type { PlayProgram, Typed, TypedChoice, TypedStatement } from '@rulewright/content/play';

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

/** Whether the first thing that happens after an option is a question to the same player. */
function leadsOn({ body }: Pick<TypedChoice, 'body'>, player: Typed): boolean {
  const first = body.find((one) => one.do !== 'cite' && one.do !== 'let');
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
