/** The configuration from environment variables. An invalid value stops the program before anything starts. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import proxyaddr from 'proxy-addr';
import { z } from 'zod';
import type { MetricsAddress } from '@rulewright/metrics';
import type { Setup } from './base/setup.ts';
import { checkSetup, SETUP_VARIABLES, setupOf } from './base/setup-variables.ts';

const aPort = 'a port is a whole number from 0 to 65535';

/** Accepts `loopback`, `linklocal`, `uniquelocal`, an address, or a range of addresses such as `10.0.0.0/8`. */
function isProxy(text: string): boolean {
  try {
    proxyaddr.compile(text);
    return true;
  } catch {
    return false;
  }
}

const variables = z.object({
  ...SETUP_VARIABLES,
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, aPort)
    .transform(Number)
    .refine((port) => port < 65536, aPort)
    .default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  MIGRATE: z.enum(['true', 'false']).default('false'),
  LAB_THREADS: z
    .string()
    .regex(/^\d{1,3}$/, 'the threads of the lab are a whole number from 0 to 256')
    .transform(Number)
    .refine((threads) => threads <= 256, 'the threads of the lab are a whole number from 0 to 256')
    // Leaves one core free for requests.
    .default(Math.max(1, availableParallelism() - 1)),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((list) => list.every(isProxy), 'trusted proxies are addresses or ranges, such as loopback, 10.0.0.0/8')
    .default([]),
  SITE_SECRET: z.string().min(16, 'the secret of the site has at least 16 characters').optional(),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, aPort)
    .transform(Number)
    .refine((port) => port < 65536, aPort)
    .optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('the collector of traces is an address such as http://127.0.0.1:4318').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

const schema = variables.superRefine(checkSetup);

export interface ApiConfig {
  /** 0 selects any free port. */
  readonly port: number;
  readonly host: string;
  /** Either the `url` of a PostgreSQL server or the `file` of the embedded database. */
  readonly database: { readonly url?: string; readonly file?: string };
  /** The folder for the files that this program writes. */
  readonly dataFolder: string;
  /** Whether to migrate the database to this version on startup. */
  readonly migrate: boolean;
  /** The number of threads that play lab runs. With 0, only `rw worker` processes play them. */
  readonly labThreads: number;
  /** Addresses and ranges of the proxies in front of the API. Their X-Forwarded-For header is trusted. */
  readonly trustedProxies: readonly string[];
  /** The secret by which the site proves that a request comes from it. The site sends requests on behalf of visitors. */
  readonly siteSecret?: string;
  /** The address where Prometheus scrapes metrics, separate from the public port. Without it, no metrics are served. */
  readonly metrics?: MetricsAddress;
  /** The collector that receives traces. Without it, no traces are sent. */
  readonly tracesEndpoint?: string;
  readonly logLevel: string;
  /** The features that the operator has switched on. */
  readonly setup: Setup;
}

export { setupSentences } from './base/setup-sentences.ts';

/** Environment variables that cannot be used, one sentence each. */
export class ConfigError extends Error {}

/** Reads the configuration. Empty variables count as not set. @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv): ApiConfig {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { PORT, HOST, DATABASE_URL, DATA_DIR, MIGRATE, LAB_THREADS, TRUSTED_PROXIES, SITE_SECRET, LOG_LEVEL } =
    parsed.data;
  const { METRICS_PORT, METRICS_HOST, OTEL_EXPORTER_OTLP_ENDPOINT } = parsed.data;
  const database = DATABASE_URL ? { url: DATABASE_URL } : { file: join(DATA_DIR, 'rulewright.sqlite') };
  return {
    port: PORT,
    host: HOST,
    database,
    migrate: MIGRATE === 'true',
    labThreads: LAB_THREADS,
    trustedProxies: TRUSTED_PROXIES,
    ...(SITE_SECRET !== undefined && { siteSecret: SITE_SECRET }),
    ...(METRICS_PORT !== undefined && { metrics: { host: METRICS_HOST, port: METRICS_PORT } }),
    ...(OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && { tracesEndpoint: OTEL_EXPORTER_OTLP_ENDPOINT }),
    dataFolder: DATA_DIR,
    logLevel: LOG_LEVEL,
    setup: setupOf(parsed.data),
  };
}
