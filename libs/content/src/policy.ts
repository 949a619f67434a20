/** A learned policy as a document of its game: the weights of the learned player for one mode. `rw train` writes it. */
import { z } from 'zod';
import { parameterValueSchema } from './schemas.ts';

const BYTES = 2;
const names = z.array(z.string().max(200)).max(20_000);
const weights = z.base64().max(4_000_000);

/** The numbers that base64 text holds. */
const numbersIn = (text: string): number =>
  ((text.length * 3) / 4 - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)) / BYTES;

export const policySchema = z
  .strictObject({
    format: z.literal(1),
    game: z.string(),
    ruleset: z.string().max(500),
    hash: z.string().max(200),
    parameters: z.record(z.string(), parameterValueSchema),
    from: z.string().max(500).optional(),
    games: z.int().min(0),
    seed: z.int(),
    hidden: z.int().min(1).max(256),
    position: names,
    option: names,
    rows: weights,
    out: weights,
  })
  .superRefine(({ hidden, position, option, rows, out }, context) => {
    const wanted = position.length * hidden + option.length * (hidden + 1);
    if (numbersIn(rows) !== wanted || numbersIn(out) !== hidden)
      context.addIssue({
        code: 'custom',
        path: ['rows'],
        message: `The names and hidden units need ${wanted} and ${hidden} weights. Write the file with rw train again.`,
      });
  });
export type PolicyDoc = z.infer<typeof policySchema>;
