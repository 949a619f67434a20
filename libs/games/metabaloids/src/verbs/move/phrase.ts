/** The phrase of the verb `move`: parses and prints its effect in card sentences. */
import { also, at, be, either, record, say, table } from '@rulewright/content/sentences';
import { otherTarget, ownTarget, target } from '../../language/phrases.ts';
import { moveSchema } from './schema.ts';

const to = (whose: string) =>
  table({
    hand: `into ${whose} hand`,
    reserve: `into ${whose} reserve`,
    'draw-pile-top': `on top of ${whose} draw pile`,
    'draw-pile-bottom': `under ${whose} draw pile`,
    'discard-pile': `on ${whose} discard pile`,
    'lost-pile': `on ${whose} lost pile`,
  });

export const sayMove = record(
  moveSchema,
  say`${be('do', 'move')} put ${at('target', ownTarget)} ${at('to', to('your'))}`,
  say`${be('do', 'move')} put ${at('target', otherTarget)} ${at('to', to("its owner's"))}`,
  also(
    say`${be('do', 'move')} put ${at('target', target)} ${at('to', either(to('the'), to("their owner's")))}`,
    say`${be('do', 'move')} ${at('target', target)} ${either('returns', 'goes')} to
      ${at('to', table({ hand: 'your hand', reserve: 'your reserve' }))}`,
  ),
);
