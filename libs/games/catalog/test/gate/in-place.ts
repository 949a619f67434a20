/** The play document in the place of the plugin: tools/ts-hooks.mjs gives it to everything that imports the plugin, with `TEST_DOCUMENT=1`. */
import { documentPlugin } from './metabaloids.ts';

export const metabaloids = documentPlugin();
