/** A release with its content opened, and what is worked out from it. Releases never change, so all of it is kept. */
import {
  Lru,
  compareRulesets,
  formatRulesetId,
  parseRulesetId,
  renderRulebook,
  resolveRuleset,
  type Comparison,
  type Content,
  type GameContent,
  type Rulebook,
  type Ruleset,
} from '@rulewright/content';
import type { Proposal } from '@rulewright/desk';
import type { ReleaseInfo } from './release-store.ts';

/** Rulesets with overrides are without number; these many of each release are kept. */
const RULESETS_KEPT = 200;
const RULEBOOKS_KEPT = 24;
const COMPARISONS_KEPT = 50;

export class OpenedRelease {
  private readonly rulesets = new Lru<string, Ruleset>(RULESETS_KEPT);
  private readonly rulebooks = new Lru<string, Rulebook>(RULEBOOKS_KEPT);
  private readonly comparisons = new Lru<string, Comparison>(COMPARISONS_KEPT);
  private readonly parts = new Map<unknown, Map<string, unknown>>();

  constructor(
    readonly info: ReleaseInfo,
    readonly content: Content,
    /** The state of a change set that lies over the release, as if it were published. */
    readonly proposal: Proposal | null = null,
  ) {}

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

  rulebook(ruleset: Ruleset): Rulebook {
    return this.rulebooks.get(ruleset.id, () => renderRulebook(this.content, ruleset));
  }

  /** What is different in `b` when one comes from `a`; both of one game. */
  comparison(a: Ruleset, b: Ruleset): Comparison {
    return this.comparisons.get(`${a.id} ${b.id}`, () => compareRulesets(this.content, a, b));
  }

  /** Something worked out from a game of this release, once. The function itself is the key. */
  part<Part>(game: string, make: (opened: OpenedRelease, game: GameContent) => Part): Part {
    const parts = this.parts.get(make) ?? new Map<string, unknown>();
    this.parts.set(make, parts);
    if (!parts.has(game)) parts.set(game, make(this, this.game(game)));
    return parts.get(game) as Part;
  }
}
