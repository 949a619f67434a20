/** The folder of the site, from the compiled modules and from their source alike. */
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
