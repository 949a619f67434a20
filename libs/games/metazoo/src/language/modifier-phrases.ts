/** The phrases for changes with a duration, and for the end of the duration. */
import {
  also,
  at,
  be,
  either,
  int,
  is,
  list,
  maybe,
  named,
  record,
  say,
  table,
  turned,
  valueOf,
  type Fields,
  type Phrase,
} from '@rulewright/content/sentences';
import { modifierSchema } from './modifiers.ts';
import { auraType, pageType, status, trait } from './pages-phrases.ts';
import { amount } from './phrases.ts';

export const until = table({
  'end-of-combat': 'until the end of the combat',
  'end-of-turn': ['until the end of the turn', 'this turn'],
  'your-next-turn': 'until the end of your next turn',
  'its-next-turn': "until the end of its controller's next turn",
  here: 'while it stays where it is',
});

const change = be('does', 'change');
/** A change of a number: `+10`. People also write `10 more` and `10 less`. */
const bySize = (sign: 1 | -1): Phrase =>
  turned(int({ least: 1 }), { to: (n) => sign * Number(n), from: () => undefined });
const signed = either(
  int({ signed: true }),
  also(valueOf(say`${at('value', bySize(1))} more`), valueOf(say`${at('value', bySize(-1))} less`)),
);
const figure = int({ least: -999 });
/** A negative number in natural language: `4 Cosmic less` for `-4 Cosmic`. */
const less = turned(int({ least: 1 }), {
  to: (n) => -Number(n),
  from: (n) => (Number(n) < 0 ? -Number(n) : undefined),
});

const more = bySize(1);

/** Several changes after one verb: `has Flight, Fleet and +10 Damage`. */
const shared = (verb: string, one: Phrase): Phrase =>
  turned(say`${either(verb)} ${at('changes', list(one, { between: ',', last: 'and', least: 2 }))}`, {
    to: (said) => (said as Fields)['changes'],
    from: (changes) => ({ changes }),
  });
/** Several Traits after one verb: `does not have Flight or Fleet`. */
const taken = (verb: string): Phrase =>
  turned(say`${either(verb)} ${at('traits', list(trait, { between: ',', last: 'or', least: 2 }))}`, {
    to: (said) => ((said as Fields)['traits'] as string[]).map((one) => ({ does: 'take-trait', trait: one })),
    from: () => undefined,
  });

/** A percentage in words: `half its`, `double its`, `75% of its`. */
const part = either(
  is(50, either('half its', also('half', 'half of its'))),
  is(200, either('double its', also('double', 'twice its'))),
  valueOf(say`${at('value', int())} % of its`),
);

/** Damage is always rounded down (mz.attack.order), so a text may say so without a change of meaning. */
const rounded = either(say`, rounded down ${maybe(',')}`, '( rounded down )');

const FORBIDDEN = { attack: 'attack', defend: 'defend', 'use-power': 'use Powers', awaken: 'Awaken' } as const;

/** Changes after their subject. The verb agrees with the subject. */
function changes(verbs: {
  has: string;
  gains: string;
  costs: string;
  does: string;
  deals: string;
  counts: string;
}): Phrase {
  const { has, gains, costs, does, deals, counts } = verbs;
  const verb = (words: string): Phrase => either(words);
  const one = record(
    modifierSchema,
    say`${change} ${be('stat', 'max-lp')} ${amount('by', figure, (n) => say`${verb(gains)} ${n} LP`)}`,
    say`${change} ${be('stat', 'attack-damage')} ${amount('by', signed, (n) => say`${verb(has)} ${n} Damage`)}`,
    also(say`${change} ${be('stat', 'attack-damage')} ${amount('by', signed, (n) => say`${verb(deals)} ${n} Damage`)}`),
    say`${change} ${be('stat', 'aura-cost')} ${amount('by', signed, (n) => say`${verb(costs)} ${n} Aura`)}`,
    say`${be('does', 'give-trait')} ${verb(has)} ${at('trait', trait)}`,
    say`${be('does', 'take-trait')} ${verb(does)} not have ${at('trait', trait)}`,
    say`${be('does', 'nullify-trait')} ${verb(has)} ${at('trait', trait)} without effect`,
    say`${be('does', 'change-cost')} ${amount('by', signed, (n) => say`${verb(costs)} ${n} ${at('aura', auraType)} Aura`)}`,
    also(say`${be('does', 'change-cost')} ${verb(costs)} ${at('by', less)} ${at('aura', auraType)} less`),
    also(say`${change} ${be('stat', 'aura-cost')} ${amount('by', less, (n) => say`${verb(costs)} ${n} ${maybe('Aura')} less`)}`),
    say`${be('does', 'scale-damage')} ${verb(deals)} ${at('percent', part)} Damage ${maybe(also(rounded))}`,
    say`${be('does', 'forbid-contract')} cannot Contract ${at('type', pageType.many)}`,
    say`${be('does', 'count-symbol')} ${verb(counts)} ${at('symbol', named('symbol'))} as active`,
    say`${be('does', 'forbid')} cannot ${at('what', table(FORBIDDEN))}`,
    say`${be('does', 'immune')} cannot be inflicted with ${at('status', status)}`,
    also(say`${be('does', 'change-cost')} ${verb(costs)} ${at('by', more)} ${at('aura', auraType)} more`),
    also(say`${change} ${be('stat', 'aura-cost')} ${verb(costs)} ${at('by', more)} ${maybe('Aura')} more`),
  );
  const had = either(
    say`${be('does', 'give-trait')} ${at('trait', trait)}`,
    say`${change} ${be('stat', 'attack-damage')} ${at('by', signed)} Damage`,
  );
  const sharing = shared(has, had);
  const group = also(either(sharing, taken(`${does} not have`)));
  return either(sharing, list(one, { between: either(',', also(', and')), last: 'and', group }));
}
export const changesOf = {
  one: changes({ has: 'has', gains: 'gains', costs: 'costs', does: 'does', deals: 'deals', counts: 'counts' }),
  many: changes({ has: 'have', gains: 'gain', costs: 'cost', does: 'do', deals: 'deal', counts: 'count' }),
};
