/** Both sides of a change: the content before and after it. Computes rulesets, sentences and differences once for all checks. */
import {
  canonicalJson,
  loadReleased,
  placeOf,
  renderRulebook,
  resolveRuleset,
  ruleTexts,
  ruleWords,
  RulesetError,
  type CardDoc,
  type Content,
  type GameContent,
  type Problem,
  type Ruleset,
  type SourceFile,
} from '@rulewright/content';
import { pluginFor, knownGames } from '@rulewright/games';
import {
  cardsUsed,
  idsOf,
  playedText,
  ProgramError,
  type DeckList,
  type GamePlugin,
  type MatchSeed,
} from '@rulewright/engine';
import { newHiddenReferences } from '../content/hidden-references.ts';

/** The input of all checks. Plain data, so that it can be sent to a thread. */
export interface CheckInput {
  readonly before: readonly SourceFile[];
  readonly after: readonly SourceFile[];
  /** The released texts of the other games, if one of the changed games is new. */
  readonly others?: readonly SourceFile[];
  /** Saved decks, named by their ids and never by their owners. */
  readonly savedDecks: readonly { readonly id: string; readonly game: string; readonly text: string }[];
  readonly recorded: readonly RecordedGame[];
  /** Why some saved decks or recorded games are not included, keyed by the id of the check. */
  readonly leftOut?: Partial<Record<'decks' | 'replays', string>>;
  /** Number of games to simulate on each side. */
  readonly games: number;
  readonly seed: number;
}

/** A game that people played, with everything needed to repeat it. */
export interface RecordedGame {
  readonly id: string;
  /** The id of its ruleset: `game/mode+variant?…`. */
  readonly ruleset: string;
  readonly seed: MatchSeed;
  /** Which cards its program was compiled from; see `Replay`. */
  readonly cards?: 'decks';
  readonly decks: readonly (readonly { readonly card: string; readonly copies: number }[])[];
  readonly decisions: readonly number[];
}

export type RuleTexts = ReadonlyMap<string, { readonly text: string }>;

/** A mode on both sides. A side without the mode is null. */
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
  /** Paths of the documents that differ. */
  readonly changed: ReadonlySet<string>;
  private readonly texts = new Map<Ruleset, RuleTexts>();
  private readonly played = new Map<ModePair, boolean | null>();
  private pairs: ModePair[] | null = null;

  constructor(readonly input: CheckInput) {
    this.before = loadReleased(input.before, knownGames).content;
    const known = new Map(input.before.map((file) => [file.path, file.text]));
    const now = new Map(input.after.map((file) => [file.path, file.text]));
    this.changed = new Set(
      [...new Set([...known.keys(), ...now.keys()])].filter((path) => known.get(path) !== now.get(path)),
    );
    const { content, problems } = loadReleased(input.after, knownGames, this.changed);
    this.after = content;
    this.problems = problems.length > 0 ? problems : newHiddenReferences(input.before, input.after, this.changed);
  }

  /** The games with a changed document. Other games are not affected, because games do not refer to each other. */
  games(): { game: GameContent; old: GameContent | null }[] {
    const changed = new Set([...this.changed].map((path) => placeOf(path)?.game));
    const concerned = this.after.games.filter((game) => changed.has(game.doc.id));
    return concerned.map((game) => ({
      game,
      old: this.before.games.find((one) => one.doc.id === game.doc.id) ?? null,
    }));
  }

  /** The games with a changed document that have an engine. */
  playedGames(): { game: GameContent; old: GameContent | null; plugin: GamePlugin }[] {
    return this.games().flatMap((one) => {
      const plugin = pluginFor(one.game);
      return plugin ? [{ ...one, plugin }] : [];
    });
  }

  /** Every mode that exists on at least one side. */
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

  /** The sentences of all rules of a ruleset, by rule id. */
  rulesOf(side: 'before' | 'after', ruleset: Ruleset): RuleTexts {
    const known = this.texts.get(ruleset);
    if (known) return known;
    const made = ruleTexts(renderRulebook(this[side], ruleset));
    this.texts.set(ruleset, made);
    return made;
  }

  /** Ids of the rules whose sentence differs in a mode, including rules that exist on one side only. */
  changedRules({ before, after }: ModePair): string[] {
    const one = before ? this.rulesOf('before', before) : new Map<string, { text: string }>();
    const other = after ? this.rulesOf('after', after) : new Map<string, { text: string }>();
    return [...new Set([...one.keys(), ...other.keys()])].filter((id) => one.get(id)?.text !== other.get(id)?.text);
  }

  /** The first words of a rule in quotation marks, for messages to people. The words of the release, if the change has no such rule. */
  ruleName(gameId: string, id: string): string {
    for (const content of [this.after, this.before]) {
      const rule = content.games.find(({ doc }) => doc.id === gameId)?.rules.get(id);
      const text = rule && content.files.get(rule.path)?.text;
      if (rule && text !== undefined) return `“${shortened(ruleWords(text.split('\n'), rule.line), LONGEST_NAME)}”`;
    }
    return `"${id}"`;
  }

  /** Slugs of the cards whose data differs, including cards that exist on one side only. */
  changedCards(gameId: string): string[] {
    const old = this.before.games.find((one) => one.doc.id === gameId)?.cards;
    const { cards } = this.after.game(gameId);
    // A card is defined by its own document alone, so only changed documents are compared.
    const places = [...this.changed].map((path) => placeOf(path)!);
    const slugs = places.filter(({ kind, game }) => kind === 'card' && game === gameId).map(({ slug }) => slug);
    return slugs.filter((slug) => canonicalJson(old?.get(slug)) !== canonicalJson(cards.get(slug)));
  }

  /** Whether a mode plays by different rules or cards than before. Null if one side cannot be played. */
  playsDifferently(pair: ModePair, plugin: GamePlugin): boolean | null {
    const known = this.played.get(pair);
    if (known !== undefined) return known;
    const [one, other] = [this.playedBy('before', pair, plugin), this.playedBy('after', pair, plugin)];
    const differs = one === null || other === null ? null : one !== other;
    this.played.set(pair, differs);
    return differs;
  }

  /**
   * Identifies how a side plays, by its ruleset and by what the changed cards give to a match. Sides with the same text play the same. Null
   * if the side cannot be played.
   */
  private playedBy(side: 'before' | 'after', pair: ModePair, plugin: GamePlugin): string | null {
    const ruleset = pair[side];
    if (!ruleset) return null;
    try {
      // Only changed cards count, because all others are the same on both sides.
      const cards = cardsUsed(plugin, this[side].game(pair.game).cards, this.changedCards(pair.game));
      plugin.compile(ruleset, cards);
      return [ruleset.hash, ...cards.map((card) => playedText(plugin, card, ruleset))].join('\n');
    } catch (error) {
      if (error instanceof ProgramError) return null;
      throw error;
    }
  }

  /** The cards that the engine needs to play these decks on a side. */
  cardsOf(side: 'before' | 'after', plugin: GamePlugin, decks: readonly DeckList[]): CardDoc[] {
    return cardsUsed(plugin, this[side].game(plugin.id).cards, idsOf(decks));
  }

  /** Cards with which to test whether a side can be played: the changed ones and those of the published decks. */
  cardsToTry(side: 'before' | 'after', plugin: GamePlugin): CardDoc[] {
    const { cards, decks } = this[side].game(plugin.id);
    return cardsUsed(plugin, cards, [...this.changedCards(plugin.id), ...idsOf([...decks.values()])]);
  }
}

/** Resolves a ruleset. Returns null if that fails, because the content check reports the reason. */
export function rulesetOf(content: Content, id: string): Ruleset | null {
  try {
    return resolveRuleset(content, id);
  } catch (error) {
    if (error instanceof RulesetError) return null;
    throw error;
  }
}

/** The most characters of a rule that a message quotes. */
const LONGEST_NAME = 60;

/** The first whole words of a text. */
export const shortened = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most).replace(/\s\S*$/u, '')} …` : words;

/** Yields to other work of the thread, because checks take seconds. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
