import { factories } from '../../../../strapi.js';

export default factories.createCoreController('api::card.card');
