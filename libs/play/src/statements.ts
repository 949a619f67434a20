/** The statements inside other ones. */
import type { TypedStatement } from '@rulewright/content/play';

type Block = readonly TypedStatement[];

/** The blocks of a statement, in the order of the document. */
function blocksOf(one: TypedStatement): readonly Block[] {
  switch (one.do) {
    case 'ask':
      return [...one.choices.map(({ body }) => body), one.passBody];
    case 'choose':
      return [one.choice.body];
    case 'if':
      return [one.then, one.otherwise];
    case 'happens':
      return [one.then];
    default:
      return 'body' in one ? [one.body] : [];
  }
}

/** All statements of a block, each before those inside it. */
export const statementsIn = (block: Block): TypedStatement[] =>
  block.flatMap((one) => [one, ...blocksOf(one).flatMap(statementsIn)]);
