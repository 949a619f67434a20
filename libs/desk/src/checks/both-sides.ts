/** Both sides of a change: the content before and after, with rulesets, rulebooks and what differs, each worked out once. */
import {
  canonicalJson,
  loadReleased,
  placeOf,
  renderRulebook,
  resolveRuleset,
  ruleTexts,
  RulesetError,
  type CardDoc,
  type Content,
  type GameContent,
  type Problem,
  type Ruleset,
  type SourceFile,
} from '@rulewright/content';
import { pluginFor, vocabularies } from '@rulewright/games';
import { cardsUsed, idsOf, ProgramError, type DeckList, type GamePlugin, type MatchSeed } from '@rulewright/engine';

/** Everything that the checks look at. Plain data, so that it can be handed to a thread. */
export interface CheckInput {
  readonly before: readonly SourceFile[];
  readonly after: readonly SourceFile[];
  /** Decks of people: named by their ids, never by their owners. */
  readonly savedDecks: readonly { readonly id: string; readonly game: string; readonly text: string }[];
  readonly recorded: readonly RecordedGame[];
  /** Which decks and games are not among them, and why: a sentence by the id of the check. */
  readonly leftOut?: Partial<Record<'decks' | 'replays', string>>;
  /** Simulated games on each side. */
  readonly games: number;
  readonly seed: number;
}

/** A game that people played: enough to play it again. */
export interface RecordedGame {
  readonly id: string;
  /** `game/mode+variant?…` */
  readonly ruleset: string;
  readonly seed: MatchSeed;
  /** What its program was compiled from; see `Replay`. */
  readonly cards?: 'decks';
  readonly decks: readonly (readonly { readonly card: string; readonly copies: number }[])[];
  readonly decisions: readonly number[];
}

export type RuleTexts = ReadonlyMap<string, { readonly text: string }>;

/** A mode on both sides; a side that does not have it is null. */
export interface ModePair {
  readonly game: string;
  readonly mode: string;
  readonly name: string;
  readonly before: Ruleset | null;
  readonly after: Ruleset | null;
}

export class BothSides {
  readonly before: Content;
  readonly after: Content;
  readonly problems: readonly Problem[];
  /** Paths that differ. */
  readonly changed: ReadonlySet<string>;
  private readonly texts = new Map<Ruleset, RuleTexts>();
  private readonly played = new Map<ModePair, boolean | null>();
  private pairs: ModePair[] | null = null;

  constructor(readonly input: CheckInput) {
    this.before = loadReleased(input.before, vocabularies).content;
    const known = new Map(input.before.map((file) => [file.path, file.text]));
    const now = new Map(input.after.map((file) => [file.path, file.text]));
    this.changed = new Set(
      [...new Set([...known.keys(), ...now.keys()])].filter((path) => known.get(path) !== now.get(path)),
    );
    const { content, problems } = loadReleased(input.after, vocabularies, this.changed);
    this.after = content;
    this.problems = problems;
  }

  /** Games of which a document changed: no other game is affected, since games do not refer to each other. */
  games(): { game: GameContent; old: GameContent | null }[] {
    const changed = new Set([...this.changed].map((path) => placeOf(path)?.game));
    const concerned = this.after.games.filter((game) => changed.has(game.doc.id));
    return concerned.map((game) => ({
      game,
      old: this.before.games.find((one) => one.doc.id === game.doc.id) ?? null,
    }));
  }

  /** Those of them that can be played. */
  playedGames(): { game: GameContent; old: GameContent | null; plugin: GamePlugin }[] {
    return this.games().flatMap((one) => {
      const plugin = pluginFor(one.game.doc.id);
      return plugin ? [{ ...one, plugin }] : [];
    });
  }

  /** Every mode of either side. */
  modes(): ModePair[] {
    return (this.pairs ??= this.games().flatMap(({ game, old }) => {
      const ids = [...new Set([...(old?.doc.modes ?? []), ...game.doc.modes])];
      return ids.map((mode) => ({
        game: game.doc.id,
        mode,
        name: `${game.doc.name}, ${(game.modes.get(mode) ?? old?.modes.get(mode))?.name ?? mode}`,
        before: old?.modes.has(mode) ? rulesetOf(this.before, `${game.doc.id}/${mode}`) : null,
        after: game.modes.has(mode) ? rulesetOf(this.after, `${game.doc.id}/${mode}`) : null,
      }));
    }));
  }

  /** Sentences of all rules of a ruleset. */
  rulesOf(side: 'before' | 'after', ruleset: Ruleset): RuleTexts {
    const known = this.texts.get(ruleset);
    if (known) return known;
    const made = ruleTexts(renderRulebook(this[side], ruleset));
    this.texts.set(ruleset, made);
    return made;
  }

  /** Rules whose sentence differs in a mode, or that it has on one side only. */
  changedRules({ before, after }: ModePair): string[] {
    const one = before ? this.rulesOf('before', before) : new Map<string, { text: string }>();
    const other = after ? this.rulesOf('after', after) : new Map<string, { text: string }>();
    return [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id)?.text !== other.get(id)?.text);
  }

  /** Slugs of cards whose documents say something else than before, or that one side does not have. */
  changedCards(gameId: string): string[] {
    const old = this.before.games.find((one) => one.doc.id === gameId)?.cards;
    const { cards } = this.after.game(gameId);
    // A card is the whole of its document, so that only documents that differ are compared.
    const places = [...this.changed].map((path) => placeOf(path)!);
    const slugs = places.filter(({ kind, game }) => kind === 'card' && game === gameId).map(({ slug }) => slug);
    return slugs.filter((slug) => canonicalJson(old?.get(slug)) !== canonicalJson(cards.get(slug)));
  }

  /** Whether a mode of both sides is played by other rules or cards than before; null where a side cannot be played. */
  playsDifferently(pair: ModePair, plugin: GamePlugin): boolean | null {
    const known = this.played.get(pair);
    if (known !== undefined) return known;
    const [one, other] = [this.playedBy('before', pair, plugin), this.playedBy('after', pair, plugin)];
    const differs = one === null || other === null ? null : one !== other;
    this.played.set(pair, differs);
    return differs;
  }

  /** What decides over the course of games, as one text. */
  private playedBy(side: 'before' | 'after', pair: ModePair, plugin: GamePlugin): string | null {
    const ruleset = pair[side];
    if (!ruleset) return null;
    try {
      // Cards that did not change are the same on both sides.
      const cards = cardsUsed(plugin, this[side].game(pair.game).cards, this.changedCards(pair.game));
      return `${ruleset.hash} ${plugin.compile(ruleset, cards).poolHash()}`;
    } catch (error) {
      if (error instanceof ProgramError) return null;
      throw error;
    }
  }

  /** The cards that games of a side need: those of the given decks. */
  cardsOf(side: 'before' | 'after', plugin: GamePlugin, decks: readonly DeckList[]): CardDoc[] {
    return cardsUsed(plugin, this[side].game(plugin.id).cards, idsOf(decks));
  }

  /** Cards that show whether a side can be played at all: those that changed, and those of the published decks. */
  cardsToTry(side: 'before' | 'after', plugin: GamePlugin): CardDoc[] {
    const { cards, decks } = this[side].game(plugin.id);
    return cardsUsed(plugin, cards, [...this.changedCards(plugin.id), ...idsOf([...decks.values()])]);
  }
}

/** The ruleset, or null where it cannot be resolved: the check of content says why. */
export function rulesetOf(content: Content, id: string): Ruleset | null {
  try {
    return resolveRuleset(content, id);
  } catch (error) {
    if (error instanceof RulesetError) return null;
    throw error;
  }
}

/** Lets others have the thread: a check goes on for seconds. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
