/** Requests of the pages of the lab, passed on to the API with the address that they came from: games are counted by it. */
import 'server-only';
import { passOn } from '../visitor.ts';

export function passOnFrom(request: Request, document: { toString(): string }, variables: unknown): Promise<Response> {
  const address = request.headers.get('x-forwarded-for');
  return passOn('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(address !== null && { 'x-forwarded-for': address }) },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Passes on what an ordinary form asks for, and sends the reader to a page: `to` of what came back, or `refused` of the refusal. */
export async function formAnswer(
  request: Request,
  document: { toString(): string },
  variables: unknown,
  to: (data: Readonly<Record<string, unknown>>) => string,
  refused: (message: string) => string,
): Promise<Response> {
  const answer = await passOnFrom(request, document, variables);
  const { data, errors } = (await answer.json().catch(() => ({}))) as Answer;
  const problem = errors?.[0]?.message ?? (data ? null : 'The site gave no answer. Try again.');
  // A relative address, since only the reader's browser knows the name of this host.
  const headers = new Headers({ location: problem === null ? to(data!) : refused(problem) });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
