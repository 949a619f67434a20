/** The public gallery of the lab, the plot of a run, and the comparison of two runs. */
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { connectionOf, PageArgs, type ConnectionPage, type PageAsked } from '../graphql/connection.ts';
import { pageCost, WORK, workOf } from '../graphql/cost.ts';
import { DirectField } from '../graphql/direct-field.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { LabGallery, type GalleryVisit } from './lab-gallery.ts';
import { LabRunView } from './lab.model.ts';
import { LabService } from './lab.service.ts';
import { labKey, type LabVisit } from './owner.ts';
import { LabComparisonView, LabPlotView } from './plot.model.ts';
import { toComparedMetric, toLabPlot, toLabRun, type RunRow } from './views.ts';

const SHOWN = { usual: 12, most: 50 };

const LabGalleryConnection = connectionOf('LabGallery', () => LabRunView);

const visitOf = (visit: LabVisit): GalleryVisit => ({ key: labKey(visit), viewer: visit.viewer ?? null });

@Resolver(() => LabRunView)
export class LabGalleryResolver {
  constructor(
    private readonly gallery: LabGallery,
    private readonly lab: LabService,
  ) {}

  @Access('visit')
  @Query(() => LabGalleryConnection, {
    complexity: pageCost(SHOWN),
    description: 'The public gallery: runs with good questions. The run that was added last comes first.',
  })
  labGalleryConnection(
    @Context() visit: LabVisit,
    @Args('game', { type: () => ID, nullable: true, description: 'Only runs of this game.' }) game: Maybe<string>,
    @PageArgs(SHOWN) page: PageAsked,
  ): Promise<ConnectionPage<RunRow>> {
    const list: PagedList<RunRow, readonly [string, string]> = {
      ...{ scope: ['labGallery', game ?? ''], shape: ['text', 'text'], sizes: SHOWN },
      keyOf: ({ run }) => [run.shownAt!, run.id],
    };
    return loadPage(list, page, async (first, after) =>
      (await this.gallery.list(first, after, game ?? undefined)).map((run) => toLabRun(labKey(visit), run)),
    );
  }

  @Access('visit')
  @Query(() => LabComparisonView, {
    complexity: workOf(WORK.comparison),
    description: 'Compares two runs of one game that are over, number by number.',
  })
  async labComparison(
    @Context() visit: LabVisit,
    @Args('a', { type: () => ID }) a: string,
    @Args('b', { type: () => ID }) b: string,
  ): Promise<LabComparisonView> {
    const [one, other] = [await this.lab.find(a), await this.lab.find(b)];
    const { paired, metrics } = await this.lab.compare(one, other);
    const key = labKey(visit);
    return { a: toLabRun(key, one), b: toLabRun(key, other), paired, metrics: metrics.map(toComparedMetric) };
  }

  @Access('lab')
  @Mutation(() => LabRunView, {
    description:
      'Puts a run with an answer into the public gallery, or takes it out. Editors of the game can do this. If the operator permits it, the person who started the run can too.',
  })
  async showLabRun(
    @Context() visit: LabVisit,
    @Args('id', { type: () => ID }) id: string,
    @Args('shown') shown: boolean,
  ): Promise<LabRunView> {
    return toLabRun(labKey(visit), await this.gallery.show(visitOf(visit), id, shown));
  }

  @DirectField('canShow', () => Boolean, {
    description: 'Whether you can put the run into the public gallery, or take it out.',
  })
  canShow({ run }: RunRow, _: unknown, visit: LabVisit): boolean {
    return this.gallery.canShow(run, visitOf(visit));
  }

  @DirectField('plot', () => LabPlotView, {
    nullable: true,
    complexity: workOf(WORK.comparison),
    description: 'The plot that shows the result of the run.',
  })
  async plot({ run }: RunRow): Promise<LabPlotView | null> {
    const plot = await this.lab.plot(run);
    return plot && toLabPlot(plot);
  }
}
