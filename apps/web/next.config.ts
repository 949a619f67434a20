/** Next.js: the workspace is the root, libraries are read from their source, and every answer carries the plain security headers. */
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Libraries read from their source, as their `@rulewright/source` export condition says; Turbopack does not ask tsconfig for it. */
const source = {
  '@rulewright/api-client': '../../libs/api-client/src/index.ts',
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
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The target `typecheck` checks the types; here a second check would only make `npm start` wait.
  typescript: { ignoreBuildErrors: true },
  // The head is complete for everyone: kept pages are the same whatever browser asked first.
  htmlLimitedBots: /./u,
  turbopack: { root, resolveAlias: source },
  outputFileTracingRoot: root,
  headers: () => Promise.resolve([{ source: '/:path*', headers }]),
};

/** Texts are compiled when the site is built, so that the browser needs no parser for them. */
const withMessages = createNextIntlPlugin({
  requestConfig: './i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withMessages(config);
