/** A match plays the same whether its program contains only the cards of its decks or all cards of its game. */
import { firstOf } from '@rulewright/content/testing';
import { fileURLToPath } from 'node:url';
import { openContent, modeRulesets, resolveRuleset, type CardDoc, type GameContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import {
  compileForDecks,
  compileForGame,
  createMatch,
  deckDefs,
  describeEvent,
  describeOption,
  EventRecorder,
  isOfDecks,
  programOf,
  playedText,
  Random,
  RandomChooser,
  recordReplay,
  replaySchema,
  runReplay,
  viewOf,
  type DeckList,
  type GamePlugin,
  type Match,
  type Program,
  type Replay,
} from '@rulewright/engine';
import { enginesOf, knownGames } from '../src/index.ts';

const content = openContent(await readTree(fileURLToPath(new URL('../../..', import.meta.url))), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);

/** The number of decisions compared per match. Most matches end earlier. */
const MOST_DECISIONS = 250;
/** Marks the options of questions about the world outside the game (weather, place…). */
const SURROUNDINGS = '"kind":"declare"';

/** A running match with its events. */
class Side {
  readonly match: Match;
  readonly recorder = new EventRecorder();
  /** Indexes of the events that only report an answer about the surroundings. */
  private readonly told = new Set<number>();

  constructor(program: Program, decks: readonly DeckList[], seed: number) {
    const defs = decks.map((deck) => deckDefs(program, deck));
    this.match = createMatch(program, defs);
    this.match.autoSingle = false;
    this.match.sink = this.recorder;
    this.match.start(seed, defs);
    this.match.advance();
  }

  /** The options as text. The numbers of texts and facts differ between programs, but their names do not. */
  options(): string[] {
    const { match } = this;
    return Array.from({ length: match.optionCount }, (_, i) => plain(describeOption(match, match.options[i]!)));
  }

  take(option: number): void {
    this.match.choose(option);
    this.match.advance();
  }

  /**
   * Answers the questions about the surroundings. A program of all cards asks more of these questions, and in another
   * order. The answer therefore depends only on the subject of the question. Questions that no card of the decks asks
   * do not affect the match.
   */
  answerSurroundings(): void {
    for (let options = this.options(); options[0]?.includes(SURROUNDINGS); options = this.options()) {
      const about = [...options[0]].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
      this.told.add(this.recorder.records.length);
      this.take(about % Math.min(3, options.length));
    }
  }

  /** The views of all seats, without the options. */
  sight(): string {
    const { match } = this;
    return plain(
      Array.from({ length: match.seats }, (_, seat) => {
        const { decision, ...seen } = viewOf(match, seat);
        return { ...seen, asked: decision?.seat, step: decision?.step };
      }),
    );
  }

  events(): string[] {
    const said = this.recorder.records.map((one) => plain(describeEvent(this.match, one)));
    return said.filter((_, at) => !this.told.has(at));
  }
}

/** A value as text. The number at the end of a Token's slug is removed. */
const plain = (value: unknown): string => JSON.stringify(value).replace(/"(token-[^"]*)-\d+"/gu, '"$1"');

/** A deck of randomly chosen cards. */
function someDeck(game: GameContent, random: Random): DeckList {
  const ids = [...game.cards.keys()];
  const entries = Array.from({ length: 12 }, () => ids[random.below(ids.length)]!);
  return { entries: [...new Set(entries)].map((card) => ({ card, copies: 3 })) };
}

/** A card with other words and another drawing. Each value stays valid for the game. */
function reworded({ unplayed = [] }: Pick<GamePlugin, 'unplayed'>, card: CardDoc): CardDoc {
  const other = (key: string, value: unknown): unknown => {
    if (!unplayed.includes(key)) return value;
    // A drawing is one of a list.
    if (key === 'emblem') return value;
    return typeof value === 'string' ? 'Other words.' : {};
  };
  return { ...card, data: JSON.parse(JSON.stringify(card.data, other)) as CardDoc['data'] };
}

describe.each(large.map((plugin) => [plugin.id, plugin] as const))('%s', (id, plugin) => {
  const game = content.game(id);
  const published = [...game.decks.values()];
  const tables = game.doc.modes.flatMap((mode) =>
    firstOf(2, [1, 2, 3, 4, 5, 6]).map((seed) => {
      const random = new Random(seed);
      const deck = (): DeckList =>
        seed % 2 === 0 ? someDeck(game, random) : published[random.below(published.length)]!;
      return { mode, seed, decks: [deck(), deck()] };
    }),
  );

  test.each(tables)(
    'mode $mode, seed $seed: the same options, events, views and random numbers',
    ({ mode, seed, decks }) => {
      const ruleset = resolveRuleset(content, `${id}/${mode}`);
      const small = new Side(compileForDecks(plugin, ruleset, game.cards, decks), decks, seed);
      const large = new Side(compileForGame(plugin, ruleset, game.cards), decks, seed);
      const random = new Random(seed);
      for (let n = 0; n < MOST_DECISIONS; n++) {
        for (const side of [small, large]) side.answerSurroundings();
        expect(large.sight()).toBe(small.sight());
        const options = small.options();
        expect(large.options()).toEqual(options);
        if (options.length === 0) break;
        const chosen = random.below(options.length);
        for (const side of [small, large]) side.take(chosen);
      }
      expect(large.events()).toEqual(small.events());
      expect(large.match.random(2 ** 30)).toBe(small.match.random(2 ** 30));
      const resultOf = ({ match }: Side): unknown => match.over && match.program.mechanics.result(match);
      expect(resultOf(large)).toEqual(resultOf(small));
    },
  );

  // A game whose texts are all played has no other words.
  const isWorded = (plugin.unplayed ?? []).length > 0;
  test(isWorded ? 'cards with other words play the same' : 'all words of cards are played', () => {
    const others = new Map([...game.cards].map(([slug, card]) => [slug, reworded(plugin, card)]));
    const differing = [...game.cards].filter(
      ([slug, card]) => JSON.stringify(card.data) !== JSON.stringify(others.get(slug)!.data),
    );
    if (!isWorded) return expect(differing).toEqual([]);
    expect(differing.length).toBeGreaterThan(game.cards.size / 2);
    const [usual] = modeRulesets(content, id);
    for (const [slug, card] of game.cards)
      expect(playedText(plugin, others.get(slug)!, usual!)).toBe(playedText(plugin, card, usual!));
    for (const mode of game.doc.modes)
      for (const seed of [1, 2, 3]) {
        const random = new Random(seed);
        const decks = [0, 1].map(() => published[random.below(published.length)]!);
        const ruleset = resolveRuleset(content, `${id}/${mode}`);
        const [before, after] = [game.cards, others].map((cards) =>
          recordReplay(compileForDecks(plugin, ruleset, cards, decks), decks, seed, new RandomChooser(seed).choose, {
            decisions: 2000,
          }),
        );
        const course = ({ decisions, events, digest }: Replay): unknown => ({ decisions, events, digest });
        expect(course(after!)).toEqual(course(before!));
      }
  });

  test('a replay names its card pool, and a replay without this field was played with all cards', () => {
    const [deck] = published;
    const decks = [deck!, deck!];
    const ruleset = resolveRuleset(content, `${id}/${game.doc.modes[0]!}`);
    const last = ({ optionCount }: { readonly optionCount: number }): number => optionCount - 1;
    for (const program of [
      compileForDecks(plugin, ruleset, game.cards, decks),
      compileForGame(plugin, ruleset, game.cards),
    ]) {
      const replay = replaySchema.parse(recordReplay(program, decks, 7, last, { decisions: 300 }));
      expect(replay.cards).toBe(isOfDecks(program) ? 'decks' : undefined);
      const again = programOf(plugin, ruleset, game.cards, replay);
      expect(again.poolHash()).toBe(replay.pool);
      expect(runReplay(again, replay)).toMatchObject({ divergence: null, digest: replay.digest });
    }
  });

  test('a program of the decks contains their cards, in the order of the game', () => {
    const [deck] = published;
    const ruleset = resolveRuleset(content, `${id}/${game.doc.modes[0]!}`);
    const { defOf } = compileForDecks(plugin, ruleset, game.cards, [deck!]);
    const slugs = [...defOf.keys()];
    expect(slugs.length).toBeLessThanOrEqual(game.cards.size);
    expect(slugs).toEqual([...game.cards.keys()].filter((slug) => defOf.has(slug)));
    for (const { card } of deck!.entries) expect(defOf.has(card)).toBe(true);
  });

  test('a program has fields only, because a getter would make every field slow to read', () => {
    const ruleset = resolveRuleset(content, `${id}/${game.doc.modes[0]!}`);
    const fields = Object.entries(Object.getOwnPropertyDescriptors(compileForGame(plugin, ruleset, game.cards)));
    expect(fields.filter(([, { get }]) => get !== undefined).map(([name]) => name)).toEqual([]);
  });
});
