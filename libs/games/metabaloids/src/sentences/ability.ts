/** The sentence of an ability: its timing or trigger, price, conditions and effects. */
import {
  also,
  at,
  be,
  either,
  int,
  is,
  list,
  maybe,
  say,
  table,
  title,
  turned,
  type Phrase,
} from '@rulewright/content/sentences';
import { amount, conditions, eachCard, manyCards, ownName, signed, thisCard, yourCards } from '../language/phrases.ts';
import { effect } from '../verbs/phrase.ts';
import { abilityOf, shapeOf } from './shape.ts';

const effects = at('effects', list(effect, { between: either('.', also(', then', 'and')) }));
const ifs = at('conditions', conditions);
const body = either(say`${maybe(say`if ${ifs} ,`)} ${effects}`, also(say`${effects} ${maybe(',')} if ${ifs}`));

/** Timing, column and role form one phrase, as in natural language. */
const moment = (timing: string, column: boolean, role: string, first: string, ...others: readonly string[]): Phrase =>
  say`${be('timing', timing)} ${be('fightingColumnOnly', column)} ${be('role', role)}
    ${either(first, ...others.map((one) => also(one)))}`;
const plain = either(
  moment('any-time', false, 'any', 'at any time'),
  moment('own-turn', false, 'any', 'on your turn', 'during your turn'),
  moment('battle', true, 'attacker', 'while this column attacks'),
  moment('battle', true, 'defender', 'while this column defends'),
  moment('battle', true, 'any', 'in a battle of this column'),
  moment('battle', false, 'any', 'in a battle of yours', 'in a battle'),
);
/** Used only after a price, also `(0):`. Without a price, the same words introduce a triggered ability. */
const priced = either(
  moment('attack', false, 'defender', 'when you are attacked'),
  moment('attack', false, 'attacker', 'when you attack'),
  moment('attack', false, 'any', 'when you attack or are attacked'),
  moment('attack', true, 'defender', 'when this column is attacked'),
  moment('attack', true, 'attacker', 'when this column attacks'),
  moment('attack', true, 'any', 'when this column attacks or is attacked'),
  moment('damage', true, 'any', 'when you have lost a battle of this column'),
  moment('damage', false, 'any', 'when you have lost a battle'),
  moment('drawing', false, 'any', 'while an opponent draws'),
  moment('drawing', true, 'any', 'while an opponent draws and this column fights'),
  moment('any-time', true, 'any', 'at any time while this column fights'),
  moment('own-turn', true, 'any', 'on your turn while this column fights'),
);

const from = table({
  hand: 'your hand',
  reserve: 'your reserve',
  'discard-pile': 'your discard pile',
  'play-area': 'a column of yours',
});
const waiting = maybe(
  say`while ${ownName} ${either('is in', also('waits in'))} ${at('from', list(from, { between: ',', last: 'or' }))} ,`,
);
const price = say`${be('priced', true)} ${at('title', title)} ( ${at('cost', int())} ) :`;
const titled = maybe(say`${at('title', title)} :`);
const unpriced = say`${be('priced', false)} ${be('cost', 0)} ${titled}`;
const anyTime = say`${be('timing', 'any-time')} ${be('fightingColumnOnly', false)} ${be('role', 'any')}`;

const activated = say`${be('kind', 'activated')} ${either(
  say`${price} ${waiting} ${either(plain, priced)} , ${body}`,
  say`${unpriced} ${waiting} ${plain} , ${body}`,
  // The timing may be last. After a price, "any time" may be omitted.
  also(say`${price} ${waiting} ${body} ${plain}`, say`${price} ${waiting} ${anyTime} ${body}`),
)}`;

const trigger = either(
  is('turn-start', either('at the start of every turn', also('at the start of each turn'))),
  is('turn-end', either('at the end of every turn', also('at the end of each turn'))),
  is('own-turn-start', 'at the start of your turn'),
  is('own-turn-end', 'at the end of your turn'),
  is('battle-won', either('when this column wins a battle', also('when a battle of this column is won'))),
  is('battle-lost', either('when this column loses a battle', also('when a battle of this column is lost'))),
  is('this-deployed', say`when ${ownName} is deployed`),
  is('this-lost', say`when ${ownName} is lost`),
  is('this-column-attacked', 'when this column is attacked'),
);
const triggered = say`${be('kind', 'triggered')} ${titled} ${either(
  say`${at('on', trigger)} , ${body}`,
  // The trigger may be last.
  also(say`${effects} ${at('on', trigger)}`),
)}`;

const stat = at('stat', table({ attack: 'attack', defense: 'defense' }));
const standing = say`${be('kind', 'static')} ${titled} ${maybe(say`if ${ifs} ,`)}
  ${either(
    say`${either(at('target', thisCard), say`each ${at('target.all', eachCard)}`)} has`,
    also(
      say`all ${at('target.all', manyCards)} have`,
      say`${maybe('all')} ${at('target.all', yourCards)} have`,
      say`each of ${at('target.all', yourCards)} has`,
    ),
  )} ${amount('by', signed, (n) => say`${n} ${stat}`)}`;

/** The phrase for the text of an ability. */
export const abilityText = turned(say`${either(activated, triggered, standing)} ${either('.', also(maybe('.')))}`, {
  to: abilityOf,
  from: shapeOf,
});
