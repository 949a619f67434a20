/** "How the engine reads it": each text and Attack of a Page as a sentence, generated from its data alone. */
import type { AbilityReading, CardDoc } from '@rulewright/content';
import { modifiers } from '../language/modifier-reading.ts';
import { auraWords, conditionWords, either, pages, selectorWords, targetWords } from '../language/reading.ts';
import { effectWords, inOrder } from '../verbs/reading.ts';
import { pageDataOf, type PageData } from './schema.ts';
import { standingText } from './standing-text.ts';
import type { Attack, Moment, PageText, Price } from './texts.ts';

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
  'own-coin-heads': 'When a coin that you flip shows heads',
  'own-coin-tails': 'When a coin that you flip shows tails',
  'every-coin-heads': 'When a coin shows heads',
  'every-coin-tails': 'When a coin shows tails',
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

/** The engine's reading of one text. */
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

/** The engine's reading of one Attack. */
function attackReading(attack: Attack): string {
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
  const standing = standingText(card);
  return [
    ...requirement(data),
    ...(standing === null ? [] : [standing]),
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
