/** Sets up the servers with their own tables. Directus registers the rows, and Strapi gets a copy in its tables. */
import { connected } from './rows.mjs';

const DIRECTUS = `
  INSERT INTO directus.directus_collections (collection) VALUES ('cards'), ('legality');
  INSERT INTO directus.directus_fields (collection, field, special) VALUES ('cards', 'legality', 'o2m'), ('legality', 'card_id', 'm2o');
  INSERT INTO directus.directus_relations (many_collection, many_field, one_collection, one_field)
    VALUES ('legality', 'card_id', 'cards', 'legality');
  INSERT INTO directus.directus_permissions (collection, action, permissions, validation, fields, policy)
    SELECT name, 'read', '{}', '{}', '*', access.policy
    FROM (VALUES ('cards'), ('legality')) AS collections (name), directus.directus_access AS access
    WHERE access.role IS NULL AND access."user" IS NULL;`;

/** Creates the schema of Directus, runs its `bootstrap`, and lets everyone read the rows. */
export async function prepareDirectus(url, bootstrap) {
  await connected(url, (client) => client.query('CREATE SCHEMA directus'));
  await bootstrap();
  await connected(url, (client) => client.query(DIRECTUS));
}

const STRAPI = `
  INSERT INTO strapi.cards (id, document_id, slug, name, published_at)
    SELECT id, 'card' || id, slug, name, now() FROM rows.cards;
  INSERT INTO strapi.legalities (id, document_id, mode, legal, published_at)
    SELECT id, 'legality' || id, mode, legal, now() FROM rows.legality;
  INSERT INTO strapi.legalities_card_lnk (legality_id, card_id, legality_ord) SELECT id, card_id, id FROM rows.legality;
  ANALYZE strapi.cards, strapi.legalities, strapi.legalities_card_lnk;`;

/** Creates the schema of Strapi, runs its first start, which creates the tables, and copies the rows. */
export async function prepareStrapi(url, firstStart) {
  await connected(url, (client) => client.query('CREATE SCHEMA strapi'));
  await firstStart();
  await connected(url, (client) => client.query(STRAPI));
}
