/** The folder of the site, the same from compiled modules and from source. */
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
