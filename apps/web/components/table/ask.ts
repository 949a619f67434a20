/** How a page of a match asks, in the browser: an operation by its name. */
'use client';
import type {
  AlwaysAskMutation,
  AlwaysAskMutationVariables,
  CreateMatchMutation,
  CreateMatchMutationVariables,
  DecideMutation,
  DecideMutationVariables,
  ForkMatchMutation,
  ForkMatchMutationVariables,
  JoinMatchMutation,
  JoinMatchMutationVariables,
  LeaveMatchMutation,
  LeaveMatchMutationVariables,
  LiveMatchQuery,
  LiveMatchQueryVariables,
  MatchFrameQuery,
  MatchFrameQueryVariables,
  MatchMomentsQuery,
  MatchMomentsQueryVariables,
  MatchNotesQuery,
  MatchNotesQueryVariables,
  MatchQuery,
  MatchQueryVariables,
  PlayRulesetQuery,
  PlayRulesetQueryVariables,
  ReadyForNextGameMutation,
  ReadyForNextGameMutationVariables,
  RedoDecisionMutation,
  RedoDecisionMutationVariables,
  RemoveNoteMutation,
  RemoveNoteMutationVariables,
  SaveDeckMutation,
  SaveDeckMutationVariables,
  SendMessageMutation,
  SendMessageMutationVariables,
  UndoDecisionMutation,
  UndoDecisionMutationVariables,
  WhyNotQuery,
  WhyNotQueryVariables,
  WriteNoteMutation,
  WriteNoteMutationVariables,
} from '@rulewright/api-client';
import { ApiError, type ApiProblem } from '@rulewright/api-client';

interface Operations {
  AlwaysAsk: [AlwaysAskMutationVariables, AlwaysAskMutation];
  CreateMatch: [CreateMatchMutationVariables, CreateMatchMutation];
  Decide: [DecideMutationVariables, DecideMutation];
  ForkMatch: [ForkMatchMutationVariables, ForkMatchMutation];
  JoinMatch: [JoinMatchMutationVariables, JoinMatchMutation];
  LeaveMatch: [LeaveMatchMutationVariables, LeaveMatchMutation];
  LiveMatch: [LiveMatchQueryVariables, LiveMatchQuery];
  Match: [MatchQueryVariables, MatchQuery];
  MatchFrame: [MatchFrameQueryVariables, MatchFrameQuery];
  MatchMoments: [MatchMomentsQueryVariables, MatchMomentsQuery];
  MatchNotes: [MatchNotesQueryVariables, MatchNotesQuery];
  PlayRuleset: [PlayRulesetQueryVariables, PlayRulesetQuery];
  ReadyForNextGame: [ReadyForNextGameMutationVariables, ReadyForNextGameMutation];
  RedoDecision: [RedoDecisionMutationVariables, RedoDecisionMutation];
  RemoveNote: [RemoveNoteMutationVariables, RemoveNoteMutation];
  SaveDeck: [SaveDeckMutationVariables, SaveDeckMutation];
  SendMessage: [SendMessageMutationVariables, SendMessageMutation];
  UndoDecision: [UndoDecisionMutationVariables, UndoDecisionMutation];
  WhyNot: [WhyNotQueryVariables, WhyNotQuery];
  WriteNote: [WriteNoteMutationVariables, WriteNoteMutation];
}

interface Answer<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly ApiProblem[];
}

/** Sends an operation. @throws ApiError */
export async function ask<Name extends keyof Operations>(
  operation: Name,
  variables: Operations[Name][0],
): Promise<Operations[Name][1]> {
  return answerOf<Operations[Name][1]>(
    fetch('/play/ask', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'rulewright-request': '1' },
      body: JSON.stringify({ operation, variables }),
    }),
  ).then((answer) => {
    if (!answer.data) throw new ApiError('bad-answer', 'The answer has no data.');
    return answer.data;
  });
}

/** Sends the text of a replay; what comes back is the match that it became. @throws ApiError */
export async function openReplay(text: string): Promise<{ match: string; divergence: string | null }> {
  const sent = fetch('/play/open', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: text });
  return (await answerOf(sent)) as { match: string; divergence: string | null };
}

async function answerOf<Data>(sent: Promise<Response>): Promise<Answer<Data>> {
  const answer = await sent
    .then((response) => response.json() as Promise<Answer<Data>>)
    .catch((cause: unknown) => {
      throw new ApiError('unreachable', 'The site gave no answer.', [], { cause });
    });
  if (answer.errors?.length) throw new ApiError('refused', answer.errors[0]!.message, answer.errors);
  return answer;
}
