/** Strapi on its copy of the rows, without the unused admin panel. */
import { createStrapi } from './strapi.js';

await createStrapi({ appDir: import.meta.dirname, distDir: import.meta.dirname, serveAdminPanel: false }).start();
