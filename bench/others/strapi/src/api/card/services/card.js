import { factories } from '../../../../strapi.js';

export default factories.createCoreService('api::card.card');
