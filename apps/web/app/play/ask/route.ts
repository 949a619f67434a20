/** What pages of matches ask while they are open: one of these operations by name, with its variables. */
import {
  AlwaysAskDocument,
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
  SaveDeckDocument,
  SendMessageDocument,
  UndoDecisionDocument,
  WhyNotDocument,
  WriteNoteDocument,
} from '@rulewright/api-client';
import { perspective, perspectiveHeaders } from '../../../lib/perspective.ts';
import { passOn } from '../../../lib/visitor.ts';

const OPERATIONS: ReadonlyMap<string, { toString(): string }> = new Map(
  Object.entries({
    AlwaysAsk: AlwaysAskDocument,
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
    SaveDeck: SaveDeckDocument,
    SendMessage: SendMessageDocument,
    UndoDecision: UndoDecisionDocument,
    WhyNot: WhyNotDocument,
    WriteNote: WriteNoteDocument,
  }),
);

/** What is asked before a match is there; it may be set up as if a change set were published. A match keeps to its own state. */
const BEFORE = new Set(['CreateMatch', 'PlayRuleset']);

const refuse = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

export async function POST(request: Request): Promise<Response> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse('Send JSON.', 415);
  const body = (await request.json().catch(() => null)) as { operation?: unknown; variables?: unknown } | null;
  const document = OPERATIONS.get(String(body?.operation));
  if (!document) return refuse('There is no such operation.', 400);
  const seen = BEFORE.has(String(body?.operation)) ? perspectiveHeaders(await perspective()) : {};
  return passOn('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...seen },
    body: JSON.stringify({ query: document.toString(), variables: body?.variables ?? {} }),
  });
}
