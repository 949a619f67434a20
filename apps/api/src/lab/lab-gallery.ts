/**
 * The public gallery of the lab. An editor can put any run with an answer into it. If the operator permits it, people can put their own runs
 * into it.
 */
import { Inject, Injectable } from '@nestjs/common';
import { permits, roleFor, type Person } from '@rulewright/accounts';
import { LabStore, type LabRunEntity } from '@rulewright/database';
import { readSetup } from '@rulewright/lab/service';
import { SETUP, type Setup } from '../base/setup.ts';
import { ApiError, badInput, conflict } from '../errors/errors.ts';
import { loadSeen } from '../graphql/pages.ts';
import { LabService } from './lab.service.ts';
import { ownerOf } from './owner.ts';

/** The most runs in the gallery of one visitor, and of one address. Several visitors may share an address. */
const MOST_SHOWN = 10;
const MOST_OF_ADDRESS = 30;

/** The person or visitor who asks. */
export interface GalleryVisit {
  readonly key: string | null;
  readonly viewer: Person | null;
}

@Injectable()
export class LabGallery {
  constructor(
    private readonly store: LabStore,
    private readonly lab: LabService,
    @Inject(SETUP) private readonly setup: Setup,
  ) {}

  /** Whether this visitor can put the run into the gallery, or take it out. */
  canShow({ game, owner, state, setup, id }: LabRunEntity, { key, viewer }: GalleryVisit): boolean {
    if (state !== 'done' || readSetup({ id, setup }).question === null) return false;
    return this.edits(viewer, game) || (this.setup.labGallery && key !== null && owner === ownerOf(key));
  }

  /** Puts a run into the gallery, or takes it out. @throws ApiError BAD_INPUT, CONFLICT, FORBIDDEN, NOT_FOUND */
  async show(visit: GalleryVisit, id: string, isShown: boolean): Promise<LabRunEntity> {
    const run = await this.lab.find(id);
    if (run.state !== 'done' || readSetup(run).question === null)
      throw badInput('no-answer', 'The gallery shows runs that have answered a question. This run has no answer.');
    if (!this.canShow(run, visit))
      throw new ApiError(
        'FORBIDDEN',
        this.setup.labGallery
          ? 'Only the person who started a run, or an editor, can put it into the gallery.'
          : 'Only an editor of the game can put a run into the gallery.',
        'not-your-run',
      );
    if (isShown && run.shownAt === null && !this.edits(visit.viewer, run.game)) await this.checkLimits(run);
    if (isShown !== (run.shownAt !== null)) await this.store.show(id, isShown ? new Date().toISOString() : null);
    return this.lab.find(id);
  }

  /** The runs of the gallery that the caller may see. The run that was added last comes first. */
  list(first: number, after: readonly [string, string] | undefined, game?: string): Promise<LabRunEntity[]> {
    return loadSeen(first, after, {
      load: (most, from) => this.store.shown(most, from, game),
      see: async (run) => ((await this.lab.isSeen(run)) ? run : null),
      keyOf: ({ shownAt, id }) => [shownAt!, id] as const,
    });
  }

  private edits(viewer: Person | null, game: string): boolean {
    return viewer !== null && permits(roleFor(viewer, game), 'drafts');
  }

  private async checkLimits({ owner, origin }: LabRunEntity): Promise<void> {
    if ((await this.store.shownOf({ owner })) >= MOST_SHOWN)
      throw conflict('too-many-shown', `You have ${MOST_SHOWN} runs in the gallery. Take one out first.`);
    if (origin !== null && (await this.store.shownOf({ origin })) >= MOST_OF_ADDRESS)
      throw conflict('too-many-shown', `Your network has ${MOST_OF_ADDRESS} runs in the gallery. Take one out first.`);
  }
}
