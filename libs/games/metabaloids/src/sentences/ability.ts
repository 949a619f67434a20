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
import { battleEffect, effect, severalEffects } from '../verbs/phrase.ts';
import { abilityOf, shapeOf } from './shape.ts';

const ifs = at('conditions', conditions);
const joint = either('.', also(', then', ', and', 'and', ';'));
/** Only an ability whose effects are all possible can be used (mb.ability.pay-and-perform), so a text may say it of the first. */
const joinedInUse = either(joint, also('. If you do ,', ', and if you do ,', 'to'));
const effectsOf = (one: Phrase, between = joint): Phrase =>
  at('effects', list(one, { between, group: severalEffects }));
const bodyOf = (all: Phrase): Phrase =>
  either(say`${maybe(say`if ${ifs} ,`)} ${all}`, also(say`${all} ${maybe(',')} if ${ifs}`));
const effects = effectsOf(effect);
const body = bodyOf(effects);
const battleBody = bodyOf(effectsOf(battleEffect));
const use = bodyOf(effectsOf(effect, joinedInUse));
const battleUse = bodyOf(effectsOf(battleEffect, joinedInUse));

/** Timing, column and role form one phrase, as in natural language. */
const moment = (timing: string, column: boolean, role: string, first: string, ...others: readonly string[]): Phrase =>
  say`${be('timing', timing)} ${be('fightingColumnOnly', column)} ${be('role', role)}
    ${either(first, ...others.map((one) => also(one)))}`;
const anyPlain = either(
  moment('any-time', false, 'any', 'at any time'),
  moment('own-turn', false, 'any', 'on your turn', 'during your turn'),
);
const battle = either(
  moment('battle', true, 'attacker', 'while this column attacks'),
  moment('battle', true, 'defender', 'while this column defends'),
  moment('battle', true, 'any', 'in a battle of this column'),
  moment('battle', false, 'any', 'in a battle of yours', 'in a battle'),
);
const plain = either(anyPlain, battle);
/** Used only after a price, also `(0):`. Without a price, the same words introduce a triggered ability. */
const attack = either(
  moment('attack', false, 'defender', 'when you are attacked'),
  moment('attack', false, 'attacker', 'when you attack'),
  moment('attack', false, 'any', 'when you attack or are attacked'),
  moment('attack', true, 'defender', 'when this column is attacked'),
  moment('attack', true, 'attacker', 'when this column attacks'),
  moment('attack', true, 'any', 'when this column attacks or is attacked'),
);
const otherPriced = either(
  moment('damage', true, 'any', 'when you have lost a battle of this column'),
  moment('damage', false, 'any', 'when you have lost a battle'),
  moment('drawing', false, 'any', 'while an opponent draws'),
  moment('drawing', true, 'any', 'while an opponent draws and this column fights'),
  moment('any-time', true, 'any', 'at any time while this column fights'),
  moment('own-turn', true, 'any', 'on your turn while this column fights'),
);

const priced = either(attack, otherPriced);

const from = table({
  hand: 'your hand',
  reserve: 'your reserve',
  'discard-pile': 'your discard pile',
  'play-area': 'a column of yours',
});
const waiting = maybe(
  say`${either('while', also('if'))} ${ownName} ${either('is in', also('waits in'))} ${at('from', list(from, { between: ',', last: 'or' }))} ,`,
);
const cost = at('cost', int());
const price = say`${be('priced', true)} ${either(
  say`${at('title', title)} ( ${cost} ) :`,
  also(say`( ${cost} ) :`, say`pay ${cost} ${either('', 'point', 'points')} ${either(':', 'to')}`),
)}`;
const titled = maybe(say`${at('title', title)} :`);
const unpriced = say`${be('priced', false)} ${be('cost', 0)} ${titled}`;
const anyTime = say`${be('timing', 'any-time')} ${be('fightingColumnOnly', false)} ${be('role', 'any')}`;

/** The use of an ability is optional, so a text may say so. */
const youMay = also('you may');

const ownTurn = say`${be('timing', 'own-turn')} ${be('fightingColumnOnly', false)} ${be('role', 'any')}`;

const activated = say`${be('kind', 'activated')} ${either(
  say`${price} ${waiting} ${either(anyPlain, otherPriced)} , ${use}`,
  say`${price} ${waiting} ${either(battle, attack)} , ${battleUse}`,
  say`${unpriced} ${waiting} ${anyPlain} , ${maybe(youMay)} ${use}`,
  say`${unpriced} ${waiting} ${battle} , ${maybe(youMay)} ${battleUse}`,
  also(
    // The timing may be last, or before the price. After a price, "any time" may be omitted.
    say`${price} ${waiting} ${use} ${maybe(',')} ${either(plain, priced)}`,
    say`${price} ${waiting} ${anyTime} ${use}`,
    say`${price} ${waiting} ${either(plain, priced)} , ${youMay} ${use}`,
    say`${waiting} ${either(plain, priced)} , ${maybe('you may')} ${price} ${use}`,
    say`${unpriced} ${waiting} ${maybe(youMay)} ${effects} ${maybe(',')} ${plain}`,
    // Without a moment and a price, a text is for the own turn.
    say`${be('priced', false)} ${be('cost', 0)} ${waiting} ${ownTurn} ${maybe(youMay)} ${use}`,
  ),
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
);
const attacked = is('this-column-attacked', 'when this column is attacked');
const triggered = say`${be('kind', 'triggered')} ${titled} ${either(
  say`${at('on', trigger)} , ${body}`,
  say`${at('on', attacked)} , ${battleBody}`,
  // The trigger may be last.
  also(
    say`${effects} ${maybe(',')} ${at('on', either(trigger, attacked))}`,
    // The condition may be first.
    say`if ${ifs} ${maybe(',')} ${at('on', either(trigger, attacked))} , ${effects}`,
    say`if ${ifs} , ${effects} ${maybe(',')} ${at('on', either(trigger, attacked))}`,
  ),
)}`;

const stat = at('stat', table({ attack: 'attack', defense: 'defense' }));
const had = say`${either(
  say`${either(at('target', thisCard), say`each ${at('target.all', eachCard)}`)} has`,
  also(
    say`${maybe(either('all', 'all of', 'all the'))} ${at('target.all', either(manyCards, yourCards))} have`,
    say`each of ${at('target.all', yourCards)} has`,
  ),
)} ${amount('by', signed, (n) => say`${n} ${stat}`)}`;
const standing = say`${be('kind', 'static')} ${titled} ${either(
  say`${maybe(say`if ${ifs} ,`)} ${had}`,
  also(say`${had} ${maybe(',')} if ${ifs}`),
)}`;

/** The phrase for the text of an ability. */
export const abilityText = turned(say`${either(activated, triggered, standing)} ${either('.', also(maybe('.')))}`, {
  to: abilityOf,
  from: shapeOf,
});
