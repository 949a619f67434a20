/** Loaded before everything else under Node 24: better-sqlite3 is the one that was built for it. All other packages are shared. */
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

// Resolved before the hook is there: the hook would ask itself.
const url = pathToFileURL(createRequire(import.meta.url).resolve('better-sqlite3')).href;

// The whole answer, because `require` looks for a package from the file that asks whatever parent a hook names.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'better-sqlite3' ? { url, format: 'commonjs', shortCircuit: true } : next(specifier, context),
});
