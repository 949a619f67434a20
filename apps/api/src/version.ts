/** Which version of the API this is. */
import { readFileSync } from 'node:fs';

/** As package.json says. */
export const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
