/** An editor at the desk of a server. Each step sends the queries that the page of the site sends. */
import {
  CardDocument,
  ChangedDocumentDocument,
  ChangeSetContentDocument,
  ChangeSetDocument,
  CreateChangeSetDocument,
  DeskDocumentDocument,
  DeskDocumentsDocument,
  DocumentFoldersDocument,
  DraftStateDocument,
  SaveDraftDocument,
  SignInDocument,
} from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { addPerson, type Server } from './server.ts';

const PASSWORD = 'a long enough password';

/** The role of an account, which is also its name. */
type Role = 'editor' | 'admin';

const emailOf = (role: Role): string => `${role}@example.org`;

export interface OpenSet {
  readonly id: number;
  readonly token: string;
}

/** The argument type of `textOf`. */
type Operation = Parameters<typeof textOf>[0];

export class DeskClient {
  private constructor(
    private readonly server: Server,
    private readonly cookie: string,
  ) {}

  /** Adds an account with this role. Call this before the server starts. */
  static prepare(data: string, role: Role = 'editor'): Promise<void> {
    return addPerson(data, emailOf(role), PASSWORD, role);
  }

  static async signIn(server: Server, role: Role = 'editor'): Promise<DeskClient> {
    const { cookie } = await new DeskClient(server, '').ask(SignInDocument, {
      email: emailOf(role),
      password: PASSWORD,
    });
    return new DeskClient(server, cookie);
  }

  /** Starts a change set and loads its page. */
  async start(): Promise<OpenSet> {
    const { data } = await this.ask(CreateChangeSetDocument, { title: 'Measured' });
    const { id } = (data as { readonly createChangeSet: { readonly id: number } }).createChangeSet;
    const page = await this.ask(ChangeSetDocument, { id });
    await this.ask(ChangeSetContentDocument, { id });
    return { id, token: (page.data as { readonly changeSet: { readonly token: string } }).changeSet.token };
  }

  /** Opens a document together with the document tree. Returns the text and the version of its draft. */
  async open({ id }: OpenSet, path: string): Promise<{ readonly text: string; readonly version: number | null }> {
    const [document] = await Promise.all([
      this.ask(DeskDocumentDocument, { path, changeSet: id }),
      this.ask(DraftStateDocument, { id, path }),
      this.ask(DocumentFoldersDocument, { changeSet: id, open: path }),
    ]);
    const [, game, kind] = /^cards\/([^/]+)\/(card|deck|set)s\//u.exec(path) ?? [];
    await this.ask(DeskDocumentsDocument, { changeSet: id, game, kind, from: 0, first: 100 });
    return (document.data as { readonly document: { readonly text: string; readonly version: number | null } })
      .document;
  }

  /** Saves a text and returns the next version. */
  async save({ id }: OpenSet, path: string, text: string, version: number | null): Promise<number> {
    const { data } = await this.ask(SaveDraftDocument, { changeSet: id, path, text, version });
    return (data as { readonly saveDraft: { readonly version: number } }).saveDraft.version;
  }

  /** Loads the parts of the page that a save refreshes: the document with its problems, the draft, and the preview of the card. */
  async preview({ id, token }: OpenSet, path: string): Promise<void> {
    const [, game, slug] = /^cards\/([^/]+)\/cards\/(.+)\.yaml$/u.exec(path) ?? [];
    await Promise.all([
      this.ask(DeskDocumentDocument, { path, changeSet: id }),
      this.ask(DraftStateDocument, { id, path }),
      this.ask(CardDocument, { game, slug }, { 'rulewright-change-set': token }),
    ]);
  }

  /** Loads the differences of one document, as a reviewer does. */
  async difference({ id }: OpenSet, path: string): Promise<void> {
    await this.ask(ChangedDocumentDocument, { id, path });
  }

  /** Sends an operation of the desk as this person. */
  ask(operation: Operation, variables: Readonly<Record<string, unknown>>, more: Record<string, string> = {}) {
    return this.server.answer(textOf(operation), variables, {
      'rulewright-request': '1',
      ...(this.cookie !== '' && { cookie: this.cookie }),
      ...more,
    });
  }
}
