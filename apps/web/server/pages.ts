/** Answers requests for pages: from the cache, or through the queue from the renderer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { RELEASE_HEADER, VISITOR_HEADER } from './headers.ts';
import type { ContentVersion, KnownVersion, Version } from './content-version.ts';
import type { PageCache } from './page-cache.ts';
import { encodingOf, type PackedPage } from './packed-page.ts';
import { planOf, type CachedPlan, type Plan } from './plan.ts';
import { refuse } from './refusal.ts';
import { fetchPage, passedOn, relay } from './relay.ts';
import { Job, type RenderQueue } from './render-queue.ts';
import type { Renders } from './renderer.ts';
import { PersonalAnswerError, renderShared, type SharedAnswer } from './shared-render.ts';
import { addressOf, isPersonal, themeOf, type Theme } from './visitor.ts';

/** The number of addresses whose plans are cached, and the maximum length of such an address. */
const PLANS = 4_096;
const LONGEST_REMEMBERED = 256;
/** The queue key under which the site itself waits, to renew cached pages. */
const SITE = 'the site';
/** A cached page is no longer sent when its age exceeds its renewal time by this factor. */
const OVERDUE = 20;

const MILLISECONDS = 1_000;

export interface PagesParts {
  readonly renderer: Renders;
  readonly queue: RenderQueue;
  readonly cache: PageCache;
  readonly version: ContentVersion;
}

interface PageRender {
  readonly plan: CachedPlan;
  readonly theme: Theme;
  readonly key: string;
  /** The version of the data that the page shows. */
  readonly version: string;
  /** The visitor to whom the API charges a page with a query. The site itself is charged for the others, which are few. */
  readonly visitor: string | undefined;
}

/** The number and the date of the release, in the form that browsers store with a page. */
const releaseOf = ({ content, effectiveAt }: Version): string => `${content.split('-')[0]} ${effectiveAt}`;

const versionFor = ({ notes }: CachedPlan, version: Version): string =>
  notes ? `${version.content} ${version.notes}` : version.content;

export class Pages {
  private readonly plans = new LRUCache<string, Plan>({ max: PLANS });
  /** Pending renders, by version and page. */
  private readonly jobs = new Map<string, Job<SharedAnswer>>();

  constructor(private readonly parts: PagesParts) {}

  /** Answers a page request, or refuses it with 429 or 503. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const plan = this.planOf(request.url!);
      const reads = request.method === 'GET' || request.method === 'HEAD';
      if (plan.kind === 'passed') await this.pass(request, response);
      else if (!reads) response.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end();
      else if (plan.kind === 'rendered' || isPersonal(request.headers)) await this.render(request, response);
      else {
        const now = this.parts.version.now();
        await this.share(plan, now instanceof Promise ? await now : now, request, response);
      }
    } catch (error) {
      refuse(response, error);
    }
  }

  private planOf(url: string): Plan {
    const known = this.plans.get(url);
    if (known) return known;
    const plan = planOf(url);
    if (url.length <= LONGEST_REMEMBERED) this.plans.set(url, plan);
    return plan;
  }

  private pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    return relay(this.parts.renderer, request, response, () => this.parts.version.forget());
  }

  /** Renders a page for this visitor alone. Reads the whole answer first, so that a slow visitor does not block the renderer. */
  private async render(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const asked = { method, path: url!, headers: passedOn(headers), signal: gone.signal };
    const job = new Job(() => fetchPage(this.parts.renderer, asked));
    gone.signal.addEventListener('abort', () => job.refuse(new Error('The visitor has gone.')));
    void this.parts.queue.add(addressOf(request), job);
    const answer = await job.result;
    const hasBody = method !== 'HEAD' && answer.body.length > 0;
    response.writeHead(answer.status, { ...answer.headers, ...(hasBody && { 'content-length': answer.body.length }) });
    response.end(answer.body);
  }

  private async share(
    plan: CachedPlan,
    known: KnownVersion,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (!known.version) return this.render(request, response);
    const release = releaseOf(known.version);
    const theme = themeOf(request.headers);
    const asked = {
      plan,
      theme,
      key: `${theme} ${plan.address}`,
      version: versionFor(plan, known.version),
      visitor: plan.queried ? (request.headers[VISITOR_HEADER] as string | undefined) : undefined,
    };
    const cached = this.parts.cache.find(asked.key, plan.queried, asked.version);
    const age = cached ? (performance.now() - cached.madeAt) / MILLISECONDS : 0;
    if (cached && (plan.seconds === undefined || age < plan.seconds * OVERDUE)) {
      if (plan.seconds !== undefined && age > plan.seconds) this.renew(asked);
      response.setHeader(RELEASE_HEADER, release);
      return this.send(200, cached.page, known.stale, request, response);
    }
    const answer = await this.shared(asked, addressOf(request)).catch((error: unknown) => {
      if (error instanceof PersonalAnswerError) return null;
      throw error;
    });
    if (!answer) return this.render(request, response);
    if (answer.keep) response.setHeader(RELEASE_HEADER, release);
    await this.send(answer.status, answer.page, known.stale, request, response);
  }

  /** Renders a page that all visitors share, once for all simultaneous requests. */
  private async shared(asked: PageRender, address: string): Promise<SharedAnswer> {
    const name = `${asked.version} ${asked.key}`;
    const known = this.jobs.get(name);
    if (known) {
      // Also adds the render to this visitor's line. If that line is full, the place in the other line is enough.
      if (known.isWaiting) void this.parts.queue.add(address, known);
      return known.result;
    }
    const job = new Job(() => this.make(asked));
    this.jobs.set(name, job);
    const forget = (): boolean => this.jobs.delete(name);
    job.result.then(forget, forget);
    void this.parts.queue.add(address, job);
    return job.result;
  }

  private async make({ plan, theme, key, version, visitor }: PageRender): Promise<SharedAnswer> {
    const answer = await renderShared(this.parts.renderer, { address: plan.address, theme, visitor });
    const page = { version, madeAt: performance.now(), page: answer.page };
    if (answer.keep) this.parts.cache.store(key, plan.queried, page);
    return answer;
  }

  private renew(asked: PageRender): void {
    if (this.jobs.has(`${asked.version} ${asked.key}`)) return;
    // The cached page is sent until the renewal succeeds.
    this.shared({ ...asked, visitor: undefined }, SITE).catch(() => undefined);
  }

  private async send(
    status: number,
    page: PackedPage,
    stale: boolean,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (stale) response.setHeader('warning', '110 - "Response is Stale"');
    if (status === 200 && request.headers['if-none-match']?.includes(page.etag)) {
      response.writeHead(304, page.unchanged).end();
      return;
    }
    const encoding = encodingOf(request.headers['accept-encoding']);
    const headers = page.headers[encoding];
    if (request.method === 'HEAD') {
      response.writeHead(status, headers).end();
      return;
    }
    const body = encoding === 'identity' ? await this.parts.cache.unpacked(page) : page[encoding];
    response.writeHead(status, headers).end(body);
  }
}
