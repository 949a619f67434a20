/** The schema for the origin of facts. */
import { z } from 'zod';

/** The origin of a stated value. See product.md, "Honesty about card data". */
export const provenanceSchema = z.enum(['source', 'real-world', 'provisional']);
export type Provenance = z.infer<typeof provenanceSchema>;
