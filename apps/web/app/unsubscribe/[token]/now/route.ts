/** The one-click unsubscribe of mail programs (RFC 8058). The request stops the mails, without a page or cookies. */
import { textNamed } from '@rulewright/api-client/server';
import { passOnQuery } from '../../../../shared/visitor.ts';

interface Context {
  readonly params: Promise<{ readonly token: string }>;
}

export async function POST(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params;
  const answer = await passOnQuery({ query: textNamed('Unsubscribe'), variables: { token } }, { asSeen: false });
  return new Response(null, { status: answer.ok ? 204 : answer.status });
}
