/** The proofs of the contents that people look at: found out when somebody asks, and kept. */
import { Injectable } from '@nestjs/common';
import { Lru } from '@rulewright/content';
import { engineOf } from '@rulewright/games';
import type { OpenedRelease } from '../content/opened-release.ts';
import { Work } from '../work/work.ts';
import { Proofs } from './proofs.ts';

interface Found {
  readonly proofs: Proofs;
  /** Resolves when all examples were played. */
  readonly examples: Promise<void>;
  /** Resolves when the games were played too; they take longest, and only the coverage shows what they count. */
  games: Promise<void> | null;
}

/** Games of contents of which proofs are kept. */
const KEPT = 40;

/** Milliseconds until work that failed may start again. */
const AGAIN = 10_000;

const keyOf = (opened: OpenedRelease, game: string): string => `${opened.key} ${game}`;

@Injectable()
export class ProofsService {
  private readonly kept = new Lru<string, Found>(KEPT);

  constructor(private readonly work: Work) {}

  /** Which examples hold, as far as it is known. @throws MissingPartError for a game without an engine */
  of(opened: OpenedRelease, game: string): Proofs {
    return this.find(opened, game).proofs;
  }

  /** The results when the work is done, or those so far after this many milliseconds. @throws MissingPartError */
  async within(opened: OpenedRelease, game: string, milliseconds: number): Promise<Proofs> {
    const found = this.find(opened, game);
    const { proofs, examples } = found;
    found.games ??= this.orAgain(keyOf(opened, game), proofs.playGames(this.work, opened.subject, game));
    let timer: NodeJS.Timeout | undefined;
    const done = Promise.all([examples, found.games]);
    await Promise.race([done, new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)))]);
    clearTimeout(timer);
    return proofs;
  }

  private find(opened: OpenedRelease, game: string): Found {
    const key = keyOf(opened, game);
    return this.kept.get(key, () => {
      opened.game(game);
      engineOf(game);
      const proofs = new Proofs();
      return { proofs, examples: this.orAgain(key, proofs.playExamples(this.work, opened.subject, game)), games: null };
    });
  }

  /** Work that may fail because its thread ended, or too much work waits: the next reader starts it again. */
  private orAgain(key: string, work: Promise<void>): Promise<void> {
    return work.catch(() => void setTimeout(() => this.kept.delete(key), AGAIN).unref());
  }
}
