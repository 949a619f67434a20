/** The proofs of the releases that are open: worked on one after another, and only when somebody asks. */
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { GameContent } from '@rulewright/content';
import type { OpenedRelease } from '../content/opened-release.ts';
import { heldById, playing } from './examples.ts';
import { Proofs } from './proofs.ts';

interface Work {
  readonly proofs: Proofs;
  readonly done: Promise<void>;
}

@Injectable()
export class ProofsService implements OnModuleDestroy {
  private readonly stop = new AbortController();
  private readonly works = new WeakMap<GameContent, Work>();
  private last: Promise<void> = Promise.resolve();

  /** What is known so far. @throws ApiError NOT_FOUND for a game that nothing plays */
  of(opened: OpenedRelease, game: string): Proofs {
    return this.workOn(opened, game).proofs;
  }

  /** What is known when the work is done, or after so many milliseconds. @throws ApiError NOT_FOUND */
  async within(opened: OpenedRelease, game: string, milliseconds: number): Promise<Proofs> {
    const { proofs, done } = this.workOn(opened, game);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
    clearTimeout(timer);
    return proofs;
  }

  onModuleDestroy(): Promise<void> {
    this.stop.abort();
    return this.last;
  }

  private workOn(opened: OpenedRelease, id: string): Work {
    const game = opened.game(id);
    const known = this.works.get(game);
    if (known) return known;
    const proofs = new Proofs(opened.content, playing(id), opened.part(id, heldById).values());
    const done = this.last.then(() => proofs.work(this.stop.signal));
    this.last = done;
    const work = { proofs, done };
    this.works.set(game, work);
    return work;
  }
}
