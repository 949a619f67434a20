/** Shapes of requests that several attacks share. */

const JSON_TYPE = { 'content-type': 'application/json' };

/** A GraphQL operation sent to the API itself. */
export const graphql = ({ api }, query, variables = {}, headers = {}) => ({
  url: `${api}/graphql`,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify({ query, variables }),
});

/** JSON sent to an address of the site. */
export const post = (url, body, headers = {}) => ({
  url,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});

/** A page of the site as a browser asks for it. */
export const page = ({ site }, path) => ({
  url: site + path,
  headers: { accept: 'text/html', 'accept-encoding': 'br' },
});

/** `count` aliases of a field. */
export const aliased = (count, field) => Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
