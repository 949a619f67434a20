/** Documents at the desk: the tree, one of them with all that an editor needs, and texts checked while they are typed. */
import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { cardSchema, jsonSchemas, placeOf } from '@rulewright/content';
import { dataOf, isData, isNewKind, NEW_KINDS, newDocument, usesOfDocument } from '@rulewright/desk';
import { pluginFor } from '@rulewright/games';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../graphql/args.ts';
import { listOf, workOf } from '../graphql/cost.ts';
import { badInput } from '../graphql/errors.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import { AbilityView } from '../cards/card.model.ts';
import { DeskService } from './desk.service.ts';
import { DocumentUseView, ProblemView } from './diff.model.ts';
import { DeskDocumentView, DocumentEntryView, DocumentTemplateView, TextCheckView } from './document.model.ts';

const OPENING = 8_000;
const LONGEST_TEXT = 500_000;

@Resolver(() => DeskDocumentView)
export class DocumentsResolver {
  constructor(private readonly desk: DeskService) {}

  @Access('drafts')
  @Query(() => [DocumentEntryView], {
    complexity: listOf(500),
    description: 'By path, as the change set has them. query: words of title or path.',
  })
  documents(
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
    @Args('game', { type: () => ID, nullable: true }) game: Maybe<string>,
    @Args('query', { type: () => String, nullable: true }) query: Maybe<string>,
  ): Promise<DocumentEntryView[]> {
    return this.desk.list(changeSet, game, query);
  }

  @Access('drafts')
  @Query(() => DeskDocumentView, { nullable: true, description: 'As the change set has it; without one, as released.' })
  document(
    @Args('path') path: string,
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
  ): Promise<DeskDocumentView> {
    return this.desk.document(path, changeSet);
  }

  @Access('drafts')
  @Query(() => [DocumentTemplateView], {
    nullable: true,
    complexity: workOf(OPENING),
    description:
      'Texts for a new document, to be saved together. kind: card, set, deck, mode, variant, text, examples.',
  })
  async documentTemplate(
    @Args('game', { type: () => ID }) game: string,
    @Args('kind') kind: string,
    @Args('slug', { type: () => ID }) slug: string,
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
  ): Promise<DocumentTemplateView[]> {
    if (!isNewKind(kind)) throw badInput('unknown-kind', `New documents are: ${NEW_KINDS.join(', ')}.`);
    const { content } = await this.desk.load(changeSet);
    return newDocument(content, game, kind, slug).map(({ path, text }) => ({ path, text: text! }));
  }

  @Access('drafts')
  @Query(() => TextCheckView, {
    nullable: true,
    complexity: workOf(OPENING),
    description: 'A text as it is being typed: what it holds, what is wrong with it. Nothing is saved.',
  })
  async checkText(
    @Args('path') path: string,
    @Args('text') text: string,
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
  ): Promise<TextCheckView> {
    if (!placeOf(path)) throw badInput('bad-path', 'No document has this path.');
    if (text.length > LONGEST_TEXT) throw badInput('bad-text', `A document has at most ${LONGEST_TEXT} characters.`);
    const problems = await this.desk.problemsWith(changeSet, { path, text });
    return {
      data: isData(path) ? dataOf(text) : null,
      problems: problems.filter((one) => one.path === path),
      readings: readingsOf(path, text),
    };
  }

  @ResolveField('schema', () => JsonScalar, {
    nullable: true,
    description: 'JSON Schema of its kind; null for Markdown.',
  })
  schema(@Parent() { path, game, kind }: DeskDocumentView): unknown {
    const plugin = pluginFor(game);
    return plugin && isData(path) ? (jsonSchemas(plugin.vocabulary)[kind] ?? null) : null;
  }

  @ResolveField('data', () => JsonScalar, {
    nullable: true,
    description: 'Null for Markdown, and where it cannot be read.',
  })
  data(@Parent() { path, text }: DeskDocumentView): unknown {
    return isData(path) && text !== null ? dataOf(text) : null;
  }

  @ResolveField('problems', () => [ProblemView], { complexity: workOf(OPENING), description: 'Of this document.' })
  async problems(@Parent() { path, changeSet }: DeskDocumentView): Promise<ProblemView[]> {
    return (await this.desk.load(changeSet)).problems.filter((one) => one.path === path);
  }

  @ResolveField('usedIn', () => [DocumentUseView], { complexity: workOf(OPENING) })
  async usedIn(@Parent() { path, changeSet }: DeskDocumentView): Promise<DocumentUseView[]> {
    return usesOfDocument((await this.desk.load(changeSet)).content, path);
  }

  @ResolveField('readings', () => [AbilityView], { description: 'Of a card: its abilities as the engine reads them.' })
  readings(@Parent() { path, text }: DeskDocumentView): readonly AbilityView[] {
    return readingsOf(path, text ?? '');
  }
}

/** How the engine reads the abilities of a card; none where the text is no card yet. */
function readingsOf(path: string, text: string): readonly AbilityView[] {
  const place = placeOf(path);
  const plugin = place?.kind === 'card' ? pluginFor(place.game) : undefined;
  if (!plugin) return [];
  const card = cardSchema.safeParse(dataOf(text));
  if (!card.success || !plugin.vocabulary.cardData.safeParse(card.data.data).success) return [];
  return plugin.vocabulary.readings(card.data);
}
