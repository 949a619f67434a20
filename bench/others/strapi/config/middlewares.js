// The default list of Strapi without its request log, because the other servers of the comparison do not log requests either.
export default [
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
