import { factories } from '../../../../strapi.js';

export default factories.createCoreRouter('api::legality.legality', { config: { find: { auth: false } } });
