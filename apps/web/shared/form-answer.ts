/** Answers forms that work without scripts: forwards their request to the API and redirects the reader. */
import 'server-only';
import type { NamedDocument } from '@rulewright/api-client';
import { textOf } from '@rulewright/api-client/server';
import { getTranslations } from 'next-intl/server';
import { headers as requestHeaders } from 'next/headers';
import { markOfForm } from './own-request.ts';
import { passOnQuery } from './visitor.ts';

interface FormAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string }[];
}

/** Forwards the request of a plain form. Redirects the reader to `to(data)`, or to `refused(message)` if the API refuses. */
export async function formAnswer(
  document: NamedDocument,
  variables: unknown,
  to: (data: Readonly<Record<string, unknown>>) => string,
  refused: (message: string) => string,
): Promise<Response> {
  const answer = await passOnQuery(
    { query: textOf(document), variables },
    { headers: markOfForm(await requestHeaders()) },
  );
  const { data, errors } = (await answer.json().catch(() => ({}))) as FormAnswer;
  const problem = errors?.[0]?.message ?? (data ? null : (await getTranslations('errors.ask'))('noAnswer'));
  // A relative address, because this server does not know its own public host name.
  const headers = new Headers({ location: problem === null ? to(data!) : refused(problem) });
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
