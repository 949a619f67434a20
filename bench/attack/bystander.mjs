/** An ordinary visitor who reads pages, looks up cards, checks a deck and queries the API, each a few times per second. */

/** `visits` are paths of the site; `list` is a legal deck list of `game`. Returns a function that creates request number `n`. */
export function bystander({ site, api, visits, game, list }) {
  const json = { 'content-type': 'application/json' };
  const check = {
    kind: 'deck check',
    url: `${site}/ask`,
    method: 'POST',
    headers: json,
    body: JSON.stringify({ operation: 'CheckDeck', variables: { game, text: list } }),
  };
  const query = {
    kind: 'API',
    url: `${api}/graphql`,
    method: 'POST',
    headers: json,
    body: JSON.stringify({ query: '{ games { id name modes { id name } } }' }),
  };
  const all = [
    ...visits.map((path) => ({
      kind: path.split('?')[0],
      url: site + path,
      headers: { 'accept-encoding': 'br', accept: 'text/html' },
    })),
    check,
    query,
  ];
  return (n) => all[n % all.length];
}
