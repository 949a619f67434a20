/** The ways to settle the failing examples of a check run: some can keep their story, others get a proposed outcome. */
import { contentHash, parameterValueSchema, placeOf, textHash } from '@rulewright/content';
import { z } from 'zod';
import { proposalHash, type ProposedText } from '../content/desk-content.ts';
import { counted } from './counted.ts';

const outcomeMembers = z.record(z.string(), z.unknown());

/**
 * A failing example. `keep`: it is only affected, and passes with the values in `set`. `outcome`: it passes with the members in `after`, and a
 * person must see them first. `open`: only a person can settle it; `why` gives the reason.
 */
const settledExample = z.object({
  id: z.string(),
  title: z.string(),
  path: z.string(),
  /** Identifies the example that the checks have read. */
  digest: z.string(),
  modes: z.array(z.string()),
  /** The names of `modes`. Runs of earlier versions have none. */
  names: z.array(z.string()).exactOptional(),
  kind: z.enum(['keep', 'outcome', 'open']),
  /** The cause that all examples of its group share, as the end of a sentence. */
  cause: z.string(),
  why: z.string(),
  set: z.record(z.string(), parameterValueSchema).exactOptional(),
  before: outcomeMembers.exactOptional(),
  after: outcomeMembers.exactOptional(),
  /**
   * The example fails in `modes` alone, and its outcome is only for them: the example keeps the modes in `rest`, and a copy of it, for the
   * others, states the outcome.
   */
  apart: z.object({ modes: z.array(z.string()), rest: z.array(z.string()) }).exactOptional(),
  /** The modes that the example keeps if the modes in which it fails are left out. Each rule has another example in those. */
  leave: z.array(z.string()).exactOptional(),
  /** Whether the title may be false under the new outcome. */
  titleDoubt: z.boolean(),
});
export type SettledExample = z.infer<typeof settledExample>;

export const settlementSchema = z.object({
  examples: z.array(settledExample),
  /** The number of failing examples that are not listed. */
  more: z.number(),
  /** Digest of all changed documents except examples; see `rulesDigest`. */
  rules: z.string(),
  /** Part of every seal. It is never shown. */
  secret: z.string(),
  /** The indexes of examples that are already settled from this run. */
  done: z.array(z.number()),
});
export type Settlement = z.infer<typeof settlementSchema>;

/** The maximum number of examples of a settlement. */
export const MOST_SETTLED = 400;

/** A digest of the changed documents except examples, because settling changes only examples. @param released hashes of texts, by path */
export function rulesDigest(proposed: readonly ProposedText[], released: ReadonlyMap<string, string>): string {
  const differs = ({ path, text }: ProposedText): boolean =>
    (text === null ? undefined : textHash(text)) !== released.get(path);
  return proposalHash(proposed.filter((one) => placeOf(one.path)?.kind !== 'examples' && differs(one)));
}

/** Proves that the server has shown the proposed outcome of an example to a person. */
export const sealOf = ({ secret, examples }: Settlement, index: number, person: string): string =>
  contentHash(['seal', secret, person, index, examples[index]!.after]);

/** One sentence about all failing examples. */
export function settlementSentence({ examples, more }: Settlement): string {
  const of = (kind: SettledExample['kind']): number => examples.filter((one) => one.kind === kind).length;
  const [keep, outcome, open] = [of('keep'), of('outcome'), of('open')];
  const all = examples.length + more;
  const parts = [
    keep > 0 &&
      `${keep} ${keep === 1 ? 'is' : 'are'} only affected and can keep ${keep === 1 ? 'its' : 'their'} story with one press`,
    outcome > 0 && `${outcome} ${outcome === 1 ? 'has' : 'have'} a proposed outcome for you to check`,
    open > 0 && `${open} ${open === 1 ? 'needs' : 'need'} the editor`,
    more > 0 && `${more} ${more === 1 ? 'is' : 'are'} not listed until these are settled`,
  ].filter((part) => part !== false);
  return `${counted(all, 'example')} ${all === 1 ? 'fails' : 'fail'}: ${parts.join('; ')}.`;
}
