/** Documents as the desk shows them: in lists, open in the editor, and as results of the check while a person types. */
import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Maybe } from '../base/maybe.ts';
import type { DocumentEntry } from '@rulewright/desk';
import { AbilityView } from '../cards/card.model.ts';
import { connectionFields, pageArgs } from '../graphql/connection.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import type { OpenDocument } from './desk.service.ts';
import { ProblemView } from './diff.model.ts';

@ObjectType('DocumentEntry', {
  description: 'A document in a list. `change` says what the change set does to it: `added`, `changed` or `removed`.',
})
export class DocumentEntryView {
  @Field(() => String) readonly path!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly kind!: DocumentEntry['kind'];
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String, { nullable: true }) readonly change!: string | null;
}

@ObjectType('DocumentPage', { description: 'A page of the documents that match.' })
export class DocumentPageView extends connectionFields('DocumentEntry', () => DocumentEntryView) {
  @Field(() => Int, { description: 'The number of all documents that match.' }) readonly totalCount!: number;
}

@ObjectType('DocumentFolder', {
  description:
    'The documents of one kind in a game. `changed` is the number of documents that the change set touches. `place` is the place of the open document in the folder, from 0.',
})
export class DocumentFolderView {
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly gameName!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => Int) readonly count!: number;
  @Field(() => Int) readonly changed!: number;
  @Field(() => Int, { nullable: true }) readonly place!: number | null;
}

@ObjectType('TextCheck', {
  description: 'The result of checking a text that someone is typing. Nothing is saved.',
})
export class TextCheckView {
  @Field(() => JsonScalar, {
    nullable: true,
    description: 'The text as data. It is null for Markdown and for text that is not valid YAML.',
  })
  readonly data!: unknown;
  @Field(() => [ProblemView]) readonly problems!: readonly ProblemView[];
  @Field(() => [AbilityView], { description: 'The abilities of the card, as the engine reads them.' })
  readonly readings!: readonly AbilityView[];
}

@ObjectType('DeskDocument', { description: 'A document as the desk shows it.' })
export class DeskDocumentView {
  constructor(
    private readonly entry: DocumentEntry,
    readonly changeSet: number | null,
    /** The text; null if the change set removes the document. */
    private readonly current: string | null,
    private readonly hashes: { readonly text: string | null; readonly released: string | null },
    private readonly draftVersion: number | null,
  ) {}

  @Field(() => String) get path(): string {
    return this.entry.path;
  }
  @Field(() => ID) get game(): string {
    return this.entry.game;
  }
  @Field(() => String) get kind(): string {
    return this.entry.kind;
  }
  @Field(() => ID) get slug(): string {
    return this.entry.slug;
  }
  @Field(() => String) get title(): string {
    return this.entry.title;
  }
  @Field(() => String, {
    nullable: true,
    description: 'The text of the document. It is null if the change set removes the document.',
  })
  get text(): string | null {
    return this.current;
  }
  @Field(() => String, { nullable: true, description: 'The hash of the text.' }) get hash(): string | null {
    return this.hashes.text;
  }
  @Field(() => String, {
    nullable: true,
    description: 'The hash of the text in the current release. Send it as `baseHash` when you first save a draft.',
  })
  get releasedHash(): string | null {
    return this.hashes.released;
  }
  @Field(() => Int, {
    nullable: true,
    description: 'The version of the draft in the change set. It is null if there is no draft.',
  })
  get version(): number | null {
    return this.draftVersion;
  }
}

export const toDeskDocument = ({ entry, changeSet, text, hashes, version }: OpenDocument): DeskDocumentView =>
  new DeskDocumentView(entry, changeSet, text, hashes, version);

@ObjectType('DocumentTemplate', {
  description:
    'A text to save for a new document. The first text is the document itself; the others are edits to other documents.',
})
export class DocumentTemplateView {
  @Field(() => String) readonly path!: string;
  @Field(() => String) readonly text!: string;
}

/** The number of documents on a page. */
export const DOCUMENT_PAGE = { usual: 100, most: 200 };

/** The arguments of `documents`. */
@ArgsType()
export class DocumentsArgs extends pageArgs(DOCUMENT_PAGE) {
  @Field(() => Int, { nullable: true }) changeSet!: Maybe<number>;
  @Field(() => ID, { nullable: true }) game!: Maybe<string>;
  @Field(() => String, { nullable: true }) kind!: Maybe<string>;
  @Field(() => String, { nullable: true }) query!: Maybe<string>;
  @Field(() => Int, {
    nullable: true,
    defaultValue: 0,
    description:
      'The number of documents to skip, for a view that scrolls to any place of a folder. To read all documents, use `after`.',
  })
  from!: Maybe<number>;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether the words of `query` may also be in the text.',
  })
  inTexts!: Maybe<boolean>;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether all words of `query` must be in the title.',
  })
  inTitles!: Maybe<boolean>;
}

/** The arguments of `documentTemplate`. */
@ArgsType()
export class DocumentTemplateArgs {
  @Field(() => ID) game!: string;
  @Field(() => String) kind!: string;
  @Field(() => ID, { nullable: true }) slug!: Maybe<string>;
  @Field(() => Int, { nullable: true }) changeSet!: Maybe<number>;
  @Field(() => String, { nullable: true }) name!: Maybe<string>;
}
