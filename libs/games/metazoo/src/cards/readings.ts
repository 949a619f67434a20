/** "How the engine reads it": each text and Attack of a Page printed back as a sentence, from the data alone. */
import type { AbilityReading, CardDoc } from '@rulewright/content';
import type { Effect, Modifier, TokenData, Until } from './effects.ts';
import {
  amountWords,
  auraWords,
  conditionWords,
  either,
  entryWords,
  selectorWords,
  targetWords,
} from './reading-parts.ts';
import { pageDataOf, type PageData } from './schema.ts';
import type { Attack, Moment, PageText, Price } from './texts.ts';

const UNTIL: Readonly<Record<Until, string>> = {
  'end-of-combat': 'until the end of the combat',
  'end-of-turn': 'until the end of the turn',
  'your-next-turn': 'until the end of your next turn',
  'its-next-turn': "until the end of its controller's next turn",
  here: 'for as long as it stays where it is',
};
const PLACES = {
  chapter: "into its owner's Chapter",
  'spellbook-top': "on top of its owner's Spellbook",
  'spellbook-bottom': "on the bottom of its owner's Spellbook",
  'spellbook-shuffled': "into its owner's Spellbook, which is shuffled",
  discard: 'into the discard area for its page type',
  limbo: "into its owner's Limbo",
  cemetery: "into its owner's Cemetery",
  afterlife: "into its owner's Afterlife",
  arena: 'into the Arena under your control',
} as const;
const STATS = { 'max-lp': 'maximum LP', 'attack-damage': 'Damage of Attacks', 'aura-cost': 'Aura cost' } as const;
const FORBIDDEN = {
  attack: 'cannot attack',
  defend: 'cannot defend',
  'use-power': 'cannot use Powers',
  awaken: 'cannot Awaken',
} as const;

const pages = (n: number | string): string => (n === 1 || n === '1' ? '1 Page' : `${n} Pages`);

function modifier(m: Modifier): string {
  switch (m.does) {
    case 'change': {
      const by = typeof m.by === 'number' ? `${m.by < 0 ? '' : '+'}${m.by}` : `+${amountWords(m.by)}`;
      return `${STATS[m.stat]} ${by}`;
    }
    case 'give-trait':
      return `has ${m.trait}`;
    case 'take-trait':
      return `does not have ${m.trait}`;
    case 'forbid':
      return FORBIDDEN[m.what];
    case 'immune':
      return `cannot be inflicted with ${m.status}`;
  }
}

const modifiers = (list: readonly Modifier[]): string => either(list.map(modifier), 'and');

function tokenWords(token: TokenData): string {
  const attacks = token.attacks.map((one) => `${one.name} ${one.damage}`);
  const kind = [token.auraType, token.pageType === 'beastie' ? 'Beastie' : 'Artifact'].join(' ');
  const traits = token.traits.length > 0 ? ` with ${either(token.traits, 'and')}` : '';
  return `${token.name ?? 'nameless'} ${kind} of ${token.lp} LP${attacks.length > 0 ? `, Attack ${either(attacks, 'and')}` : ''}${traits}`;
}

const inOrder = (effects: readonly Effect[]): string => effects.map(effectWords).join('; then ');

/** One effect as a clause. */
export function effectWords(e: Effect): string {
  switch (e.do) {
    case 'damage':
      return typeof e.amount === 'number'
        ? `deal ${e.amount} Damage to ${targetWords(e.target)}`
        : `deal Damage to ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'lose-lp':
      return `LP lost by ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'recover':
      return `LP recovered by ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'modify':
      return `${targetWords(e.target)}: ${modifiers(e.modifiers)} ${UNTIL[e.until]}`;
    case 'inflict': {
      const counted = e.status === 'Frozen' || e.status === 'Poison' ? ` (${e.counters})` : '';
      return `inflict ${e.status}${counted} on ${targetWords(e.target)}`;
    }
    case 'cure':
      return `remove ${e.status === 'any' ? 'all Status Effects' : e.status} from ${targetWords(e.target)}`;
    case 'fatigue':
      return `Fatigue ${targetWords(e.target)}`;
    case 'awaken':
      return `Awaken ${targetWords(e.target)}`;
    case 'bookmark':
      return `${e.who === 'you' ? 'Bookmark' : `${targetWords(e.who)} Bookmarks`} ${pages(amountWords(e.count))}`;
    case 'move':
      return `put ${targetWords(e.target)} ${PLACES[e.to]}`;
    case 'destroy':
      return `Destroy ${targetWords(e.target)}`;
    case 'stop':
      return `stop ${entryWords(e.entry)}`;
    case 'retarget':
      return `pick new targets for ${entryWords(e.entry)}`;
    case 'search':
      return `search your Spellbook for up to ${e.count} ${selectorWords(e.find, e.count > 1, true)}, put ${e.count > 1 ? 'them' : 'it'} ${e.to === 'arena' ? PLACES.arena : e.to === 'chapter' ? 'into your Chapter' : 'on top of your Spellbook'}, shuffle`;
    case 'look': {
      const rest = { top: 'stays on top', bottom: 'goes to the bottom', discard: 'goes to the discard areas' }[e.rest];
      return `look at the top ${pages(e.count)} of your Spellbook, take up to ${e.take} into your Chapter, the rest ${rest}`;
    }
    case 'token':
      return `put Tokens into the Arena, ${amountWords(e.count)}: ${tokenWords(e.token)}`;
    case 'generate':
      return `generate ${auraWords(e.aura)}`;
    case 'prevent':
      return `prevent Damage in this turn to ${targetWords(e.target)}: ${amountWords(e.amount)}`;
    case 'take-control':
      return `take control of ${targetWords(e.target)} ${UNTIL[e.until]}`;
    case 'win-game':
      return 'you win the game';
    case 'lose-game':
      return `${targetWords(e.who)} loses the game`;
    case 'flip': {
      const side = (effects: readonly Effect[]): string => (effects.length === 0 ? 'nothing' : inOrder(effects));
      return `flip a coin: on heads, ${side(e.heads)}; on tails, ${side(e.tails)}`;
    }
    case 'may':
      return `you may ${inOrder(e.effects)}`;
    case 'choose':
      return `choose one: ${e.options.map((one) => `(${one.label}) ${inOrder(one.effects)}`).join('; or ')}`;
  }
}

const MOMENTS: Readonly<Record<Moment, string>> = {
  resolved: 'As it resolves',
  contracted: 'After it is Contracted',
  flipped: 'After it is flipped face-up and paid for',
  destroyed: 'When it is Destroyed',
  entered: 'When it enters the Arena',
  'as-soon-as': 'As soon as the condition is met while it lies in the Arena',
  'own-turn-start': 'At the start of your turn',
  'own-turn-end': 'At the end of your turn',
  'every-turn-start': 'At the start of every turn',
  'every-turn-end': 'At the end of every turn',
  attacks: 'When it is declared as attacker',
  defends: 'When it becomes a Defender',
  'dealt-damage': 'When it dealt Damage with an Attack',
  'took-damage': 'When it took Damage',
  'destroyed-another': 'When it Destroyed another Page',
};

function priceWords(price: Price, fatigues: boolean): string {
  const parts = [
    fatigues || price.fatigue ? 'Fatigue it' : '',
    Object.keys(price.aura).length > 0 ? `pay ${auraWords(price.aura)}` : '',
    price.lp > 0 ? `pay ${price.lp} LP` : '',
    price.pages > 0 ? `put ${pages(price.pages)} of your Chapter into the discard areas` : '',
    price.destroy ? 'Destroy it' : '',
  ].filter((one) => one !== '');
  return parts.length === 0 ? 'for no price' : `for this price: ${either(parts, 'and')}`;
}

const FROM = {
  arena: '',
  'face-down': ', while it lies face-down (it is flipped)',
  chapter: ', out of your Chapter',
  limbo: ', out of your Limbo',
} as const;

/** One text as a sentence. */
export function readingOf(text: PageText): string {
  const only = text.conditions.length > 0 ? ` Only if ${text.conditions.map(conditionWords).join(' and ')}.` : '';
  if (text.kind === 'arena') {
    const of = typeof text.on === 'string' ? targetWords(text.on) : `all ${selectorWords(text.on.all)}`;
    return `ARENA, as long as it lies face-up in the Arena: ${of}: ${modifiers(text.modifiers)}.${only}`;
  }
  const effects = inOrder(text.effects);
  if (text.kind === 'when') {
    const of = text.of ? ` (for any of the ${selectorWords(text.of)})` : '';
    return `${MOMENTS[text.on]}${of}: ${effects}.${only}`;
  }
  const often = text.limit
    ? `, ${text.limit.times === 1 ? 'once' : `${text.limit.times} times`} a ${text.limit.per}`
    : '';
  const power = text.kind === 'power';
  const when = power && text.timing === 'own-turn' ? 'On your turn' : 'Whenever you have Priority';
  const from = power ? '' : FROM[text.from];
  return `${when}${from}${often}, ${priceWords(text.price, power)}: ${effects}.${only}`;
}

/** One Attack as a sentence. */
export function attackReading(attack: Attack): string {
  const parts = [
    ...attack.effects.map(effectWords),
    ...attack.inflicts.map(({ status, counters }) =>
      effectWords({ do: 'inflict', status, counters, target: 'combat-opponent' }),
    ),
    `deal ${attack.damage} Damage${attack.advantage.length > 0 ? `, more if the primary Defender is ${either(attack.advantage)}` : ''}`,
  ];
  const only =
    attack.conditions.length > 0 ? ` Its text only if ${attack.conditions.map(conditionWords).join(' and ')}.` : '';
  return `Attack: ${parts.join('; then ')}.${only}`;
}

function requirement(data: PageData): AbilityReading[] {
  if (data.requires.length === 0) return [];
  const reading = `It can be Contracted only if ${data.requires.map(conditionWords).join(' and ')}.`;
  return [{ id: 'requires', text: data.requiresText ?? reading, reading, rules: [] }];
}

/** All texts and Attacks of a Page with their readings, in the order in which the face prints them. */
export function readingsOf(card: CardDoc): AbilityReading[] {
  const data = pageDataOf(card);
  return [
    ...requirement(data),
    ...data.texts.map((one) => ({
      id: one.id,
      text: one.kind === 'power' ? `${one.name}: ${one.text}` : one.text,
      reading: readingOf(one),
      rules: one.rules,
    })),
    ...data.attacks.map((one) => ({
      id: one.id,
      text: `${one.name} ${one.damage}${one.text ? `: ${one.text}` : ''}`,
      reading: attackReading(one),
      rules: [],
    })),
  ];
}
