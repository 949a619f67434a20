/** The cards of Metabaloids as the fields of its play document have them. */
import type { CardDoc } from '@rulewright/content';
import { metabaloids, type CardData } from '@rulewright/metabaloids';

type Ability = CardData['abilities'][number];
type Effect = Extract<Ability, { kind: 'activated' }>['effects'][number];
type Row = Readonly<Record<string, unknown>>;

const words = (list: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(list.map((word) => [word, word]));
const whole = (id: string): Row => ({ id, label: id, type: 'integer' });
const choice = (id: string, list: readonly string[]): Row => ({ id, label: id, type: 'choice', values: words(list) });
const yes = (id: string): Row => ({ id, label: id, type: 'yes' });

const TIMINGS = ['any-time', 'own-turn', 'battle', 'attack', 'damage', 'drawing'];
const TRIGGERS = [
  'turn-start',
  'turn-end',
  'own-turn-start',
  'own-turn-end',
  'battle-won',
  'battle-lost',
  'this-deployed',
  'this-lost',
  'this-column-attacked',
];
const VERBS = [
  'always',
  'bonus',
  'change',
  'close-payment',
  'deepen-column',
  'discard',
  'draw',
  'look',
  'lose',
  'move',
  'prevent',
  'redraw',
  'safety',
  'shift',
  'stop',
];
const PLACES = ['play-area', 'hand', 'reserve', 'draw-pile', 'discard-pile', 'lost-pile'];
const WHOSE = ['own', 'opponent', 'each-opponent', 'every-player'];
/** The words of all verbs that say where to, until when, what, or on which side. */
const TOWARDS = [
  ...['hand', 'reserve', 'draw-pile-top', 'draw-pile-bottom', 'discard-pile', 'lost-pile'],
  ...['top', 'bottom', 'battle', 'turn', 'other-column', 'this-column', 'own', 'other', 'on', 'off'],
  ...['attack', 'draw', 'ability'],
];
const STATS = ['attack', 'defense', 'cost'];
/** The numbers of places for closing them. The lost pile is never paid from. */
const CLOSED: Readonly<Record<string, number>> = {
  hand: 1,
  'draw-pile': 2,
  'discard-pile': 4,
  'play-area': 8,
  reserve: 16,
};
const UNLIMITED = 1 << 20;

/** The data of a card, with the values that it leaves out. */
const dataOf = (card: CardDoc): CardData => metabaloids.vocabulary.cardData.parse(card.data) as CardData;

const typesOf = ({ kind, class: family, order, descriptors }: CardData): string[] => [
  ...new Set([kind, family, order, ...descriptors].filter((one) => one !== undefined).map((one) => one.toLowerCase())),
];

/** The words with which the abilities of a card ask for cards: `type` or `name`. Cards of the pool need not have them. */
function askedIn(value: unknown, member: 'type' | 'name'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === member && typeof inner === 'string' ? [inner.toLowerCase()] : askedIn(inner, member),
  );
}

const typesAsked = (data: CardData): string[] => [...typesOf(data), ...askedIn(data.abilities, 'type')];

/** The types and names that cards have or ask for. */
export const wordsOf = (cards: readonly CardDoc[]): string[] =>
  cards.flatMap((card) => {
    const data = dataOf(card);
    return [...typesAsked(data), ...askedIn(data.abilities, 'name')];
  });

/** The fields of cards that the document reads. The schema of the plugin has them all. */
export function fieldsOf(cards: readonly CardDoc[]): object {
  const all = cards.map((card) => dataOf(card));
  const types = [...new Set(all.flatMap(typesAsked))].sort();
  const titles = [
    ...new Set([
      ...cards.map(({ name }) => name.toLowerCase()),
      ...all.flatMap((data) => askedIn(data.abilities, 'name')),
    ]),
  ];
  const group = (id: string, fields: readonly Row[]): Row => ({ id, label: id, type: 'group', fields });
  return {
    fields: [
      { ...choice('kind', ['creature', 'event', 'terrain']), required: true },
      { ...whole('cost'), min: 0, max: 12, required: true },
      ...['attack', 'defense', 'points'].map(whole),
      yes('no-defense'),
      { id: 'mentions', label: 'Mentions', type: 'choices', values: words(['reserve', 'multiple-columns']) },
      { id: 'types', label: 'Types', type: 'choices', values: words(types) },
      choice('title', titles),
      group('abilities', [
        { id: 'name', label: 'Name', type: 'line' },
        choice('kind', ['activated', 'triggered', 'static']),
        choice('timing', TIMINGS),
        ...['rank', 'on', 'price'].map(whole),
        ...['at-columns', 'at-hand', 'at-reserve', 'at-discard', 'fighting'].map(yes),
      ]),
      group('effects', [
        ...['ability', 'amount', 'per', 'upper', 'select', 'how-many', 'slot', 'stat'].map(whole),
        choice('verb', VERBS),
        choice('target', ['this', 'attacking-card', 'attacked-card', 'choose', 'all']),
        choice('whose', WHOSE),
        choice('from-where', ['hand', 'draw-pile']),
        choice('towards', TOWARDS),
        ...['up-to', 'keeps-card'].map(yes),
      ]),
      group('conditions', [
        ...['ability', 'select', 'fewest', 'largest'].map(whole),
        choice('role', ['attacker', 'defender']),
      ]),
      group('selectors', [
        choice('whose', WHOSE),
        choice('zone', PLACES),
        choice('column-of', ['this', 'one', 'fighting', 'facing', 'other', 'all']),
        choice('type', types),
        choice('titled', titles),
        ...['fewest', 'largest'].map(whole),
        ...['except-this', 'top-only'].map(yes),
      ]),
    ],
  };
}

/** Writes the abilities of a card as rows of numbers and words. */
class Rows {
  readonly abilities: Row[] = [];
  readonly effects: Row[] = [];
  readonly conditions: Row[] = [];
  readonly selectors: Row[] = [];

  add(ability: Ability): void {
    const rank = this.abilities.length + 1;
    const from: readonly string[] = ability.kind === 'activated' ? ability.from : [];
    this.abilities.push({
      name: ability.id,
      kind: ability.kind,
      rank,
      on: ability.kind === 'triggered' ? TRIGGERS.indexOf(ability.on) + 1 : 0,
      'at-columns': from.includes('play-area'),
      'at-hand': from.includes('hand'),
      'at-reserve': from.includes('reserve'),
      'at-discard': from.includes('discard-pile'),
      ...(ability.kind === 'activated'
        ? { timing: ability.timing, price: ability.cost, fighting: ability.fightingColumnOnly }
        : {}),
    });
    for (const one of ability.conditions)
      this.conditions.push(
        'role' in one
          ? { ability: rank, role: one.role }
          : {
              ability: rank,
              select: this.selector(one.count),
              fewest: one.atLeast ?? 0,
              largest: one.atMost ?? UNLIMITED,
            },
      );
    if (ability.kind === 'static') {
      const { stat, by, target } = ability;
      this.effects.push({
        ability: rank,
        verb: 'always',
        ...this.amount(by),
        ...this.target(target),
        stat: STATS.indexOf(stat),
      });
      return;
    }
    let slot = 1;
    for (const effect of ability.effects) {
      const row = this.effect(effect);
      this.effects.push({ ability: rank, slot, ...row });
      slot += row['target'] === 'choose' ? Number(row['how-many']) : row['whose'] === 'opponent' ? 1 : 0;
    }
  }

  /** The number of a selector from 1. */
  private selector({ zone, whose, column, type, name, ...rest }: Record<string, unknown>): number {
    return this.selectors.push({
      whose,
      zone,
      ...(column === undefined ? {} : { 'column-of': column }),
      ...(type === undefined ? {} : { type: String(type).toLowerCase() }),
      ...(name === undefined ? {} : { titled: String(name).toLowerCase() }),
      fewest: rest['costAtLeast'] ?? 0,
      largest: rest['costAtMost'] ?? UNLIMITED,
      'except-this': rest['exceptThis'],
      'top-only': rest['topOnly'],
    });
  }

  private amount(amount: unknown): Row {
    if (amount === 'all') return { amount: UNLIMITED, per: 0 };
    if (typeof amount !== 'object' || amount === null) return { amount: amount ?? 0, per: 0 };
    const { per, times, max } = amount as { per: Record<string, unknown>; times: number; max?: number };
    return { amount: times, per: this.selector(per), upper: max ?? UNLIMITED };
  }

  private target(target: unknown): Row {
    if (typeof target !== 'object' || target === null) return { target: target ?? 'this' };
    const { all, from, choose, upTo } = target as Record<string, Record<string, unknown>>;
    if (all) return { target: 'all', select: this.selector(all) };
    return { target: 'choose', select: this.selector(from!), 'how-many': choose, 'up-to': upTo };
  }

  private effect(effect: Effect): Row {
    const { do: verb } = effect;
    switch (effect.do) {
      case 'bonus':
        return { verb, ...this.amount(effect.amount), towards: effect.side };
      case 'change':
        return {
          verb,
          ...this.amount(effect.by),
          ...this.target(effect.target),
          stat: STATS.indexOf(effect.stat),
          towards: effect.until === 'end-of-battle' ? 'battle' : 'turn',
        };
      case 'close-payment':
        return { verb, amount: [...new Set(effect.zones)].reduce((sum, zone) => sum + (CLOSED[zone] ?? 0), 0) };
      case 'discard':
      case 'lose':
        return { verb, ...this.amount(effect.count), whose: effect.whose, 'from-where': effect.from };
      case 'draw':
        return { verb, ...this.amount(effect.count), whose: effect.whose };
      case 'look':
        return { verb, amount: effect.count, 'how-many': effect.take, towards: effect.rest };
      case 'move':
        return { verb, ...this.target(effect.target), towards: effect.to };
      case 'prevent':
        return { verb, ...this.amount(effect.amount), 'keeps-card': effect.keepsCard };
      case 'safety':
        return { verb, towards: effect.state };
      case 'shift':
        return { verb, ...this.target(effect.target), towards: effect.to };
      case 'stop':
        return { verb, towards: effect.action };
      default:
        return { verb };
    }
  }
}

/** A card as the fields have it. A missing number has a field of its own, or the number that stands for it. */
export function playCard(card: CardDoc, withoutAbilities = false): CardDoc {
  const data = dataOf(card);
  const mentions = metabaloids.vocabulary.cardFields.find(({ id }) => id === 'mentions')!.read(card);
  const rows = new Rows();
  if (!withoutAbilities) for (const ability of data.abilities) rows.add(ability);
  return {
    ...card,
    data: {
      kind: data.kind,
      cost: data.cost,
      attack: data.attack ?? 0,
      defense: data.defense ?? 0,
      'no-defense': data.defense === undefined,
      points: data.metabaloids ?? data.cost,
      mentions,
      types: typesOf(data),
      title: card.name.toLowerCase(),
      ...rows,
    },
  };
}
