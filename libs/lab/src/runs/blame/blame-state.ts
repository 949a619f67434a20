/** The state of a search for the change that shifted a metric, as its run stores it. */
import { z } from 'zod';

const count = z.number().int().min(0);

const chainSchema = z.strictObject({
  versions: count,
  low: count,
  high: count,
  shifted: z.boolean(),
  skipped: z.array(count).readonly(),
  asked: count.nullable(),
  comparisons: count,
});

/** A chain of versions: releases, then the documents that one release changed, then the lines of one document. */
const levelSchema = z.strictObject({
  kind: z.enum(['releases', 'documents', 'lines']),
  /** The first release of the chain, or the release whose documents or lines it has. */
  release: count,
  /** The paths of the documents: all that the release changed, or the one whose lines are compared. */
  paths: z.array(z.string()).readonly(),
  chain: chainSchema,
  /** The arms that play the measured versions. */
  arms: z.array(z.strictObject({ version: count, arm: count })).readonly(),
  /** The arms of the versions `low` and `high`, or of versions that play the same games. */
  low: count,
  high: count,
});

/** Lines of a document that a release replaced. */
const linesSchema = z.strictObject({
  path: z.string(),
  /** The number of the first replaced line in the text after the change. */
  at: count,
  before: z.array(z.string()).readonly(),
  after: z.array(z.string()).readonly(),
});

export const blameSchema = z.strictObject({
  metric: z.string(),
  /** The smallest shift worth noticing: in the unit of a share, otherwise as a fraction of the value. */
  size: z.number().positive(),
  /** From releases to lines. The last one is searched now. */
  levels: z.array(levelSchema).min(1).readonly(),
  /** `same`: the ends do not differ. `unclear`: too few games. `done`: as far as the versions reach. Null while the search continues. */
  verdict: z.enum(['same', 'unclear', 'done']).nullable(),
  lines: z.array(linesSchema).readonly(),
});

export type BlameSearch = z.infer<typeof blameSchema>;
export type BlameLevel = z.infer<typeof levelSchema>;
export type BlamedLines = z.infer<typeof linesSchema>;
