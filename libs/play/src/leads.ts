/** The options after which the same player is asked next, such as for a target. Tables can ask for those options ahead. */
import type { PlayProgram, StepInfo, Typed, TypedChoice, TypedStatement } from '@rulewright/content/play';
import { statementsIn } from './statements.ts';

/** Whether both name one player in a step. */
const isSame = (one: Typed, other: Typed): boolean =>
  one.op === 'local' && other.op === 'local' && one.local === other.local;

/** Whether some statements ask somebody, also in steps that they call. */
const asks = (block: readonly TypedStatement[], seen: Set<StepInfo>): boolean =>
  statementsIn(block).some((one) => {
    if (one.do !== 'call' || seen.has(one.step)) return one.do === 'ask' || one.do === 'choose';
    seen.add(one.step);
    return asks(one.step.body, seen);
  });

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
      statementsIn(body).flatMap((one) =>
        one.do === 'ask'
          ? one.choices.flatMap((choice) => (leadsOn(choice, one.player) ? [choice.option.id] : []))
          : [],
      ),
    ),
  ),
];
