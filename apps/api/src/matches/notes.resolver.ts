/** Notes about matches. Players write them; authors and reviewers can delete them. They are listed by match, mode, card and rule. */
import { Args, Context, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { permits, type Person } from '@rulewright/accounts';
import { Access, Viewer } from '../accounts/access.ts';
import type { RequestContext } from '../graphql/context.ts';
import { WORK, pageCost, workOf } from '../graphql/cost.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { originOf } from '../http/origin.ts';
import { MatchNoteInput, MatchNotesArgs, MatchNotesView, MatchNoteView, NOTE_PAGE } from './note.model.ts';
import { NotesService } from './notes.service.ts';
import { visitorKey, type Visit } from './visitor.ts';

const NOTES: PagedList<MatchNoteView, readonly [string, string]> = {
  ...{ scope: ['matchNotes'], shape: ['text', 'text'], sizes: NOTE_PAGE },
  keyOf: ({ createdAt, id }) => [createdAt, id],
};

@Resolver()
export class NotesResolver {
  constructor(private readonly notes: NotesService) {}

  @Access('visit')
  @Query(() => MatchNotesView, {
    complexity: pageCost(NOTE_PAGE, 1),
    description: 'The notes that match all given filters, newest first. `mode`, `card` and `rule` need `game`.',
  })
  async matchNotes(
    @Context() visit: Visit,
    @Args() { match, game, release, mode, card, rule, ...page }: MatchNotesArgs,
  ): Promise<MatchNotesView> {
    const filter = {
      match: match ?? undefined,
      game: game ?? undefined,
      release: release ?? undefined,
      mode: mode ?? undefined,
      card: card ?? undefined,
      rule: rule ?? undefined,
    };
    const notes = await loadPage(NOTES, page, (first, after) =>
      this.notes.list(visitorKey(visit), filter, first, after),
    );
    return new MatchNotesView(notes, () => this.notes.tally(filter));
  }

  @Access('visit')
  @Mutation(() => MatchNoteView, {
    complexity: workOf(WORK.match),
    description: 'Saves a note about a match. Only players of the match and its host can write one.',
  })
  writeNote(
    @Context() context: RequestContext,
    @Args('match', { type: () => ID }) match: string,
    @Args('note') note: MatchNoteInput,
  ): Promise<MatchNoteView> {
    return this.notes.write(visitorKey(context), originOf(context.request), match, note);
  }

  @Access('visit')
  @Mutation(() => Boolean, { description: 'Deletes a note. Its author and reviewers can do this.' })
  async removeNote(
    @Context() visit: Visit,
    @Args('id', { type: () => ID }) id: string,
    @Viewer() viewer: Person | null,
  ): Promise<boolean> {
    await this.notes.remove(visitorKey(visit), id, permits(viewer?.role ?? null, 'review'));
    return true;
  }
}
