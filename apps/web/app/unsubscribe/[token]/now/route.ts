/** The button of a mail program (RFC 8058): its request ends the mails, without a page and without cookies. */
import { textNamed } from '@rulewright/api-client/server';
import { passOnQuery } from '../../../../lib/visitor.ts';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const answer = await passOnQuery({ query: textNamed('Unsubscribe'), variables: { token } }, { asSeen: false });
  return new Response(null, { status: answer.ok ? 204 : answer.status });
}
