/** Seeded matches, and the views and decisions of a match that its page receives and sends. */
import { ready } from './open.mjs';

/** Creates a match from a ruleset, a seed and decks, and opens it. A match with a seed has no friends. Resolves to its address. */
export async function openSeeded(page, { ruleset, seed, seats }) {
  await page.goto('/play');
  const id = await page.evaluate(
    async (input) => {
      const answer = await fetch('/ask', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ operation: 'CreateMatch', variables: { input } }),
      });
      return (await answer.json()).data.createMatch.id;
    },
    { ruleset, seed, seats },
  );
  await page.goto(`/play/${id}`);
  await ready(page);
  return page.url();
}

/**
 * Follows the match of a page. Call it before the page opens. `view()` is its latest view, `views` are all. `sent` has the variables of
 * each decision that the page has sent.
 */
export function follow(page) {
  const views = [];
  const sent = [];
  let latest = null;
  const take = (view) => {
    if (!view?.table) return;
    views.push(view);
    if (latest?.id !== view.id || view.version >= latest.version) latest = view;
  };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/ask') return;
    const { operation, variables } = request.postDataJSON() ?? {};
    if (operation === 'Decide') sent.push(variables);
  });
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname !== '/ask') return;
    const { data } = await response.json().catch(() => ({}));
    take(data?.match ?? data?.decide);
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { type, payload: told } = JSON.parse(String(payload));
      if (type === 'next') take(told.data?.matchChanged);
    }),
  );
  return { view: () => latest, views, sent };
}
