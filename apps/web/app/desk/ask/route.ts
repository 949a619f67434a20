/** What the pages of accounts and of the desk ask while they are open: one of these operations by name, with variables. */
import * as documents from '@rulewright/api-client';
import { passOnAsPerson } from '../../../lib/session.ts';
import { PUBLISHED_HEADER } from '../../../server/headers.ts';

const OPERATIONS = [
  'AcceptInvitation',
  'AddComment',
  'Approve',
  'CancelChecks',
  'ChangeName',
  'ChangePassword',
  'CheckRun',
  'CreateChangeSet',
  'DeleteDeck',
  'DeskDocument',
  'DescribeChangeSet',
  'DocumentTemplate',
  'DraftState',
  'ImportFiles',
  'Invite',
  'MergeDocument',
  'Publish',
  'RemoveDocument',
  'RenameDeck',
  'Reopen',
  'RequestReview',
  'ResolveComment',
  'RevertDocument',
  'RevokeInvitation',
  'Rollback',
  'RunChecks',
  'SaveDraft',
  'Schedule',
  'SendBack',
  'SetDisabled',
  'SetRole',
  'SetSelfApproval',
  'SignIn',
  'SignOut',
  'SignOutEverywhere',
  'Unschedule',
  'Withdraw',
] as const;

const TEXTS: ReadonlyMap<string, string> = new Map(
  OPERATIONS.map((name) => [name, documents[`${name}Document`].toString()]),
);

/** Operations that make a release. */
const PUBLISHING = new Set<unknown>(['Publish', 'Rollback']);

const refuse = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

export async function POST(request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('Send JSON.', 415);
  const body = (await request.json().catch(() => null)) as { operation?: unknown; variables?: unknown } | null;
  const query = TEXTS.get(String(body?.operation));
  if (query === undefined) return refuse('There is no such operation.', 400);
  const answer = await passOnAsPerson({ query, variables: body?.variables ?? {} });
  if (answer.ok && PUBLISHING.has(body?.operation)) {
    const { errors } = (await answer.clone().json()) as { readonly errors?: unknown };
    // The front shows the release at once.
    if (!errors) answer.headers.set(PUBLISHED_HEADER, '1');
  }
  return answer;
}
