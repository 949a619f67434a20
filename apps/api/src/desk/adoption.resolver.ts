/** Previews the adoption of cards from a file, and adopts them into a change set. Both run in a worker thread. */
import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Person } from '@rulewright/accounts';
import { jsonRefusal, parseJson } from '@rulewright/content';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { badInput } from '../errors/errors.ts';
import { WORK, workOf } from '../graphql/cost.ts';
import type { AdoptionOrder } from '../work/jobs/adoption.ts';
import { Work } from '../work/work.ts';
import { AdoptionArgs, AdoptionInput, AdoptionView } from './adoption.model.ts';
import { ChangeSetView, toChangeSet } from './change-set.model.ts';
import { DeskService } from './desk.service.ts';

const LONGEST_PART = 100;
/** The most characters of the name of a new game. */
const LONGEST_NAME = 60;

@Resolver()
export class AdoptionResolver {
  constructor(
    private readonly content: ContentService,
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { changeSet: 'changeSet', game: 'game' })
  @Query(() => AdoptionView, {
    complexity: workOf(WORK.coverage),
    description: 'Previews the adoption of cards from a CSV, XLSX or JSON file. Saves nothing.',
  })
  async adoption(@Args() { changeSet, game, order, changesFrom, badFrom, first }: AdoptionArgs): Promise<AdoptionView> {
    const { number: release } = await this.content.current();
    const wanted = {
      changesFrom: changesFrom ?? 0,
      badFrom: badFrom ?? 0,
      first: Math.min(first ?? 20, LONGEST_PART),
    };
    return this.work.run('previewAdoption', { release, order: orderOf(changeSet, game, order), wanted });
  }

  @Access('drafts', { changeSet: 'changeSet', game: 'game' })
  @Mutation(() => ChangeSetView, {
    description:
      'Adopts cards from a file into a change set. Rows that do not match are left out. `version` is the one of the preview; if the change set has changed since, the error is `CONFLICT`.',
  })
  async adopt(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('version', { type: () => Int }) version: number,
    @Args('game', { type: () => ID }) game: string,
    @Args('order') order: AdoptionInput,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    const { number: release } = await this.content.current();
    await this.work.run('adoptInto', { release, order: orderOf(changeSet, game, order), version, person: viewer });
    return toChangeSet(await this.desk.find(changeSet));
  }
}

/** The most decisions of one order. This is more than the number of conflicts in a preview. */
const MOST_DECISIONS = 5_000;

function orderOf(changeSet: number, game: string, adoption: AdoptionInput): AdoptionOrder {
  const { source, upload, mapping, join, prune, gameName } = adoption;
  const decisions = adoption.decisions ?? [];
  if (decisions.length > MOST_DECISIONS)
    throw badInput('bad-source', `An adoption has at most ${MOST_DECISIONS} decisions.`);
  return {
    changeSet,
    game,
    gameName: gameName?.trim().slice(0, LONGEST_NAME) || null,
    source,
    upload: { name: upload.name.slice(0, 200), content: upload.content },
    mapping: mappingOf(mapping),
    join: join ?? false,
    prune: prune ?? false,
    decisions: decisions.map(({ card, field, take }) => ({ card, field, take: take === 'source' ? 'source' : 'here' })),
  };
}

/** @throws ApiError BAD_INPUT */
function mappingOf(text: Maybe<string>): unknown {
  if (text == null) return null;
  try {
    return parseJson(text);
  } catch (error) {
    throw badInput('bad-source', jsonRefusal('The mapping', error));
  }
}
