/** The phrases for Pages if another part of the sentence names their place or their Caster. */
import { at, be, either, list, maybe, say, type Phrase } from '@rulewright/content/sentences';
import {
  attached,
  details,
  exceptions,
  faceDown,
  held,
  marks,
  noun,
  pageType,
  placed,
  selector,
  zones,
  type Count,
} from './pages-phrases.ts';

/** The Casters who pick from their own Pages. */
const pickers = either(say`${be('whose', 'opposing')} each opponent`, say`${be('whose', 'any')} each Caster`);
const those = either(
  say`${be('in', 'arena')} those they control`,
  say`${be('in', 'arena')} those they control in the Arena`,
  say`${be('in', 'terra-slots')} those they control in the Terra Slots`,
  say`${at('in', zones('their'))}`,
);
/** Pages that each Caster picks from their own Pages: `Beastie that each opponent picks from those they control`. */
const pickedOf = (count: Count): Phrase => {
  const nouns = either(placed(count), faceDown(count), attached(count), noun(count));
  const way = (other: Phrase): Phrase =>
    say`${other} ${marks} ${nouns} ${details(count)} ${exceptions} that ${pickers} picks from ${those}`;
  return selector(way(be('exceptThis', false)), way(say`${be('exceptThis', true)} other`));
};
/** After `each opponent destroys`: `Beastie they control`, `Page of their Chapter`. */
const theirsOf = (count: Count): Phrase => {
  const nouns = either(placed(count), faceDown(count), attached(count), noun(count));
  return selector(
    say`${marks} ${nouns} ${details(count)} ${either(
      say`${be('in', 'arena')} they control`,
      say`${be('in', 'terra-slots')} they control in the Terra Slots`,
      say`${either('of', 'in', 'out of', 'from')} ${at('in', zones('their'))}`,
    )}`,
  );
};
export const theirs = { one: theirsOf('one'), many: theirsOf('many') };
export const picked = { one: pickedOf('one'), many: pickedOf('many') };

/** After `each`: `Beastie and each Artifact in the Arena`. */
export const eachAndEach = selector(
  say`${be('in', 'arena')} ${at('types', list(pageType.one, { between: 'and each', least: 2 }))} ${held} ${maybe('in the Arena')}`,
);

/** Selections in your Spellbook. The verb of the sentence names this place. */
const sought = (count: Count): Phrase =>
  selector(say`${be('in', 'spellbook')} ${be('whose', 'own')} ${marks} ${noun(count)} ${details(count)} ${exceptions}`);
export const inSpellbook = { one: sought('one'), many: sought('many') };
/** `Pages out of the Chapter`. The sentence names the Caster after it. */
const outOf = (count: Count): Phrase =>
  selector(
    say`${be('whose', 'any')} ${marks} ${noun(count)} ${details(count)} out of ${at('in', zones('the'))} ${exceptions}`,
  );
export const outOfThe = { one: outOf('one'), many: outOf('many') };
