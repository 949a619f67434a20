/** Documents at the desk: the tree, one of them with all that an editor needs, and texts checked while they are typed. */
import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { jsonSchemas, placeOf } from '@rulewright/content';
import { isData, isNewKind, NEW_KINDS } from '@rulewright/desk';
import { pluginFor } from '@rulewright/games';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { listOf, workOf } from '../graphql/cost.ts';
import { pageSize } from '../graphql/page-size.ts';
import { badInput } from '../errors/errors.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import { AbilityView } from '../cards/card.model.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import { DocumentUseView, ProblemView } from './diff.model.ts';
import {
  DeskDocumentView,
  DocumentFolderView,
  DocumentPageView,
  DocumentTemplateView,
  TextCheckView,
  toDeskDocument,
} from './document.model.ts';

/** Documents of one answer. */
const PAGE = { usual: 100, most: 200 };
const OPENING = 8_000;
const LONGEST_TEXT = 500_000;

@Resolver(() => DeskDocumentView)
export class DocumentsResolver {
  constructor(
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts')
  @Query(() => DocumentPageView, {
    complexity: ({ args, childComplexity }) =>
      1 + Math.min(PAGE.most, Math.max(1, Number(args['first'] ?? PAGE.usual))) * childComplexity,
    description:
      'By path, as the change set has them; from: the first that is given, counted from 0. query: words of title or path.',
  })
  async documents(
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
    @Args('game', { type: () => ID, nullable: true }) game: Maybe<string>,
    @Args('kind', { type: () => String, nullable: true }) kind: Maybe<string>,
    @Args('query', { type: () => String, nullable: true }) query: Maybe<string>,
    @Args('from', { type: () => Int, nullable: true, defaultValue: 0 }) from: Maybe<number>,
    @Args('first', { type: () => Int, nullable: true, defaultValue: PAGE.usual }) first: Maybe<number>,
  ): Promise<DocumentPageView> {
    if ((from ?? 0) < 0) throw badInput('bad-cursor', 'from is a number of documents from 0.');
    const size = pageSize(first, PAGE.usual, PAGE.most);
    const asked = { game: game ?? null, kind: kind ?? null, query, from: from ?? 0, first: size };
    const { total, documents } = await this.desk.list(changeSet, asked);
    return { totalCount: total, nodes: documents };
  }

  @Access('drafts')
  @Query(() => [DocumentFolderView], {
    complexity: listOf(30),
    description: 'Where `documents` are, with the number of those that match. open: path of the document that is open.',
  })
  async documentFolders(
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
    @Args('query', { type: () => String, nullable: true }) query: Maybe<string>,
    @Args('open', { type: () => String, nullable: true }) open: Maybe<string>,
  ): Promise<DocumentFolderView[]> {
    return [...(await this.desk.folders(changeSet, query, open))];
  }

  @Access('drafts')
  @Query(() => DeskDocumentView, { nullable: true, description: 'As the change set has it; without one, as released.' })
  async document(
    @Args('path') path: string,
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
  ): Promise<DeskDocumentView> {
    return toDeskDocument(await this.desk.document(path, changeSet));
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
    const subject = await this.desk.subject(changeSet);
    const made = await this.work.run('template', { subject, game, kind, slug });
    return made.map(({ path, text }) => ({ path, text: text! }));
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
    return this.work.run('checkText', { subject: await this.desk.subject(changeSet), path, text });
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
  async data(@Parent() { path, text }: DeskDocumentView): Promise<unknown> {
    return isData(path) && text !== null ? (await this.work.run('readings', { path, text })).data : null;
  }

  @ResolveField('problems', () => [ProblemView], { complexity: workOf(OPENING), description: 'Of this document.' })
  async problems(@Parent() { path, changeSet }: DeskDocumentView): Promise<readonly ProblemView[]> {
    return this.work.run('problems', { subject: await this.desk.subject(changeSet), path });
  }

  @ResolveField('usedIn', () => [DocumentUseView], { complexity: workOf(OPENING), description: 'The first 100 uses.' })
  async usedIn(@Parent() { path, changeSet }: DeskDocumentView): Promise<readonly DocumentUseView[]> {
    return this.work.run('usedIn', { subject: await this.desk.subject(changeSet), path });
  }

  @ResolveField('readings', () => [AbilityView], { description: 'Of a card: its abilities as the engine reads them.' })
  async readings(@Parent() { path, text }: DeskDocumentView): Promise<readonly AbilityView[]> {
    return placeOf(path)?.kind === 'card' ? (await this.work.run('readings', { path, text: text ?? '' })).readings : [];
  }
}
