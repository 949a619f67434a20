/**
 * Files of the build, served from memory because a build never changes. Scripts, styles and fonts of pages get a new name with each
 * change, so browsers cache them. The service worker, the engine, the element for other sites and the icons keep their names, so browsers
 * check them each time. Scripts and styles also have compressed versions.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { encodingOf } from './packed-page.ts';
import { policy } from './policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.png': 'image/png',
  '.map': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.woff2': 'font/woff2',
};

interface EncodedFile {
  readonly headers: string[];
  readonly body: Buffer;
}

interface StaticFile {
  readonly etag: string;
  readonly identity: EncodedFile;
  readonly br?: EncodedFile;
  readonly gzip?: EncodedFile;
}

const PACKED = { br: '.br', gzip: '.gz' } as const;
/** The path prefix of the files of pages. */
const PAGES = '/_next/static/';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, no-cache';

/** The files of a build by request path. @param pages the folder of page files @param browser the folder of the service worker and icons */
export const readStatic = (pages: string, browser: string): ReadonlyMap<string, StaticFile> =>
  new Map([...readFolder(pages, PAGES, FOR_GOOD), ...readFolder(browser, '/', ASK_AGAIN)]);

function readFolder(folder: string, prefix: string, caching: string): ReadonlyMap<string, StaticFile> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((path) => {
      const etag = `"${createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 27)}"`;
      const form = (file: string, encoding?: string): EncodedFile => {
        const body = readFileSync(file);
        return {
          body,
          headers: [
            ...['content-type', TYPES[extname(path)] ?? 'application/octet-stream'],
            ...(encoding === undefined ? [] : ['content-encoding', encoding]),
            ...['content-length', String(body.length)],
            ...['cache-control', caching],
            // The policy of its script applies to a worker.
            ...(caching === ASK_AGAIN ? ['etag', etag, 'content-security-policy', policy([], [])] : []),
            ...['vary', 'accept-encoding', 'x-content-type-options', 'nosniff'],
          ],
        };
      };
      const packed = Object.entries(PACKED)
        .filter(([, ending]) => existsSync(path + ending))
        .map(([encoding, ending]) => [encoding, form(path + ending, encoding)]);
      const name = prefix + path.slice(folder.length + 1).replaceAll('\\', '/');
      return [name, { etag, identity: form(path), ...Object.fromEntries(packed) } as StaticFile];
    }),
  );
}

/** Answers a request for one of the files. Returns false for any other request. */
export function answerStatic(
  files: ReadonlyMap<string, StaticFile>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const url = request.url!;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const cut = url.indexOf('?');
  const file = files.get(cut < 0 ? url : url.slice(0, cut));
  if (!file) return false;
  if (request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, { etag: file.etag }).end();
    return true;
  }
  const { headers, body } = file[encodingOf(request.headers['accept-encoding'])] ?? file.identity;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
