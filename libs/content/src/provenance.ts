/** The schema for the origin of facts. */
import { z } from 'zod';

/** Where a stated value comes from: a source of the game, a fact about the real world, or us until the publisher’s value is known. */
export const provenanceSchema = z.enum(['source', 'real-world', 'provisional']);
export type Provenance = z.infer<typeof provenanceSchema>;
