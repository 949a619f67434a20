/** Documents at the desk: the tree, one of them with all that an editor needs, and texts checked while they are typed. */
import { Args, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { jsonSchemas, placeOf } from '@rulewright/content';
import { isData, isNewKind, NEW_KINDS } from '@rulewright/desk';
import { pluginFor } from '@rulewright/games';
import { Access } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { listOf, workOf } from '../graphql/cost.ts';
import { badInput } from '../errors/errors.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import { AbilityView } from '../cards/card.model.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import { DocumentUseView, ProblemView } from './diff.model.ts';
import {
  DeskDocumentView,
  DocumentEntryView,
  DocumentTemplateView,
  TextCheckView,
  toDeskDocument,
} from './document.model.ts';

const OPENING = 8_000;
const LONGEST_TEXT = 500_000;

@Resolver(() => DeskDocumentView)
export class DocumentsResolver {
  constructor(
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

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

  @ResolveField('usedIn', () => [DocumentUseView], { complexity: workOf(OPENING) })
  async usedIn(@Parent() { path, changeSet }: DeskDocumentView): Promise<readonly DocumentUseView[]> {
    return this.work.run('usedIn', { subject: await this.desk.subject(changeSet), path });
  }

  @ResolveField('names', () => JsonScalar, {
    nullable: true,
    complexity: workOf(OPENING),
    description:
      'Of a card: lists of names that its sentences may use without quotes, by kind; null without sentences.',
  })
  async names(@Parent() { path, game, changeSet }: DeskDocumentView): Promise<unknown> {
    if (placeOf(path)?.kind !== 'card') return null;
    return this.work.run('sentenceNames', { subject: await this.desk.subject(changeSet), game });
  }

  @ResolveField('readings', () => [AbilityView], { description: 'Of a card: its abilities as the engine reads them.' })
  async readings(@Parent() { path, text }: DeskDocumentView): Promise<readonly AbilityView[]> {
    return placeOf(path)?.kind === 'card' ? (await this.work.run('readings', { path, text: text ?? '' })).readings : [];
  }
}
