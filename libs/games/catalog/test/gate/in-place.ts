/** The play document in the place of the plugin: tools/ts-hooks.mjs gives it to all that imports the plugin, if `TEST_DOCUMENT` names it. */
import { documentPlugin } from './metabaloids.ts';

export const metabaloids = documentPlugin();
