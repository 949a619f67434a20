/** The typed client for browsers and servers. Sends each document by POST with a time limit and reports failures as `ApiError`. */
import { nameOf, type TypedDocument } from './documents.ts';
import { ApiClientError, type ApiProblem } from './errors.ts';

export interface ClientOptions {
  /** Milliseconds after which a request fails. The default is 10,000. */
  readonly timeout?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The default is the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Whether small requests are completed even if the page is closed. */
  readonly keepalive?: boolean;
  /** Creates the body of a request. By default the body has the name of the operation and its variables. */
  readonly write?: (document: TypedDocument<unknown, unknown>, variables: unknown) => object;
}

export interface RequestOptions {
  /** Aborts the request, which then fails with the reason of the signal. */
  readonly signal?: AbortSignal;
}

export interface Client {
  /**
   * Sends a document and returns its data.
   * @throws ApiError `timeout`, `unreachable`, `bad-answer` (not GraphQL) or `refused` (the answer contains errors).
   */
  request<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: RequestOptions,
  ): Promise<Result>;
}

/** A GraphQL response. */
export interface GraphQLAnswer<Result = unknown> {
  readonly data?: Result | null;
  readonly errors?: readonly ApiProblem[];
}

/** The largest body to send with `keepalive`, a little below the browsers' limit of 64 KiB. */
const LONGEST_KEPT_ALIVE = 60_000;

const byName = (document: TypedDocument<unknown, unknown>, variables: unknown): object => ({
  operation: nameOf(document),
  variables,
});

/** A client for the site's `/ask`, or for the API itself with the `write` function of `server.ts`. */
export function createClient(url: string, options: ClientOptions = {}): Client {
  const { timeout = 10_000, headers = {}, fetch: send, keepalive = false, write = byName } = options;
  return {
    async request<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      { signal }: RequestOptions = {},
    ): Promise<Result> {
      const body = JSON.stringify(write(document as TypedDocument<unknown, unknown>, variables));
      const limit = AbortSignal.timeout(timeout);
      const init = {
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
          ...headers,
        },
        body,
        keepalive: keepalive && body.length < LONGEST_KEPT_ALIVE,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      };
      const { answer, status } = await post<GraphQLAnswer<Result>>(url, init, send).catch((error: unknown) => {
        throw signal?.aborted ? signal.reason : error;
      });
      if (answer.data == null) throw new ApiClientError('bad-answer', `The API answered ${status} without data.`);
      return answer.data;
    },
  };
}

export interface ApiExchange<Answer> {
  readonly answer: Answer;
  readonly status: number;
}

/**
 * Sends one POST and reads its answer as JSON.
 * @throws ApiError `timeout`, `unreachable`, `bad-answer` (not JSON) or `refused` (the answer contains errors)
 */
export async function post<Answer extends object>(
  url: string,
  init: RequestInit,
  send?: typeof fetch,
): Promise<ApiExchange<Answer>> {
  const exchange = await postRaw<Answer & GraphQLAnswer>(url, init, send);
  const { errors } = exchange.answer;
  if (errors?.length) throw new ApiClientError('refused', errors[0]!.message, errors);
  return exchange;
}

/** Like `post`, but errors are part of the answer. @throws ApiError `timeout`, `unreachable` or `bad-answer` */
export async function postRaw<Answer extends object>(
  url: string,
  init: RequestInit,
  send: typeof fetch = fetch,
): Promise<ApiExchange<Answer>> {
  const response = await send(url, { method: 'POST', cache: 'no-store', ...init }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new ApiClientError('timeout', 'The API did not answer in time.', [], { cause: error });
    throw new ApiClientError('unreachable', 'The API cannot be reached.', [], { cause: error });
  });
  const { status } = response;
  const answer = (await response.json().catch((error: unknown) => {
    throw new ApiClientError('bad-answer', `The API answered ${status} with something other than JSON.`, [], {
      cause: error,
    });
  })) as Answer | null;
  if (!answer) throw new ApiClientError('bad-answer', `The API answered ${status} with nothing.`);
  return { answer, status };
}
