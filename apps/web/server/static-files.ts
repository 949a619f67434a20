/**
 * Scripts, styles and fonts of the build, served from memory because a build never changes. Scripts and styles also have compressed
 * versions.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { encodingOf } from './packed-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.map': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
  '.woff2': 'font/woff2',
};

interface Form {
  readonly headers: string[];
  readonly body: Buffer;
}

interface StaticFile {
  readonly identity: Form;
  readonly br?: Form;
  readonly gzip?: Form;
}

const PACKED = { br: '.br', gzip: '.gz' } as const;
const PREFIX = '/_next/static/';

/** Reads the files below `folder`, by request path. */
export function readStatic(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((path) => {
      const form = (file: string, encoding?: string): Form => {
        const body = readFileSync(file);
        return {
          body,
          headers: [
            ...['content-type', TYPES[extname(path)] ?? 'application/octet-stream'],
            ...(encoding === undefined ? [] : ['content-encoding', encoding]),
            ...['content-length', String(body.length)],
            ...['cache-control', 'public, max-age=31536000, immutable'],
            ...['vary', 'accept-encoding', 'x-content-type-options', 'nosniff'],
          ],
        };
      };
      const packed = Object.entries(PACKED)
        .filter(([, ending]) => existsSync(path + ending))
        .map(([encoding, ending]) => [encoding, form(path + ending, encoding)]);
      const name = PREFIX + path.slice(folder.length + 1).replaceAll('\\', '/');
      return [name, { identity: form(path), ...Object.fromEntries(packed) } as StaticFile];
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
  if (!url.startsWith(PREFIX) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const cut = url.indexOf('?');
  const file = files.get(cut < 0 ? url : url.slice(0, cut));
  if (!file) return false;
  const { headers, body } = file[encodingOf(request.headers['accept-encoding'])] ?? file.identity;
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}
