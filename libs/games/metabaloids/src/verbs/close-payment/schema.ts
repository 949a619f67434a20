/**
 * Schema of `close-payment`: closes places from which the other side may pay damage in this battle
 * (mb.damage.unless-stated).
 */
import { z } from 'zod';
import { zoneSchema } from '../../language/schema.ts';

export const closePaymentSchema = z.strictObject({ do: z.literal('close-payment'), zones: z.array(zoneSchema).min(1) });
