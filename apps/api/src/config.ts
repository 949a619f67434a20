/** What the environment sets, read once and checked: a wrong value is refused before anything starts. */
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface ApiConfig {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** PostgreSQL by `url`, or the embedded database in `file`. */
  readonly database: { readonly url?: string; readonly file?: string };
  readonly logLevel: string;
}

/** Environment variables that cannot be used, one sentence each. */
export class ConfigError extends Error {}

/** Reads the configuration. Empty variables count as not set. @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv): ApiConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const { PORT, HOST, DATABASE_URL, DATA_DIR, LOG_LEVEL } = parsed.data;
  const database = DATABASE_URL ? { url: DATABASE_URL } : { file: join(DATA_DIR, 'rulewright.sqlite') };
  return { port: PORT, host: HOST, database, logLevel: LOG_LEVEL };
}
