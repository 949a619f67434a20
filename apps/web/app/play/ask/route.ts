/** What pages of matches ask while they are open: one of these operations by name, with its variables. */
import {
  CreateMatchDocument,
  DecideDocument,
  ForkMatchDocument,
  JoinMatchDocument,
  LeaveMatchDocument,
  LiveMatchDocument,
  MatchDocument,
  MatchFrameDocument,
  MatchMomentsDocument,
  MatchNotesDocument,
  PlayRulesetDocument,
  ReadyForNextGameDocument,
  RedoDecisionDocument,
  RemoveNoteDocument,
  UndoDecisionDocument,
  WhyNotDocument,
  WriteNoteDocument,
} from '@rulewright/api-client';
import { passOn } from '../../../lib/visitor.ts';

const OPERATIONS: ReadonlyMap<string, { toString(): string }> = new Map(
  Object.entries({
    CreateMatch: CreateMatchDocument,
    Decide: DecideDocument,
    ForkMatch: ForkMatchDocument,
    JoinMatch: JoinMatchDocument,
    LeaveMatch: LeaveMatchDocument,
    LiveMatch: LiveMatchDocument,
    Match: MatchDocument,
    MatchFrame: MatchFrameDocument,
    MatchMoments: MatchMomentsDocument,
    MatchNotes: MatchNotesDocument,
    PlayRuleset: PlayRulesetDocument,
    ReadyForNextGame: ReadyForNextGameDocument,
    RedoDecision: RedoDecisionDocument,
    RemoveNote: RemoveNoteDocument,
    UndoDecision: UndoDecisionDocument,
    WhyNot: WhyNotDocument,
    WriteNote: WriteNoteDocument,
  }),
);

const refuse = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

export async function POST(request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('Send JSON.', 415);
  const body = (await request.json().catch(() => null)) as { operation?: unknown; variables?: unknown } | null;
  const document = OPERATIONS.get(String(body?.operation));
  if (!document) return refuse('There is no such operation.', 400);
  return passOn('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: document.toString(), variables: body?.variables ?? {} }),
  });
}
