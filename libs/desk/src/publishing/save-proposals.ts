/** Saves many documents in a change set at once, such as the cards of an adoption. It saves all or none. */
import { recordAudit, type Actor } from '@rulewright/accounts';
import { textHash } from '@rulewright/content';
import { ChangeSetDocumentEntity, hashesIn, inTransaction } from '@rulewright/database';
import { In, type DataSource } from 'typeorm';
import {
  documentsOf,
  now,
  readSetAt,
  releaseNumber,
  subjectOf,
  touch,
  type ChangeSet,
} from '../change-sets/change-sets.ts';
import { checkDocument, MOST_DOCUMENTS, requireDraft, requireGame } from '../change-sets/drafts.ts';
import type { ProposedText } from '../content/desk-content.ts';
import { DeskError } from '../errors.ts';

/** The maximum number of drafts in one SQL statement. */
const AT_ONCE = 100;

/**
 * @param version the version of the change set that the proposals are based on
 * @param proposed texts, or null for a document to remove. A text without changes removes the document from the change set.
 * @param sentence the sentence for the audit log
 * @throws DeskError `bad-path`, `bad-text`, `unknown-change-set`, `wrong-state`, `set-changed`, `nothing-changed`
 */
export async function saveProposals(
  database: DataSource,
  actor: Actor,
  id: number,
  version: number,
  proposed: readonly ProposedText[],
  sentence: string,
): Promise<ChangeSet> {
  if (proposed.length === 0) throw new DeskError('nothing-changed', 'Nothing changes, so nothing was saved.');
  for (const { path, text } of proposed) checkDocument(path, text);
  return inTransaction(database, async (runner) => {
    const { manager } = runner;
    const set = await readSetAt(manager, id, version);
    requireDraft(set);
    for (const { path } of proposed) requireGame(set, path);
    const released = await hashesIn(runner, await releaseNumber(runner));
    const held = new Map((await documentsOf(manager, id)).map((one) => [one.path, one]));
    const paths = proposed.map(({ path }) => path);
    const drafts = proposed.flatMap(({ path, text }): ChangeSetDocumentEntity[] => {
      const base = held.get(path)?.baseHash ?? released.get(path) ?? null;
      if (text === null ? base === null : textHash(text) === base) return [];
      const next = (held.get(path)?.version ?? 0) + 1;
      return [{ changeSetId: id, path, text, baseHash: base, version: next, updatedAt: now(), updatedBy: actor.label }];
    });
    const others = [...held.keys()].filter((path) => !paths.includes(path)).length;
    if (others + drafts.length > MOST_DOCUMENTS)
      throw new DeskError(
        'bad-text',
        `A change set has at most ${MOST_DOCUMENTS} documents, and this would be ${others + drafts.length}. Adopt so many cards with the command rw adopt.`,
      );
    for (let from = 0; from < paths.length; from += AT_ONCE)
      await manager.delete(ChangeSetDocumentEntity, { changeSetId: id, path: In(paths.slice(from, from + AT_ONCE)) });
    for (let from = 0; from < drafts.length; from += AT_ONCE)
      await manager.insert(ChangeSetDocumentEntity, drafts.slice(from, from + AT_ONCE));
    await touch(manager, set);
    await recordAudit(manager, actor, {
      action: 'adopt',
      subject: subjectOf(set),
      sentence,
      details: { paths: paths.slice(0, 200) },
    });
    return { set, documents: await documentsOf(manager, id) };
  });
}
