/** Jobs that open content and render texts from it. */
import {
  compareRulesets,
  renderGlossary,
  renderGuide,
  renderRulebook,
  renderTeaching,
  withoutUnreadable,
  type Comparison,
  type Content,
  type GuideHint,
  type Problem,
  type RenderedTerm,
  type Rulebook,
  type Ruleset,
  type Teaching,
} from '@rulewright/content';
import { changedPartsOf, partsOf } from '../content-parts.ts';
import { aboutContent, type Subject } from '../job.ts';

/** What the caller learns about the games of content. */
export interface OpenedGames {
  /** The ids of the games that can be read. */
  readonly games: readonly string[];
  /** The first problem of each other game. */
  readonly problems: readonly Problem[];
  /** The number of all problems. */
  readonly count: number;
}

/** Sends the games that can be read, in parts as news. */
export const openContent = aboutContent<{ subject: Subject }, OpenedGames>(
  'answers',
  'Sending the content',
  60_000,
  async ({ content, problems }, _, { tell }) => {
    const readable = withoutUnreadable(content, problems);
    for (const part of partsOf(readable)) await tell(part);
    return openedGames(readable, problems.length);
  },
);

/** Like `openContent`, for a proposal whose release the caller has open. Sends only the games that the proposal changes. */
export const openProposed = aboutContent<{ subject: Subject }, OpenedGames>(
  'answers',
  'Sending the content',
  60_000,
  async ({ content, problems }, { subject }, { tell }) => {
    const readable = withoutUnreadable(content, problems);
    const paths = subject.proposed.map(({ path }) => path);
    for (const part of changedPartsOf(readable, paths)) await tell(part);
    return openedGames(readable, problems.length);
  },
);

const openedGames = ({ games, unreadable }: Content, count: number): OpenedGames => ({
  count,
  games: games.map(({ doc }) => doc.id),
  problems: [...unreadable.values()].flatMap((problem) => problem ?? []),
});

export interface OfRuleset {
  readonly subject: Subject;
  readonly ruleset: Ruleset;
}

export const rulebook = aboutContent<OfRuleset, Rulebook>(
  'answers',
  'Rendering the rulebook',
  10_000,
  ({ content }, { ruleset }) => renderRulebook(content, ruleset),
);

export const glossary = aboutContent<OfRuleset, readonly RenderedTerm[]>(
  'answers',
  'Rendering the glossary',
  10_000,
  ({ content }, { ruleset }) => renderGlossary(content, ruleset),
);

export const teaching = aboutContent<OfRuleset, Teaching | null>(
  'answers',
  'Rendering the quick start',
  10_000,
  ({ content }, { ruleset }) => renderTeaching(content, ruleset),
);

/** The hints of a game's first match. */
export const guide = aboutContent<{ subject: Subject; game: string }, readonly GuideHint[] | null>(
  'answers',
  'Rendering the hints',
  10_000,
  ({ content }, { game }) => renderGuide(content, game),
);

export const comparison = aboutContent<{ subject: Subject; a: Ruleset; b: Ruleset }, Comparison>(
  'answers',
  'Comparing the rulesets',
  20_000,
  ({ content }, { a, b }) => compareRulesets(content, a, b),
);
