import { factories } from '../../../../strapi.js';

export default factories.createCoreService('api::legality.legality');
