/** The options after which the same player is asked at once, such as for a target. Tables can ask for those options ahead. */
import type { PlayProgram, Typed, TypedChoice } from '@rulewright/content/play';
import { statementsIn } from './statements.ts';

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
      statementsIn(body).flatMap((one) =>
        one.do === 'ask'
          ? one.choices.flatMap((choice) => (leadsOn(choice, one.player) ? [choice.option.id] : []))
          : [],
      ),
    ),
  ),
];
