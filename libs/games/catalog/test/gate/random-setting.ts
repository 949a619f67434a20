/** Random rulesets, which no mode uses, and random decks. */
import { RulesetError, resolveRuleset, type CardDoc, type Content, type Ruleset } from '@rulewright/content';
import type { ParameterDeclaration } from '@rulewright/content';
import type { Random } from '@rulewright/engine';

/** What a random ruleset does not change: the players come from the comparison, and the lists of steps from the mode. */
const KEPT = /^(?:players\.|setup\.steps$|turn\.steps$)/u;
/** The most by which a random number is above the least one. */
const MOST_ABOVE = 6;

function valueOf(
  random: Random,
  { type, nullable, values, min = 0, max = MOST_ABOVE, default: usual }: ParameterDeclaration,
) {
  const words = Object.keys(values ?? {});
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  if (nullable && random.below(4) === 0) return null;
  switch (type) {
    case 'boolean':
      return random.below(2) === 0;
    case 'enum':
      return one(words);
    case 'list':
      return words.length === 0 ? usual : words.filter(() => random.below(2) === 0);
    case 'integer':
      return min + random.below(Math.min(max - min, MOST_ABOVE) + 1);
    default:
      return usual;
  }
}

/** A ruleset of one of the modes with some other values; null if the values do not go together. */
export function randomRuleset(
  content: Content,
  game: string,
  random: Random,
): readonly [title: string, Ruleset] | null {
  const { doc, vocabulary } = content.game(game);
  const mode = doc.modes[random.below(doc.modes.length)]!;
  const free = vocabulary.parameters.filter(({ name, readBy }) => readBy.includes('engine') && !KEPT.test(name));
  const chosen = Array.from({ length: 1 + random.below(8) }, () => free[random.below(free.length)]!);
  const overrides = Object.fromEntries(chosen.map((one) => [one.name, valueOf(random, one)]));
  try {
    const title = `${mode} ${JSON.stringify(overrides)}`;
    return [title, resolveRuleset(content, { game, mode, variants: [], overrides })];
  } catch (error) {
    if (error instanceof RulesetError) return null;
    throw error;
  }
}

/** The definitions of the cards of a random deck, with a few copies of each. */
export function randomDeck(cards: readonly CardDoc[], random: Random, size = 40): number[] {
  const copies = new Map<number, number>();
  const deck: number[] = [];
  while (deck.length < size) {
    const def = random.below(cards.length);
    const has = copies.get(def) ?? 0;
    if (has === 4) continue;
    copies.set(def, has + 1);
    deck.push(def);
  }
  return deck;
}

type Data = Readonly<Record<string, unknown>>;

/** Writes random abilities with all words of the vocabulary of Metabaloids. */
class AbilityWriter {
  /** The choices that the ability asks for. It can ask for two. */
  private asked = 0;

  constructor(
    private readonly random: Random,
    private readonly types: readonly string[],
  ) {}

  private one<T>(list: readonly T[]): T {
    return list[this.random.below(list.length)]!;
  }

  private below(most: number): number {
    return this.random.below(most);
  }

  /** @param isPublic whether all players see what it gives, so that it looks at no hidden card */
  private selector(isPublic = false, zones?: readonly string[]): Data {
    const zone = this.one(
      zones ?? ['play-area', 'play-area', 'play-area', 'hand', 'reserve', 'draw-pile', 'discard-pile', 'lost-pile'],
    );
    const looks = !isPublic || zone === 'play-area' || zone === 'reserve';
    return {
      whose: this.one(['own', 'own', 'opponent', 'each-opponent', 'every-player']),
      zone,
      ...(zone === 'play-area' ? { column: this.one(['this', 'one', 'fighting', 'facing', 'other', 'all']) } : {}),
      ...(looks && this.below(3) === 0 ? { type: this.one(this.types) } : {}),
      ...(looks && this.below(5) === 0 ? { costAtMost: this.below(4) } : {}),
      ...(looks && this.below(5) === 0 ? { costAtLeast: this.below(3) } : {}),
      exceptThis: looks && this.below(3) === 0,
      topOnly: looks && this.below(4) === 0,
    };
  }

  private amount(least: number, isPublic = false): unknown {
    if (this.below(3) > 0) return least + this.below(4);
    const most = this.below(2) === 0 ? { max: 1 + this.below(4) } : {};
    return { per: this.selector(isPublic), times: 1 + this.below(2), ...most };
  }

  private target(zones?: readonly string[]): unknown {
    const from = this.selector(false, zones);
    if (this.asked < 2 && this.below(2) === 0) {
      const choose = 1 + this.below(2 - this.asked);
      this.asked += choose;
      return { choose, upTo: this.below(3) === 0, from };
    }
    return this.one<unknown>(['this', 'attacking-card', 'attacked-card', { all: from }]);
  }

  private whose(): string {
    const whose = this.one(['own', 'own', 'opponent', 'each-opponent', 'every-player']);
    if (whose !== 'opponent') return whose;
    if (this.asked === 2) return 'own';
    this.asked++;
    return whose;
  }

  private effect(): Data {
    const verbs: readonly (() => Data)[] = [
      () => ({ do: 'bonus', amount: this.amount(-1), side: this.one(['own', 'other']) }),
      // Changes are for cards in columns, which end them when they leave.
      () => ({
        do: 'change',
        stat: this.one(['attack', 'defense', 'cost']),
        by: this.amount(-2),
        target: this.target(['play-area']),
        until: this.one(['end-of-battle', 'end-of-turn']),
      }),
      () => ({
        do: 'close-payment',
        zones: this.one([['hand'], ['draw-pile', 'reserve'], ['play-area', 'discard-pile', 'lost-pile']]),
      }),
      () => ({ do: 'deepen-column' }),
      () => ({
        do: this.one(['discard', 'lose']),
        count: this.amount(0),
        from: this.one(['hand', 'draw-pile']),
        whose: this.whose(),
      }),
      () => ({ do: 'draw', count: this.amount(0), whose: this.whose() }),
      // Cards that stay on top are known on: the plugin forgets them.
      () => ({ do: 'look', count: 1 + this.below(4), take: this.below(3), rest: this.one(['bottom', 'discard-pile']) }),
      () => ({
        do: 'move',
        target: this.target(),
        to: this.one(['hand', 'reserve', 'draw-pile-top', 'draw-pile-bottom', 'discard-pile', 'lost-pile']),
      }),
      () => ({
        do: 'prevent',
        amount: this.one<unknown>(['all', 1, 2, this.amount(0)]),
        keepsCard: this.below(2) === 0,
      }),
      () => ({ do: 'redraw' }),
      () => ({ do: 'safety', state: this.one(['on', 'off']) }),
      () => ({
        do: 'shift',
        target: this.target(['play-area']),
        to: this.one(['other-column', 'this-column']),
      }),
      () => ({ do: 'stop', action: this.one(['attack', 'draw', 'ability']) }),
    ];
    return this.one(verbs)();
  }

  private conditions(isPublic = false): readonly Data[] {
    return Array.from({ length: Math.max(0, this.below(4) - 2) }, () =>
      this.below(3) === 0
        ? { role: this.one(['attacker', 'defender']) }
        : { count: this.selector(isPublic), atLeast: this.below(2), ...(this.below(2) === 0 ? { atMost: 4 } : {}) },
    );
  }

  ability(id: string): Data {
    this.asked = 0;
    const kind = this.one(['activated', 'activated', 'triggered', 'static']);
    const base = { id, text: `${id}.`, kind, conditions: this.conditions(kind === 'static') };
    if (kind === 'static')
      return {
        ...base,
        stat: this.one(['attack', 'defense']),
        by: this.amount(-1, true),
        target: this.one<unknown>(['this', { all: this.selector(true, ['play-area']) }]),
      };
    const effects = Array.from({ length: 1 + this.below(2) }, () => this.effect());
    if (kind === 'triggered')
      return {
        ...base,
        on: this.one([
          ...['turn-start', 'turn-end', 'own-turn-start', 'own-turn-end', 'battle-won', 'battle-lost'],
          ...['this-deployed', 'this-lost', 'this-column-attacked'],
        ]),
        effects,
      };
    return {
      ...base,
      timing: this.one(['any-time', 'own-turn', 'battle', 'attack', 'damage', 'drawing']),
      from: this.one([['play-area'], ['play-area'], ['hand'], ['reserve'], ['discard-pile', 'play-area']]),
      fightingColumnOnly: this.below(4) === 0,
      cost: this.below(3),
      effects,
    };
  }
}

/** The ids of random abilities. */
const IDS = ['first', 'second', 'third'] as const;

/** The cards with up to three random abilities each. */
export function withRandomAbilities(cards: readonly CardDoc[], types: readonly string[], random: Random): CardDoc[] {
  const writer = new AbilityWriter(random, types);
  return cards.map((card) => ({
    ...card,
    data: {
      ...(card.data as Data),
      abilities: Array.from({ length: random.below(4) }, (_, at) => writer.ability(IDS[at]!)),
    },
  }));
}
