/** What is proven of a game in a release, found out once and in the background: which examples hold, how often rules fire. */
import type { Content, Example } from '@rulewright/content';
import type { GamePlugin } from '@rulewright/engine';
import { countFirings, runExample, type ModeFirings } from '@rulewright/lab';

/** Games of each mode: enough for all but rare rules, and played within seconds. */
const GAMES = 600;
const SEED = 1;
/** Milliseconds of work before requests have their turn. */
const SLICE = 15;

/** An example and the modes in which it holds. */
export interface Held {
  readonly example: Example;
  readonly modes: readonly string[];
}

const turnOfOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export class Proofs {
  private readonly verdicts = new Map<string, boolean>();
  private found: readonly ModeFirings[] | null = null;

  constructor(
    private readonly content: Content,
    private readonly plugin: GamePlugin,
    private readonly held: Iterable<Held>,
  ) {}

  /** Whether the program plays an example as it says; null as long as it has not been played. */
  passed(id: string, mode: string): boolean | null {
    return this.verdicts.get(`${mode} ${id}`) ?? null;
  }

  /** How often each rule fired, by mode; null as long as the games are not over. */
  get firings(): readonly ModeFirings[] | null {
    return this.found;
  }

  /** Does the work. What cannot be played counts as failed, or as no games at all. */
  async work(signal: AbortSignal): Promise<void> {
    await this.playExamples(signal);
    if (signal.aborted) return;
    const found = await countFirings(this.content, this.plugin, { games: GAMES, seed: SEED, signal }).catch(() => []);
    if (!signal.aborted) this.found = found;
  }

  private async playExamples(signal: AbortSignal): Promise<void> {
    let start = performance.now();
    for (const { example, modes } of this.held) {
      for (const mode of modes) {
        if (performance.now() - start > SLICE) {
          await turnOfOthers();
          start = performance.now();
        }
        if (signal.aborted) return;
        this.verdicts.set(`${mode} ${example.id}`, this.holds(example, mode));
      }
    }
  }

  private holds(example: Example, mode: string): boolean {
    try {
      return runExample(this.content, this.plugin, example, mode).passed;
    } catch {
      return false;
    }
  }
}
