/** Runs a query of the explorer as an anonymous visitor, without the visitor's key or session. Refuses mutations. */
import 'server-only';
import { postRaw } from '@rulewright/api-client';
import { jsonBound } from '@rulewright/content';
import { GraphQLError, Kind, OperationTypeNode, parse } from 'graphql';
import { getTranslations } from 'next-intl/server';
import type { Translator } from '../../../i18n/translator.ts';
import { API } from '../../../shared/api-address.ts';
import { siteHeaders } from '../../../shared/site-identity.ts';
import { variablesOf } from './variables.ts';

type Words = Translator<'developers.explore'>;

export interface ExplorerAnswer {
  /** The answer as formatted JSON; null if the query was not sent. */
  readonly text: string | null;
  /** The reason why the query was not sent. */
  readonly refusal: string | null;
}

/** The maximum length of a query in characters. Longer ones do not fit into an address. */
const LONGEST = 8_000;
const PATIENCE = 10_000;
/** The maximum number of characters of an answer that a page shows. */
const SHOWN = 100_000;

const refuse = (refusal: string): ExplorerAnswer => ({ text: null, refusal });

/** The reason not to send a query, or null. */
function problemOf(query: string, t: Words): string | null {
  if (query.length > LONGEST) return t('tooLong', { length: query.length, most: LONGEST });
  try {
    const only = parse(query).definitions.every(
      (one) => one.kind !== Kind.OPERATION_DEFINITION || one.operation === OperationTypeNode.QUERY,
    );
    return only ? null : t('mutation');
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const [place] = error.locations ?? [];
    return place ? t('place', { line: place.line, column: place.column, message: error.message }) : error.message;
  }
}

const shortened = (text: string, t: Words): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}\n… ${t('more', { count: text.length - SHOWN })}`;

/**
 * Sends a query to the API without any data of the visitor.
 * @throws ApiError if the API does not answer
 */
async function send(query: string, variables: object): Promise<object> {
  const { answer } = await postRaw<object>(API, {
    headers: { 'content-type': 'application/json', ...(await siteHeaders()) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  return answer;
}

/** Runs the query of a page's address. Refusals of the API are part of the answer. */
export async function explore(query: string, variables: string): Promise<ExplorerAnswer> {
  const t = await getTranslations('developers.explore');
  const problem = problemOf(query, t);
  if (problem !== null) return refuse(problem);
  const values = variablesOf(variables);
  if (values === null || jsonBound(variables)) return refuse(t('variables'));
  try {
    return { text: shortened(JSON.stringify(await send(query, values), null, 2), t), refusal: null };
  } catch {
    return refuse(t('unreachable'));
  }
}

/** Runs a query for the scripted explorer. Responds with the API's answer, or with `{ refusal }`. */
export async function exploreAnswer(query: string, variables: unknown): Promise<Response> {
  const t = await getTranslations('developers.explore');
  const problem = problemOf(query, t);
  if (problem !== null) return Response.json({ refusal: problem }, { status: 400 });
  const values = variables ?? {};
  if (typeof values !== 'object' || Array.isArray(values))
    return Response.json({ refusal: t('variables') }, { status: 400 });
  try {
    return Response.json(await send(query, values));
  } catch {
    return Response.json({ refusal: t('unreachable') }, { status: 502 });
  }
}
