/** The phrase of the verb `draw`: parses and prints its effect in card sentences. */
import { also, at, be, either, is, record, say, turned } from '@rulewright/content/sentences';
import { cards, countOf, others } from '../../language/phrases.ts';
import { drawSchema } from './schema.ts';

export const sayDraw = record(
  drawSchema,
  say`${be('do', 'draw')} ${be('whose', 'own')} ${countOf((n) => say`draw ${n}`)}`,
  say`${be('do', 'draw')} ${countOf((n) => say`${at('whose', others)} draws ${n}`)}`,
);

interface InTurn {
  readonly whose: string;
  readonly drawn: unknown;
  readonly discarded: unknown;
}

/** `each opponent draws two cards, then discards a card`. Read, but never printed. */
export const sayDrawAndDiscard = also(
  turned(
    say`${at('whose', others)} draws ${at('drawn', cards)} ${either('and', ', then', 'and then', ', and then')} discards
      ${at('discarded', either(cards, is(1, 'one')))}`,
    {
      to: (said) => {
        const { whose, drawn, discarded } = said as InTurn;
        return [
          { do: 'draw', count: drawn, whose },
          { do: 'discard', count: discarded, from: 'hand', whose },
        ];
      },
      from: () => undefined,
    },
  ),
);
