/** A small typed client: one POST for each document, with a time limit, and failures as `ApiError`. */
import type { TypedDocumentString } from './generated/graphql.ts';
import { ApiError, type ApiProblem } from './errors.ts';

export interface ClientOptions {
  /** Milliseconds until a request is given up; 10 000 if not said. */
  readonly timeout?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** For tests; the global `fetch` if not said. */
  readonly fetch?: typeof fetch;
}

export interface Client {
  /**
   * Sends a document and returns its data.
   * @throws ApiError `timeout`, `unreachable`, `bad-answer` (not GraphQL) or `refused` (the answer holds errors).
   */
  request<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result>;
}

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly ApiProblem[];
}

/** A client of the GraphQL endpoint at `url`. */
export function createClient(url: string, options: ClientOptions = {}): Client {
  const { timeout = 10_000, headers = {}, fetch: send = fetch } = options;
  return {
    async request<Result, Variables>(
      document: TypedDocumentString<Result, Variables>,
      variables: Variables,
    ): Promise<Result> {
      const response = await post(send, url, {
        method: 'POST',
        headers: {
          accept: 'application/graphql-response+json, application/json',
          'content-type': 'application/json',
          ...headers,
        },
        body: JSON.stringify({ query: document.toString(), variables }),
        cache: 'no-store',
        signal: AbortSignal.timeout(timeout),
      });
      const answer = await readAnswer<Result>(response);
      if (answer.errors?.length) throw new ApiError('refused', answer.errors[0]!.message, answer.errors);
      if (answer.data == null) throw new ApiError('bad-answer', `The API answered ${response.status} without data.`);
      return answer.data;
    },
  };
}

async function post(send: typeof fetch, url: string, init: RequestInit): Promise<Response> {
  try {
    return await send(url, init);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new ApiError('timeout', 'The API did not answer in time.', [], { cause: error });
    }
    throw new ApiError('unreachable', 'The API cannot be reached.', [], { cause: error });
  }
}

async function readAnswer<Result>(response: Response): Promise<Answer<Result>> {
  try {
    return (await response.json()) as Answer<Result>;
  } catch (error) {
    throw new ApiError('bad-answer', `The API answered ${response.status} with something other than JSON.`, [], {
      cause: error,
    });
  }
}
