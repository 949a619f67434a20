/** Loads Strapi with `require`, because its ES modules import a folder, which Node does not resolve. */
import { createRequire } from 'node:module';

export const { createStrapi, factories } = createRequire(import.meta.url)('@strapi/strapi');
