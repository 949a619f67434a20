/** Comments that no one has resolved. An admin can require that there are none before approval and publishing. */
import { readSettings } from '@rulewright/accounts';
import { CommentEntity } from '@rulewright/database';
import { IsNull, type EntityManager } from 'typeorm';
import { DeskError } from '../errors.ts';

/**
 * The error about open comments; null if there are none, or if no admin requires that they are resolved.
 * @param required the setting of the admins
 */
export const commentsProblem = (open: number, required: boolean): DeskError | null =>
  open === 0 || !required
    ? null
    : new DeskError(
        'comments-open',
        `${open === 1 ? 'One comment is' : `${open} comments are`} open. Answer and resolve ${open === 1 ? 'it' : 'them'} first.`,
        { comments: open },
      );

/** @throws DeskError `comments-open` */
export async function requireResolvedComments(manager: EntityManager, changeSet: number): Promise<void> {
  const { resolvedComments } = await readSettings(manager);
  const open = resolvedComments
    ? await manager.countBy(CommentEntity, { changeSetId: changeSet, resolvedAt: IsNull() })
    : 0;
  const problem = commentsProblem(open, resolvedComments);
  if (problem) throw problem;
}
