/** Snapshots of change sets. A match started under a change set keeps its snapshot, so later edits do not affect it. */
import { contentHash } from '@rulewright/content';
import { inTransaction, jsonColumn, ProposalEntity, type ChangeSetEntity } from '@rulewright/database';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { now } from './change-sets.ts';
import { proposalHash, type ProposedText } from '../content/desk-content.ts';

/** The documents of a change set at one time, on top of a release. */
export interface Proposal {
  readonly id: string;
  readonly release: number;
  readonly changeSet: number;
  /** The title of the change set. */
  readonly title: string;
  readonly documents: readonly ProposedText[];
}

/** Makes a snapshot of a change set on top of a release, without storing it. */
export function proposalOf(
  { id, title }: Pick<ChangeSetEntity, 'id' | 'title'>,
  documents: readonly ProposedText[],
  release: number,
): Proposal {
  return {
    id: contentHash({ release, changeSet: id, documents: proposalHash(documents) }),
    release,
    changeSet: id,
    title,
    documents,
  };
}

const documentsColumn = jsonColumn<readonly ProposedText[]>(
  'proposals',
  'documents',
  z.array(z.object({ path: z.string(), text: z.string().nullable() })),
);

export class Proposals {
  constructor(private readonly database: DataSource) {}

  /** Stores a snapshot. Does nothing if the same one is stored already. */
  async keep({ id, release, changeSet, title, documents }: Proposal): Promise<void> {
    if (await this.database.manager.existsBy(ProposalEntity, { id })) return;
    const row = {
      id,
      release,
      changeSetId: changeSet,
      title,
      documents: documentsColumn.write(documents),
      createdAt: now(),
    };
    await inTransaction(this.database, async ({ manager }) => {
      if (!(await manager.existsBy(ProposalEntity, { id }))) await manager.insert(ProposalEntity, row);
    });
  }

  async find(id: string): Promise<Proposal | null> {
    const proposal = await this.database.manager.findOneBy(ProposalEntity, { id });
    if (!proposal) return null;
    const documents = documentsColumn.read(proposal.documents, id);
    return { id, release: proposal.release, changeSet: proposal.changeSetId, title: proposal.title, documents };
  }
}
