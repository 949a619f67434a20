/** Jobs that open content and render texts from it. */
import {
  compareRulesets,
  renderGlossary,
  renderGuide,
  renderRulebook,
  renderTeaching,
  type Comparison,
  type GuideHint,
  type Problem,
  type RenderedTerm,
  type Rulebook,
  type Ruleset,
  type Teaching,
} from '@rulewright/content';
import { changedPartsOf, partsOf } from '../content-parts.ts';
import { aboutContent, type Subject } from '../job.ts';

/** Sends the content in parts as news, unless it has problems. Returns the number of problems and the first ones. */
export const openContent = aboutContent<{ subject: Subject }, { count: number; problems: readonly Problem[] }>(
  'answers',
  'Sending the content',
  60_000,
  async ({ content, problems }, _, { tell }) => {
    if (problems.length === 0) for (const part of partsOf(content)) await tell(part);
    return { count: problems.length, problems: problems.slice(0, 20) };
  },
);

/** Like `openContent`, for a proposal whose release the caller has open. Sends only the games that the proposal changes, and returns
 * the ids of all games. */
export const openProposed = aboutContent<
  { subject: Subject },
  { count: number; problems: readonly Problem[]; games: readonly string[] }
>('answers', 'Sending the content', 60_000, async ({ content, problems }, { subject }, { tell }) => {
  const paths = subject.proposed.map(({ path }) => path);
  if (problems.length === 0) for (const part of changedPartsOf(content, paths)) await tell(part);
  const games = content.games.map(({ doc }) => doc.id);
  return { count: problems.length, problems: problems.slice(0, 20), games };
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
