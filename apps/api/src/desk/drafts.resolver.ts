/** Saves drafts, merges them with the current release, and shows their differences. */
import { Args, ArgsType, Field, InputType, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { actorOf, permits, roleFor, type Person } from '@rulewright/accounts';
import { parameterName, placeOf } from '@rulewright/content';
import { authorOf, Drafts, isData, MERGE_SIDES, type FieldChange, type MergeSide, type Save } from '@rulewright/desk';
import { Access, Viewer } from '../accounts/access.ts';
import type { Maybe } from '../base/maybe.ts';
import { ApiError, badInput } from '../errors/errors.ts';
import { listOf } from '../graphql/cost.ts';
import {
  ChangedDocumentView,
  ChangeSetView,
  MergeView,
  SaveDraftArgs,
  toChangedDocument,
  toChangeSet,
} from './change-set.model.ts';
import { isUpload } from '../work/pictures/uploads.ts';
import { Work } from '../work/work.ts';
import { ContentService } from '../content/content.service.ts';
import { DeskService } from './desk.service.ts';
import { DiffPartView, FieldChangeView } from './diff.model.ts';
import { DirectField } from '../graphql/direct-field.ts';

@InputType('FileInput', { description: 'A file to import, with its path.' })
export class FileInput {
  @Field(() => String) path!: string;
  @Field(() => String) text!: string;
}

/** The field of the values of a mode or variant. */
const VALUES = 'parameters.';

/** @throws ApiError `bad-input` for a word that is not a side */
function readSide(word: string): MergeSide {
  const side = MERGE_SIDES.find((one) => one === word);
  if (!side) throw badInput('bad-side', `A side is one of ${MERGE_SIDES.join(', ')}.`);
  return side;
}

@ArgsType()
class MoveDraftArgs {
  @Field(() => Int) changeSet!: number;
  @Field(() => String) path!: string;
  @Field(() => Int) version!: number;
  @Field(() => Int, { description: 'The change set that gets the draft.' }) to!: number;
}

@Resolver(() => ChangedDocumentView)
export class DraftsResolver {
  constructor(
    private readonly drafts: Drafts,
    private readonly desk: DeskService,
    private readonly content: ContentService,
    private readonly work: Work,
  ) {}

  @Access('drafts', { changeSet: 'changeSet', path: 'path' })
  @Mutation(() => ChangedDocumentView, {
    description:
      'Saves the whole text of a draft. The text of a picture is its bytes in Base64. `version` is the version of the draft that you edited, or null for the first save. If someone else has saved a newer version, the error is `CONFLICT`. `baseHash` is the hash of the released text on which the draft is based. Send it after a merge, or if that text is no longer the current one.',
  })
  saveDraft(
    @Args() { changeSet, path, text, version, baseHash }: SaveDraftArgs,
    @Viewer() viewer: Person,
  ): Promise<ChangedDocumentView> {
    const base = baseHash === undefined ? {} : { baseHash };
    return this.save({ changeSet, path, text, version: version ?? null, ...base }, viewer);
  }

  @Access('drafts', { changeSet: 'changeSet', path: 'path' })
  @Mutation(() => ChangedDocumentView, { description: 'Proposes to remove a document from the content.' })
  removeDocument(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('path') path: string,
    @Args('version', { type: () => Int, nullable: true }) version: Maybe<number>,
    @Viewer() viewer: Person,
  ): Promise<ChangedDocumentView> {
    return this.save({ changeSet, path, text: null, version: version ?? null }, viewer);
  }

  @Access('drafts', { changeSet: 'changeSet', path: 'path' })
  @Mutation(() => ChangeSetView, { description: 'Removes a document from the change set and deletes its draft.' })
  async revertDocument(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('path') path: string,
    @Args('version', { type: () => Int }) version: number,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    await this.drafts.revert(actorOf(viewer), changeSet, path, version);
    return toChangeSet(await this.desk.find(changeSet));
  }

  @Access('drafts')
  @Mutation(() => ChangeSetView, {
    description:
      'Creates a change set from files. The text of a picture is its bytes in Base64. If `whole` is true, the files are the complete set, and the change set removes every other document.',
  })
  async importFiles(
    @Args('title') title: string,
    @Args('files', { type: () => [FileInput] }) files: FileInput[],
    @Args('whole', { type: () => Boolean, nullable: true, defaultValue: false }) whole: Maybe<boolean>,
    @Viewer() viewer: Person,
  ): Promise<ChangeSetView> {
    const texts = files.map(({ path, text }) => ({ path, text }));
    const order = { author: authorOf(viewer), title, files: texts, whole: whole ?? false };
    return toChangeSet(await this.desk.find(await this.work.run('importFiles', order)));
  }

  @Access('drafts', { changeSet: 'changeSet', path: 'path' })
  @Mutation(() => Boolean, {
    description:
      'Moves a draft from one change set to another, with its comments. The other change set must not have the document.',
  })
  async moveDraft(@Args() { changeSet, path, version, to }: MoveDraftArgs, @Viewer() viewer: Person): Promise<boolean> {
    const { set } = await this.desk.find(to);
    if (!permits(roleFor(viewer, set.game), 'drafts'))
      throw new ApiError('FORBIDDEN', 'Your role does not permit changes of that change set.');
    await this.drafts.move(actorOf(viewer), changeSet, path, version, to);
    return true;
  }

  @Access('drafts', { changeSet: 'changeSet', path: 'path' })
  @Query(() => MergeView, {
    nullable: true,
    description:
      'Merges a draft with the current release. Nothing is saved. `sides` says what to take at each conflict, in their order: `mine`, `theirs` or `both`.',
  })
  mergeDocument(
    @Args('changeSet', { type: () => Int }) changeSet: number,
    @Args('path') path: string,
    @Args('sides', { type: () => [String], nullable: true }) sides: Maybe<string[]>,
  ): Promise<MergeView> {
    return this.work.run('merge', { changeSet, path, sides: (sides ?? []).map(readSide) });
  }

  @DirectField('words', () => [DiffPartView], {
    complexity: listOf(50),
    description: 'Both texts as one, compared word by word.',
  })
  words({ baseText, text }: ChangedDocumentView): Promise<readonly DiffPartView[]> {
    return this.work.run('words', { before: baseText, after: text });
  }

  @DirectField('fields', () => [FieldChangeView], {
    complexity: listOf(20),
    description: 'The changed fields of a YAML document.',
  })
  async fields({ path, baseText, text }: ChangedDocumentView): Promise<readonly FieldChangeView[]> {
    if (!isData(path)) return [];
    const fields = await this.work.run('fields', { before: baseText, after: text });
    return fields.some(({ field }) => field.startsWith(VALUES)) ? this.labelled(path, fields) : fields;
  }

  /** The changes with what each value of a mode or variant sets. */
  private async labelled(path: string, fields: readonly FieldChange[]): Promise<readonly FieldChangeView[]> {
    const { content } = await this.content.open();
    const game = content.games.find(({ doc }) => doc.id === placeOf(path)?.game);
    return fields.map((one) => {
      const declared = game?.vocabulary.parameters.find(({ name }) => `${VALUES}${name}` === one.field);
      return declared ? { ...one, label: parameterName(declared) } : one;
    });
  }

  private async save(change: Save, viewer: Person): Promise<ChangedDocumentView> {
    const { path } = change;
    const file = change.text === null ? null : { path, text: change.text };
    const text = file && (isUpload(file) ? await this.work.run('storePicture', file) : file.text);
    const save = { ...change, text };
    await this.work.run('readTexts', { files: [{ path, text }] });
    const draft = await this.drafts.save(actorOf(viewer), save);
    const [changed] = await this.desk.changed(save.changeSet, [draft]);
    return toChangedDocument(changed!);
  }
}
