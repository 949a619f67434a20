/**
 * Chooses the version of better-sqlite3. Version 12 aborts the process under Node 24.19 and later if garbage is collected outside
 * JavaScript. Version 13 fixes this, but it needs Node-API 10, which Node 20 lacks.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The package for a Node with this version of Node-API. */
export const sqlitePackage = (nodeApi: string = process.versions['napi'] ?? '0'): string =>
  Number(nodeApi) >= 10 ? 'better-sqlite3-13' : 'better-sqlite3';

/** The SQLite driver for the running Node version, in the form that TypeORM accepts. */
export const sqliteDriver = (): unknown => require(sqlitePackage());
