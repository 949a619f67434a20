/**
 * OpenTelemetry traces, sent by OTLP over HTTP: a span for each request, with child spans for statements and jobs. Trace headers of
 * visitors are ignored, so that visitors cannot control sampling.
 */
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { RequestNotes } from '../http/request-notes.ts';
import type { EndedJob } from '../work/work.ts';
import type { EndedRequest, Statement, RequestWatcher } from './watcher.ts';

const LONGEST_TEXT = 500;

export class RequestTraces implements RequestWatcher {
  private readonly provider: BasicTracerProvider;
  private readonly spans = new WeakMap<RequestNotes, Span>();

  /** @param endpoint of the collector, such as `http://127.0.0.1:4318` */
  constructor(endpoint: string, version: string) {
    const url = `${endpoint.replace(/\/$/u, '')}/v1/traces`;
    this.provider = new BasicTracerProvider({
      resource: resourceFromAttributes({
        'service.name': process.env['OTEL_SERVICE_NAME'] || 'rulewright-api',
        'service.version': version,
      }),
      spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
    });
  }

  requestBegan(notes: RequestNotes): void {
    this.spans.set(notes, this.tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT));
  }

  requestEnded(notes: RequestNotes, { method, status, outcome }: EndedRequest): void {
    const span = this.spans.get(notes);
    if (!span) return;
    const { operation, cost, release } = notes;
    span.updateName(operation ?? method);
    span.setAttributes({
      'http.request.method': method,
      'http.response.status_code': status,
      'rulewright.outcome': outcome,
      ...(operation !== undefined && { 'graphql.operation.name': operation }),
      ...(cost !== undefined && { 'rulewright.cost': cost }),
      ...(release !== undefined && { 'rulewright.release': release }),
    });
    if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }

  statementEnded(notes: RequestNotes | undefined, { text, milliseconds, ok }: Statement): void {
    const [verb = ''] = text.trimStart().split(/\s/u, 1);
    this.past(notes, verb.toUpperCase(), milliseconds, ok, { 'db.query.text': text.slice(0, LONGEST_TEXT) });
  }

  jobEnded(notes: RequestNotes | undefined, { name, waited, ran, ok }: EndedJob): void {
    this.past(notes, `job ${name}`, ran, ok, { 'rulewright.waited_ms': Math.round(waited) });
  }

  /** Sends the remaining spans and shuts down. */
  close(): Promise<void> {
    return this.provider.shutdown();
  }

  private get tracer() {
    return this.provider.getTracer('rulewright');
  }

  /** Adds a finished span under the span of its request. Work outside a request gets no span. */
  private past(
    notes: RequestNotes | undefined,
    name: string,
    milliseconds: number,
    ok: boolean,
    attributes: Attributes,
  ): void {
    const parent = notes && this.spans.get(notes);
    if (!parent) return;
    const startTime = Date.now() - milliseconds;
    const span = this.tracer.startSpan(
      name,
      { kind: SpanKind.INTERNAL, startTime, attributes },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    if (!ok) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
}
