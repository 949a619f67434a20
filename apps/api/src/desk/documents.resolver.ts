/** Queries of the desk for documents: the tree, a document with everything that its editor needs, and the check of unsaved text. */
import { Args, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { gamesWith, permits, roleFor, type Person } from '@rulewright/accounts';
import { placeOf } from '@rulewright/content';
import { isData, isNewKind, NEW_KINDS, newGameDocuments } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { listOf, pageCost, workOf } from '../graphql/cost.ts';
import { loadPage, type PagedList } from '../graphql/pages.ts';
import { badInput } from '../errors/errors.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import { AbilityView } from '../cards/card.model.ts';
import { Work } from '../work/work.ts';
import { DeskService } from './desk.service.ts';
import { DocumentUseView, ProblemView } from './diff.model.ts';
import {
  DeskDocumentView,
  DocumentEntryView,
  DocumentFolderView,
  DocumentPageView,
  DOCUMENT_PAGE,
  DocumentsArgs,
  DocumentTemplateArgs,
  DocumentTemplateView,
  TextCheckView,
  toDeskDocument,
} from './document.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

const DOCUMENTS: PagedList<DocumentEntryView, readonly [string]> = {
  ...{ scope: ['documents'], shape: ['text'], sizes: DOCUMENT_PAGE },
  keyOf: ({ path }) => [path],
};
const OPENING = 8_000;
const LONGEST_TEXT = 500_000;

@Resolver(() => DeskDocumentView)
export class DocumentsResolver {
  constructor(
    private readonly desk: DeskService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { game: 'game', changeSet: 'changeSet', narrows: true })
  @Query(() => DocumentPageView, {
    complexity: pageCost(DOCUMENT_PAGE, 1),
    description:
      'The documents by folder and path, with the drafts of the change set applied. `query`: words of the title or the path. Without `game`, the documents of all games that you may edit.',
  })
  async documents(
    @Args() { changeSet, game, kind, query, from, inTexts, inTitles, ...page }: DocumentsArgs,
    @Viewer() viewer: Person,
  ): Promise<DocumentPageView> {
    if ((from ?? 0) < 0) throw badInput('bad-cursor', 'from is a number of documents from 0.');
    let totalCount = 0;
    // A person with a role for all games sees all. The guard has checked the game if the request names one.
    const own = permits(viewer.role, 'drafts') ? null : gamesWith(viewer, 'drafts');
    const search = { query, inTexts: inTexts ?? false, inTitles: inTitles ?? false };
    const asked = { ...search, games: game == null ? own : [game], kind: kind ?? null, from: from ?? 0 };
    const listing = await loadPage(DOCUMENTS, page, async (first, after) => {
      const { total, documents } = await this.desk.list(changeSet, { ...asked, first, after: after?.[0] });
      totalCount = total;
      return documents;
    });
    return { ...listing, totalCount };
  }

  @Access('drafts', { changeSet: 'changeSet', narrows: true })
  @Query(() => [DocumentFolderView], {
    complexity: listOf(30),
    description:
      'The folders of the documents, each with the number of documents that match. `query`: words of the title, the path or the text. `open`: the path of the document that is open.',
  })
  async documentFolders(
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
    @Args('query', { type: () => String, nullable: true }) query: Maybe<string>,
    @Args('open', { type: () => String, nullable: true }) open: Maybe<string>,
    @Viewer() viewer: Person,
  ): Promise<DocumentFolderView[]> {
    const folders = await this.desk.folders(changeSet, query, open);
    return folders.filter(({ game }) => permits(roleFor(viewer, game), 'drafts'));
  }

  @Access('drafts', { path: 'path', changeSet: 'changeSet' })
  @Query(() => DeskDocumentView, {
    nullable: true,
    description:
      'A document with the draft of the change set applied. Without `changeSet`, it is the released document.',
  })
  async document(
    @Args('path') path: string,
    @Args('changeSet', { type: () => Int, nullable: true }) changeSet: Maybe<number>,
  ): Promise<DeskDocumentView> {
    return toDeskDocument(await this.desk.document(path, changeSet));
  }

  @Access('drafts', { game: 'game', changeSet: 'changeSet' })
  @Query(() => [DocumentTemplateView], {
    nullable: true,
    complexity: workOf(OPENING),
    description:
      'The texts that a new document needs. Save them together. `kind` is `card`, `set`, `deck`, `mode`, `variant`, `legality`, `text`, `deck-law`, `examples`, `ruling`, `term` or `play`. `name` is the name as people write it, or the question of a ruling. Without `name`, the name is made from the slug. Without `slug`, the slug is made from the name.',
  })
  async documentTemplate(
    @Args() { game, kind, slug, changeSet, name }: DocumentTemplateArgs,
  ): Promise<DocumentTemplateView[]> {
    if (!isNewKind(kind)) throw badInput('unknown-kind', `New documents are: ${NEW_KINDS.join(', ')}.`);
    const subject = await this.desk.subject(changeSet);
    const made = await this.work.run('template', {
      subject,
      game,
      kind,
      slug: slug ?? null,
      name: name?.trim() || null,
    });
    return made.map(({ path, text }) => ({ path, text: text! }));
  }

  @Access('drafts')
  @Query(() => [DocumentTemplateView], {
    nullable: true,
    complexity: listOf(20),
    description:
      'The texts of a new game without an engine: two cards, a chapter, a mode and a deck law. Import them as a change set. Without `id`, the id is made from the name. Without `prefix`, rule ids start with the first letters of the id.',
  })
  async newGame(
    @Args('id', { type: () => ID, nullable: true }) id: Maybe<string>,
    @Args('name') name: string,
    @Args('prefix', { type: () => String, nullable: true }) prefix: Maybe<string>,
  ): Promise<DocumentTemplateView[]> {
    const folders = await this.desk.folders(null, null, null);
    const made = newGameDocuments(
      folders.map(({ game }) => game),
      id ?? null,
      name,
      prefix ?? null,
    );
    return made.map(({ path, text }) => ({ path, text: text! }));
  }

  @Access('drafts', { path: 'path', changeSet: 'changeSet' })
  @Query(() => TextCheckView, {
    nullable: true,
    complexity: workOf(OPENING),
    description: 'Checks a text that someone is typing. Nothing is saved.',
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

  @DirectField('schema', () => JsonScalar, {
    nullable: true,
    description: 'The JSON Schema for documents of this kind. It is null for Markdown.',
  })
  async schema({ path, changeSet }: DeskDocumentView): Promise<unknown> {
    if (!isData(path)) return null;
    return this.work.run('documentSchema', { subject: await this.desk.subject(changeSet), path });
  }

  @DirectField('data', () => JsonScalar, {
    nullable: true,
    description: 'The text as data. It is null for Markdown and for text that is not valid YAML.',
  })
  async data({ path, text, changeSet }: DeskDocumentView): Promise<unknown> {
    if (!isData(path) || text === null) return null;
    const subject = await this.desk.subject(changeSet);
    return (await this.work.run('readings', { subject, path, text })).data;
  }

  @DirectField('problems', () => [ProblemView], {
    complexity: workOf(OPENING),
    description: 'The errors of this document.',
  })
  async problems({ path, changeSet }: DeskDocumentView): Promise<readonly ProblemView[]> {
    return this.work.run('problems', { subject: await this.desk.subject(changeSet), path });
  }

  @DirectField('usedIn', () => [DocumentUseView], {
    complexity: workOf(OPENING),
    description: 'The first 100 places where the document is used.',
  })
  async usedIn({ path, changeSet }: DeskDocumentView): Promise<readonly DocumentUseView[]> {
    return this.work.run('usedIn', { subject: await this.desk.subject(changeSet), path });
  }

  @DirectField('phrases', () => JsonScalar, {
    nullable: true,
    complexity: workOf(OPENING),
    description:
      'What the play documents of the game declare for the sentences of cards: verbs, triggers, keywords and words. It is null for a game that declares none.',
  })
  async phrases({ path, game, changeSet }: DeskDocumentView): Promise<unknown> {
    if (placeOf(path)?.kind !== 'card') return null;
    return this.work.run('sentencePhrases', { subject: await this.desk.subject(changeSet), game });
  }

  @DirectField('playEditing', () => JsonScalar, {
    nullable: true,
    complexity: workOf(OPENING),
    description:
      'For a play document: the names of its game to complete, the sentences of its rules, its examples and its modes. Null for other documents.',
  })
  async playEditing({ path, game, changeSet }: DeskDocumentView): Promise<unknown> {
    if (placeOf(path)?.kind !== 'play') return null;
    return this.work.run('playEditing', { subject: await this.desk.subject(changeSet), path, game });
  }

  @DirectField('readings', () => [AbilityView], {
    description: 'The abilities of the card, as the engine reads them.',
  })
  async readings({ path, text, changeSet }: DeskDocumentView): Promise<readonly AbilityView[]> {
    if (placeOf(path)?.kind !== 'card') return [];
    const subject = await this.desk.subject(changeSet);
    return (await this.work.run('readings', { subject, path, text: text ?? '' })).readings;
  }
}
