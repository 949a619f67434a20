/**
 * A bot that plays a learned policy. It usually takes the option with the best score, and imagines no worlds. In a game without policies, it
 * plays like the greedy bot.
 */
import { Random, mixSeed, type Match, type PolicyDocument, type Program } from '@rulewright/engine';
import type { Bot, BotPlayer } from '../bot.ts';
import { GREEDY, greedyBot } from '../greedy-bot.ts';
import { nearestPolicy } from './nearest-policy.ts';
import { Network, type PolicyWeights } from './network.ts';
import { readWeights } from './policy-document.ts';
import { Sight } from './sight.ts';

/** Separates the bot's random numbers from those of other bots. */
const POLICY_STREAM = 0x706f6c69;

/** Caches the weights of documents. All players of a thread share them. */
const read = new WeakMap<PolicyDocument, PolicyWeights>();

function weightsOf(document: PolicyDocument): PolicyWeights {
  const known = read.get(document);
  if (known) return known;
  const weights = readWeights(document);
  read.set(document, weights);
  return weights;
}

class PolicyPlayer implements BotPlayer {
  private program: Program | null = null;
  private network: Network | null = null;
  private readonly random = new Random(0);
  private seed = 0;
  private readonly substitute = greedyBot(GREEDY).create();

  constructor(private readonly weights: PolicyWeights | null) {}

  begin(seed: number, seat: number): void {
    this.seed = mixSeed(seed ^ POLICY_STREAM, seat);
    this.substitute.begin(seed, seat);
  }

  choose(match: Match): number {
    if (match.optionCount === 1) return 0;
    if (this.program !== match.program) this.sitDown(match);
    if (!this.network) return this.substitute.choose(match);
    this.random.reseed(mixSeed(this.seed, match.decisions));
    return this.network.draw(match, this.random);
  }

  /** Finds the policy for the program of a match, if the program has changed. */
  private sitDown(match: Match): void {
    const { program } = match;
    const document = this.weights ? null : (nearestPolicy(program)?.document ?? null);
    const weights = this.weights ?? (document && weightsOf(document));
    this.program = program;
    this.network = weights && new Network(new Sight(program), weights);
  }
}

/** A bot that plays the given policy. Without one, it plays the nearest policy of the game for each ruleset. */
export const policyBot = (weights: PolicyWeights | null = null, id = 'policy'): Bot => ({
  id,
  name: 'Learned',
  summary: 'Has learned the game by playing against itself, and decides without looking ahead.',
  slow: false,
  budget: 0,
  isLearned: true,
  create: () => new PolicyPlayer(weights),
});
