/**
 * The protocol of step games: one JSON value for each line, a request in and an answer out. The schema is data, and its hash is in the first
 * answer, so that a client notices another version.
 */
import { createHash } from 'node:crypto';
import type { Program } from '@rulewright/engine';
import { z } from 'zod';
import { StepError, type StepGames } from './step-games.ts';

const game = z.int().min(0).describe('The number of a place, from 0.');
/** Whole numbers. Only the kind is checked here, because a request can have thousands of them; each one is checked when it is used. */
const numbers = (about: string) => z.array(z.number()).describe(about);
const games = numbers('The places. All places by default.').optional();

const REQUEST = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('hello') }),
  z.strictObject({ op: z.literal('reset'), games, seeds: numbers('A seed for each place.') }),
  z.strictObject({ op: z.literal('step'), games, choices: numbers('The index of an option for each place.') }),
  z.strictObject({
    op: z.literal('observe'),
    games: numbers('The places to look at.'),
    seat: z.int().min(0).optional().describe('The seat that looks. The seat that decides by default.'),
  }),
  z.strictObject({
    op: z.literal('fork'),
    from: game,
    to: numbers('The places that become copies.'),
    imagine: z
      .int()
      .optional()
      .describe('A seed. Each copy is then a world that is possible for the seat that decides.'),
  }),
]);

const frame = {
  seats: z.array(z.int()).describe('The seat that decides in each place; -1 if its game is over.'),
  options: z.array(z.int()).describe('The number of options in each place.'),
  over: z
    .array(
      z.strictObject({
        ...{ game, winners: z.array(z.int()).describe('The seats that won. Empty if no seat won.'), cause: z.string() },
        ...{ turns: z.int(), decisions: z.int(), digest: z.int() },
      }),
    )
    .describe('The games that ended in this step.'),
};

const ANSWER = z.union([
  z.strictObject({
    ...{ schema: z.string(), game: z.string(), ruleset: z.string(), hash: z.string() },
    ...{ games: z.int(), seats: z.int(), zones: z.array(z.string()) },
    kinds: z.array(z.string()).describe('The kinds of options.'),
  }),
  z.strictObject(frame),
  z.strictObject({ views: z.array(z.looseObject({ seat: z.int(), over: z.boolean() })) }),
  z.strictObject({ error: z.strictObject({ code: z.string(), message: z.string() }) }),
]);

/** The JSON schema of requests and answers. */
export const STEP_SCHEMA = { request: z.toJSONSchema(REQUEST), answer: z.toJSONSchema(ANSWER) } as const;

/** The hash of the schema. */
export const STEP_SCHEMA_HASH = createHash('sha256').update(JSON.stringify(STEP_SCHEMA)).digest('hex').slice(0, 16);

const SHORTEST = 60;

/** Answers lines for some games of a program. */
export class StepProtocol {
  constructor(
    private readonly program: Program,
    private readonly games: StepGames,
    private readonly seats: number,
  ) {}

  /** The answer to a line, as a line without its end. It never throws for a wrong request. */
  answer(line: string): string {
    try {
      const parsed = REQUEST.safeParse(JSON.parse(line));
      if (!parsed.success) return refusal('bad-request', z.prettifyError(parsed.error));
      return JSON.stringify(this.done(parsed.data));
    } catch (error) {
      if (error instanceof StepError) return refusal(error.code, error.message);
      if (error instanceof SyntaxError) return refusal('bad-json', `This line is not JSON: ${line.slice(0, SHORTEST)}`);
      throw error;
    }
  }

  private done(request: z.infer<typeof REQUEST>): unknown {
    const { games } = this;
    switch (request.op) {
      case 'hello':
        return this.hello();
      case 'reset':
        return games.reset(request.games ?? games.all, request.seeds);
      case 'step':
        return games.step(request.games ?? games.all, request.choices);
      case 'observe':
        return { views: request.games.map((one) => games.observe(one, request.seat)) };
      case 'fork':
        return games.fork(request.from, request.to, request.imagine);
    }
  }

  private hello() {
    const { ruleset, zones, mechanics } = this.program;
    return {
      ...{ schema: STEP_SCHEMA_HASH, game: ruleset.game, ruleset: ruleset.id, hash: ruleset.hash },
      ...{ games: this.games.size, seats: this.seats, zones: zones.map(({ id }) => id) },
      kinds: mechanics.options.map(({ id }) => id),
    };
  }
}

const refusal = (code: string, message: string): string => JSON.stringify({ error: { code, message } });
