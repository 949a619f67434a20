/** A release with its opened content and the values computed from it. Releases never change, so all of these are cached. */
import {
  Lru,
  LruAsync,
  formatRulesetId,
  parseRulesetId,
  renderGlossary,
  renderRulebook,
  resolveRuleset,
  type Comparison,
  type Content,
  type GameContent,
  type GuideHint,
  type RenderedTerm,
  type Rulebook,
  type Ruleset,
  type Teaching,
} from '@rulewright/content';
import { knownDeckChecker, type DeckChecker } from '@rulewright/decks';
import type { Proposal } from '@rulewright/desk';
import type { Subject } from '../work/job.ts';
import { shared, type Work } from '../work/work.ts';
import { checkerOf, preparedChecker } from './deck-checker.ts';
import type { ReleaseInfo } from './release-store.ts';
import type { ShownView } from './views.service.ts';

/** The number of cached rulesets of a release. Because rulesets can have overrides, there is no limit to their number. */
const RULESETS_KEPT = 200;
const RULEBOOKS_KEPT = 24;
const COMPARISONS_KEPT = 50;
/** Games with at most this many cards are scanned on the main thread, which takes milliseconds. */
const READ_AT_ONCE = 500;

export class OpenedRelease {
  private readonly rulesets = new Lru<string, Ruleset>(RULESETS_KEPT);
  private readonly rulebooks = new LruAsync<string, Rulebook>(RULEBOOKS_KEPT);
  private readonly glossaries = new LruAsync<string, readonly RenderedTerm[]>(RULEBOOKS_KEPT);
  private readonly teachings = new LruAsync<string, Teaching | null>(RULEBOOKS_KEPT);
  private readonly guides = new LruAsync<string, readonly GuideHint[] | null>(RULEBOOKS_KEPT);
  private readonly comparisons = new LruAsync<string, Comparison>(COMPARISONS_KEPT);
  private readonly parts = new Map<unknown, Map<string, unknown>>();

  constructor(
    readonly info: ReleaseInfo,
    readonly content: Content,
    /** Runs long jobs in worker threads. */
    readonly work: Work,
    /** The state of a change set that is applied on top of the release, as if it were published. */
    readonly proposal: Proposal | null = null,
    /** The view that hides part of the release or the change set; null if nothing is hidden. */
    readonly shown: ShownView | null = null,
  ) {}

  /** This content as the input of a job. */
  get subject(): Subject {
    const texts = new Map<string, string | null>();
    for (const { path, text } of [...(this.proposal?.documents ?? []), ...(this.shown?.texts ?? [])])
      texts.set(path, text);
    return { release: this.info.number, proposed: [...texts].map(([path, text]) => ({ path, text })) };
  }

  /** A cache key: different for each content. */
  get key(): string {
    const name = this.proposal?.id ?? `release ${this.info.number}`;
    return this.shown ? `${name} ${this.shown.key}` : name;
  }

  /** @throws UnknownIdError */
  game(id: string): GameContent {
    return this.content.game(id);
  }

  /** @throws RulesetError */
  ruleset(id: string): Ruleset {
    const canonical = formatRulesetId(parseRulesetId(this.content, id));
    return this.rulesets.get(canonical, () => resolveRuleset(this.content, canonical));
  }

  /** The modes of a game as rulesets, in the game's order. */
  modes(game: string): Ruleset[] {
    return this.game(game).doc.modes.map((mode) => this.ruleset(`${game}/${mode}`));
  }

  rulebook(ruleset: Ruleset): Promise<Rulebook> {
    const make = () => this.work.run('rulebook', { subject: this.subject, ruleset });
    return shared(() => this.rulebooks.get(ruleset.id, make));
  }

  /** Renders the rulebooks and glossaries of all modes, for use before the first request. One game's fault does not stop the others. */
  renderModes(): void {
    for (const game of this.content.games) {
      try {
        this.renderModesOf(game.doc.id);
      } catch {
        // Requests for these pages render them again, and get the error.
      }
    }
  }

  private renderModesOf(game: string): void {
    for (const mode of this.modes(game)) {
      const [rulebook, glossary] = [renderRulebook(this.content, mode), renderGlossary(this.content, mode)];
      void this.rulebooks.get(mode.id, () => Promise.resolve(rulebook));
      void this.glossaries.get(mode.id, () => Promise.resolve(glossary));
    }
  }

  glossary(ruleset: Ruleset): Promise<readonly RenderedTerm[]> {
    const make = () => this.work.run('glossary', { subject: this.subject, ruleset });
    return shared(() => this.glossaries.get(ruleset.id, make));
  }

  /** The teaching material of a ruleset; null if the game has none. */
  teaching(ruleset: Ruleset): Promise<Teaching | null> {
    return this.teachings.get(ruleset.id, () => this.work.run('teaching', { subject: this.subject, ruleset }));
  }

  /** The hints of a game's first match; null if it has none. */
  guide(game: string): Promise<readonly GuideHint[] | null> {
    return this.guides.get(game, () => this.work.run('guide', { subject: this.subject, game }));
  }

  /** The differences from `a` to `b`. Both must belong to the same game. */
  comparison(a: Ruleset, b: Ruleset): Promise<Comparison> {
    const { subject } = this;
    return shared(() => this.comparisons.get(`${a.id} ${b.id}`, () => this.work.run('comparison', { subject, a, b })));
  }

  /** The deck checker of a game. For a large game, a worker thread collects the card names; a card is read when a list names it. */
  checker(game: string): DeckChecker | Promise<DeckChecker> {
    const content = this.game(game);
    return content.cards.size <= READ_AT_ONCE ? checkerOf(content) : this.part(game, largeChecker);
  }

  /** Computes a value from a game of this release and caches it. The function is the cache key. A rejected promise is not cached. */
  part<Part>(game: string, make: (opened: OpenedRelease, game: GameContent) => Part): Part {
    const part = this.partOf(game, make);
    return part instanceof Promise ? (shared(() => this.partOf(game, make) as Promise<unknown>) as Part) : part;
  }

  private partOf<Part>(game: string, make: (opened: OpenedRelease, game: GameContent) => Part): Part {
    const parts = this.parts.get(make) ?? new Map<string, unknown>();
    this.parts.set(make, parts);
    if (!parts.has(game)) {
      const made = make(this, this.game(game));
      parts.set(game, made);
      if (made instanceof Promise) made.catch(() => parts.delete(game));
    }
    return parts.get(game) as Part;
  }
}

async function largeChecker(opened: OpenedRelease, game: GameContent): Promise<DeckChecker> {
  const known = knownDeckChecker(game);
  if (known) return known;
  const words = await opened.work.run('cardWords', { subject: opened.subject, game: game.doc.id });
  return preparedChecker(game, words);
}
