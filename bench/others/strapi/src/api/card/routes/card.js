import { factories } from '../../../../strapi.js';

export default factories.createCoreRouter('api::card.card', { config: { find: { auth: false } } });
