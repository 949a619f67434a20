/** The proofs of the contents that people look at: found out when somebody asks, and kept. */
import { Injectable } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { Work } from '../work/work.ts';
import { playing } from './examples.ts';
import { Proofs } from './proofs.ts';

interface Found {
  readonly proofs: Proofs;
  /** Resolves when there is nothing more to find out. */
  readonly done: Promise<void>;
}

/** Games of contents of which proofs are kept. */
const KEPT = 40;

/** Milliseconds until work that failed may start again. */
const AGAIN = 10_000;

@Injectable()
export class ProofsService {
  private readonly kept = new Lru<string, Found>(KEPT);

  constructor(private readonly work: Work) {}

  /** What is known so far. @throws ApiError NOT_FOUND for a game that nothing plays */
  of(opened: OpenedRelease, game: string): Proofs {
    return this.find(opened, game).proofs;
  }

  /** The results when the work is done, or those so far after this many milliseconds. @throws ApiError NOT_FOUND */
  async within(opened: OpenedRelease, game: string, milliseconds: number): Promise<Proofs> {
    const { proofs, done } = this.find(opened, game);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
    clearTimeout(timer);
    return proofs;
  }

  private find(opened: OpenedRelease, game: string): Found {
    const key = `${opened.key} ${game}`;
    return this.kept.get(key, () => {
      opened.game(game);
      playing(game);
      const proofs = new Proofs();
      const done = proofs.find(this.work, opened.subject, game).catch(() => {
        // The thread ended, or too much work waits. The next reader starts it again.
        setTimeout(() => this.kept.delete(key), AGAIN).unref();
      });
      return { proofs, done };
    });
  }
}
