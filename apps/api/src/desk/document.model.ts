/** Documents as the desk shows them: listed, opened for editing, checked while they are typed. */
import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { DocumentEntry } from '@rulewright/desk';
import { AbilityView } from '../cards/card.model.ts';
import { JsonScalar } from '../graphql/scalars.ts';
import type { OpenDocument } from './desk.service.ts';
import { ProblemView } from './diff.model.ts';

@ObjectType('DocumentEntry', { description: 'change: added, changed or removed in the change set.' })
export class DocumentEntryView {
  @Field(() => String) readonly path!: string;
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly kind!: DocumentEntry['kind'];
  @Field(() => ID) readonly slug!: string;
  @Field(() => String) readonly title!: string;
  @Field(() => String, { nullable: true }) readonly change!: string | null;
}

@ObjectType('DocumentPage')
export class DocumentPageView {
  @Field(() => Int, { description: 'All that match.' }) readonly totalCount!: number;
  @Field(() => [DocumentEntryView]) readonly nodes!: readonly DocumentEntryView[];
}

@ObjectType('DocumentFolder', {
  description:
    'The documents of one kind of a game. changed: those that the change set touches. place: of the document that is open, from 0.',
})
export class DocumentFolderView {
  @Field(() => ID) readonly game!: string;
  @Field(() => String) readonly kind!: string;
  @Field(() => Int) readonly count!: number;
  @Field(() => Int) readonly changed!: number;
  @Field(() => Int, { nullable: true }) readonly place!: number | null;
}

@ObjectType('TextCheck', {
  description: 'A text that is being typed, read as the document it would be; nothing is saved.',
})
export class TextCheckView {
  @Field(() => JsonScalar, { nullable: true, description: 'Null for Markdown, and where it cannot be read.' })
  readonly data!: unknown;
  @Field(() => [ProblemView]) readonly problems!: readonly ProblemView[];
  @Field(() => [AbilityView], { description: 'Of a card: its abilities as the engine reads them.' })
  readonly readings!: readonly AbilityView[];
}

@ObjectType('DeskDocument')
export class DeskDocumentView {
  constructor(
    private readonly entry: DocumentEntry,
    readonly changeSet: number | null,
    /** Null: removed in the change set. */
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
  @Field(() => String, { nullable: true, description: 'Null: the change set removes it.' }) get text(): string | null {
    return this.current;
  }
  @Field(() => String, { nullable: true, description: 'Hash of the text.' }) get hash(): string | null {
    return this.hashes.text;
  }
  @Field(() => String, { nullable: true, description: 'Hash in the current release: baseHash of a first save.' })
  get releasedHash(): string | null {
    return this.hashes.released;
  }
  @Field(() => Int, { nullable: true, description: 'Of the draft in the change set; null: there is none.' })
  get version(): number | null {
    return this.draftVersion;
  }
}

export const toDeskDocument = ({ entry, changeSet, text, hashes, version }: OpenDocument): DeskDocumentView =>
  new DeskDocumentView(entry, changeSet, text, hashes, version);

@ObjectType('DocumentTemplate', { description: 'Texts that a new document takes: its own first.' })
export class DocumentTemplateView {
  @Field(() => String) readonly path!: string;
  @Field(() => String) readonly text!: string;
}
