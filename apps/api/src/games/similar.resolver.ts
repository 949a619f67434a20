/** The query for documents with a similar name, for a page that does not exist. */
import { Args, Field, ID, ObjectType, Query, Resolver, registerEnumType } from '@nestjs/graphql';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ContentService } from '../content/content.service.ts';
import { GameArg, ReleaseArg } from '../graphql/args.ts';
import { WORK, workedListOf } from '../graphql/cost.ts';
import { MOST_SIMILAR, SIMILAR_KINDS, type SimilarKind } from '../work/jobs/similar.ts';

const SimilarKindEnum = Object.fromEntries(SIMILAR_KINDS.map((kind) => [kind, kind]));
registerEnumType(SimilarKindEnum, { name: 'SimilarKind', description: 'A kind of documents of a game.' });

/** The longest text that is compared. */
const LONGEST = 80;

@ObjectType('SimilarDocument', { description: 'A document whose name is similar to a text.' })
class SimilarDocumentView {
  @Field(() => ID, { description: 'The id, as in the address of its page.' }) readonly id!: string;
  @Field(() => String) readonly name!: string;
}

@Resolver()
export class SimilarResolver {
  constructor(private readonly content: ContentService) {}

  @Access('content')
  @Query(() => [SimilarDocumentView], {
    description: `The documents of a game whose ids or names are similar to a text, the most similar one first, at most ${MOST_SIMILAR}. For a word that does not exist.`,
    complexity: workedListOf(WORK.search, MOST_SIMILAR),
  })
  async similar(
    @GameArg() game: string,
    @Args('kind', { type: () => SimilarKindEnum }) kind: SimilarKind,
    @Args('text', { type: () => String }) text: string,
    @ReleaseArg() release: Maybe<number>,
  ): Promise<readonly SimilarDocumentView[]> {
    const opened = await this.content.open(release);
    const { doc } = opened.game(game);
    return opened.work.run('similarDocuments', {
      subject: opened.subject,
      game: doc.id,
      kind,
      text: text.slice(0, LONGEST),
    });
  }
}
