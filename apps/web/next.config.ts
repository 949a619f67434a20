/**
 * The Next.js configuration: the workspace is the root, libraries are compiled from source, and every answer has basic security headers.
 */
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Paths of libraries to compile from source, the same as their `@rulewright/source` export condition. Turbopack does not read that
 * condition from tsconfig.
 */
const source = {
  '@rulewright/api-client': '../../libs/api-client/src/index.ts',
  '@rulewright/api-client/client': '../../libs/api-client/src/lean.ts',
  '@rulewright/api-client/server': '../../libs/api-client/src/server.ts',
  '@rulewright/ui': '../../libs/ui/src/index.ts',
  '@rulewright/ui/deck': '../../libs/ui/src/deck/index.ts',
  '@rulewright/ui/table': '../../libs/ui/src/table/index.ts',
  '@rulewright/ui/lab': '../../libs/ui/src/lab/index.ts',
  '@rulewright/ui/feedback': '../../libs/ui/src/feedback/index.ts',
};

const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

/**
 * The compiler's cache makes the next build faster, but a build that has to fill it takes a third more processor time. A checkout of
 * a continuous integration builds once.
 */
const cache = process.env['CI'] ? { turbopackFileSystemCacheForBuild: false } : {};

const config: NextConfig = {
  experimental: cache,
  poweredByHeader: false,
  reactStrictMode: true,
  // The stage `types` of `npm test` checks the types. A second check here would only delay `npm start`.
  typescript: { ignoreBuildErrors: true },
  // Puts all metadata into the head for every user agent, because a cached page is the same for all visitors.
  htmlLimitedBots: /./u,
  turbopack: { root, resolveAlias: source },
  outputFileTracingRoot: root,
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers },
      { source: '/((?!embed/).*)', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    ]),
};

/** Compiles the message catalogues during the build, so that the browser needs no message parser. */
const withMessages = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withMessages(config);
