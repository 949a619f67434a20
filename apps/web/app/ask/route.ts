/** The only route from the browser to the API: takes a named operation with variables, or an anonymous query of the explorer. */
import { textNamed } from '@rulewright/api-client/server';
import { jsonBound, TEXT_LIMITS } from '@rulewright/content';
import { getTranslations } from 'next-intl/server';
import { exploreAnswer } from '../../features/developers/model/explore.ts';
import { sendable } from '../../shared/operations.ts';
import { passOnQuery } from '../../shared/visitor.ts';
import { PUBLISHED_HEADER } from '../../server/headers.ts';

interface Body {
  readonly operation?: unknown;
  readonly query?: unknown;
  readonly variables?: unknown;
}

const refuse = (message: string, status: number): Response => Response.json({ errors: [{ message }] }, { status });

function bodyOf(text: string): Body | null {
  try {
    return JSON.parse(text) as Body | null;
  } catch {
    return null;
  }
}

export async function POST(request: Request): Promise<Response> {
  const t = await getTranslations('errors.ask');
  if (!request.headers.get('content-type')?.startsWith('application/json')) return refuse(t('notJson'), 415);
  const text = await request.text();
  const deep = jsonBound(text);
  if (deep) return refuse(t('tooDeep', { most: TEXT_LIMITS.json.depth, line: deep.line, column: deep.column }), 400);
  const body = bodyOf(text);
  if (typeof body?.query === 'string') return exploreAnswer(body.query, body.variables);
  const operation = sendable(String(body?.operation));
  if (!operation) return refuse(t('unknownOperation'), 400);
  const { name, asSeen, publishes } = operation;
  const answer = await passOnQuery({ query: textNamed(name), variables: body?.variables ?? {} }, { asSeen });
  if (answer.ok && publishes) {
    const { errors } = (await answer.clone().json()) as { readonly errors?: unknown };
    // Tells the front server to show the new release at once.
    if (!errors) answer.headers.set(PUBLISHED_HEADER, '1');
  }
  return answer;
}
