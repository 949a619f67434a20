/** Queries the API. */

/** The header with the site's secret, if SITE_SECRET is set. It gives a program the higher limits of the site. */
export const asSite = () => (process.env.SITE_SECRET ? { 'rulewright-site': process.env.SITE_SECRET } : {});

/** Sends a query to the API at the base URL `api` and returns the data. @throws Error with the first error of the answer */
export async function ask(api, query, variables = {}) {
  const response = await fetch(`${api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asSite() },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors?.length) throw new Error(errors[0].message);
  return data;
}
