/** Strapi on its copy of the rows, without the admin panel, which nobody opens here. */
import { createStrapi } from './strapi.js';

await createStrapi({ appDir: import.meta.dirname, distDir: import.meta.dirname, serveAdminPanel: false }).start();
