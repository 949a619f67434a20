/** Opens matches with a seed, and records the views that a match page receives and the decisions that it sends. */
import { ready } from './open.mjs';

/** Creates and opens a match with a seed. The API allows no friends in such a match. Resolves to the address of the match. */
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
 * Follows the match of a page. Call it before the page opens the match. `view()` returns the latest view, and `views` has all views.
 * `sent` has the variables of each decision that the page sent.
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
