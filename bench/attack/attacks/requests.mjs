/** Request builders that several attacks share. */

const JSON_TYPE = { 'content-type': 'application/json' };

/** A GraphQL operation for the API. */
export const graphql = ({ api }, query, variables = {}, headers = {}) => ({
  url: `${api}/graphql`,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify({ query, variables }),
});

/** A POST of JSON to a URL of the site. */
export const post = (url, body, headers = {}) => ({
  url,
  method: 'POST',
  headers: { ...JSON_TYPE, ...headers },
  body: JSON.stringify(body),
});

/** A page of the site, requested as a browser does. */
export const page = ({ site }, path) => ({
  url: site + path,
  headers: { accept: 'text/html', 'accept-encoding': 'br' },
});

/** `count` aliases of one GraphQL field. */
export const aliased = (count, field) => Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');
