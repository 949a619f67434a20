/** Loaded before everything else under Node 24: better-sqlite3 is the one that was built for it. All other packages are shared. */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'better-sqlite3' ? { ...context, parentURL: import.meta.url } : context),
});
