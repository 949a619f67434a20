/** The events that metrics and traces receive, and the hooks that report them. Without watchers, no hook is installed. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { AfterQueryEvent, DataSource, EntitySubscriberInterface } from 'typeorm';
import { notesOf, type RequestNotes } from '../http/request-notes.ts';
import { requestNotes } from '../http/request-scope.ts';
import type { EndedJob, Work } from '../work/work.ts';

/** How a request ended: `failed` is a server error, `refused` a client error, `left` means that the client disconnected early. */
type Outcome = 'ok' | 'refused' | 'failed' | 'left';

export interface EndedRequest {
  readonly method: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly outcome: Outcome;
}

export interface Statement {
  /** SQL with placeholders, without the values. */
  readonly text: string;
  readonly milliseconds: number;
  readonly ok: boolean;
}

export interface RequestWatcher {
  /** A request arrived. Its notes are filled in while it is processed. */
  requestBegan?(notes: RequestNotes): void;
  requestEnded(notes: RequestNotes, request: EndedRequest): void;
  /** A statement or a job ended. `notes` are those of its request; undefined outside a request. */
  statementEnded(notes: RequestNotes | undefined, statement: Statement): void;
  jobEnded(notes: RequestNotes | undefined, job: EndedJob): void;
  close(): Promise<void>;
}

function outcomeOf({ errors }: RequestNotes, { statusCode, writableFinished }: ServerResponse): Outcome {
  if (!writableFinished) return 'left';
  if (statusCode >= 500 || errors === 'failed') return 'failed';
  return statusCode >= 400 || errors === 'refused' ? 'refused' : 'ok';
}

/** Reports every request except the `ignored` ones: those that monitors send every few seconds. */
export function watchRequests(
  watchers: readonly RequestWatcher[],
  ignored: (request: IncomingMessage) => boolean,
): RequestHandler {
  return (request, response, next) => {
    if (ignored(request)) return next();
    const notes = notesOf(request);
    const began = performance.now();
    for (const watcher of watchers) watcher.requestBegan?.(notes);
    response.once('close', () => {
      const outcome = outcomeOf(notes, response);
      const ended = {
        method: request.method,
        status: response.statusCode,
        milliseconds: performance.now() - began,
        outcome,
      };
      for (const watcher of watchers) watcher.requestEnded(notes, ended);
    });
    next();
  };
}

/** Reports each statement of a database. */
class Statements implements EntitySubscriberInterface {
  constructor(private readonly watchers: readonly RequestWatcher[]) {}

  afterQuery({ query, executionTime = 0, success }: AfterQueryEvent): void {
    const statement = { text: query, milliseconds: executionTime, ok: success };
    for (const watcher of this.watchers) watcher.statementEnded(requestNotes(), statement);
  }
}

/** Reports all jobs, and the SQL statements of the main thread. */
export function watchWork(watchers: readonly RequestWatcher[], database: DataSource, work: Work): void {
  database.subscribers.push(new Statements(watchers));
  work.onEnd = (job) => {
    for (const watcher of watchers) watcher.jobEnded(requestNotes(), job);
  };
}
