/** Pushes made-up views of a match to its page, in place of the server's socket, so that a test can show any board. */

/** Starts to answer the socket of match pages. `push(view)` sends a view to all of them. Call it before the page opens. */
export async function pushedViews(page) {
  const open = new Map();
  await page.routeWebSocket(/\/play\/live\/socket$/u, (socket) => {
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(String(text));
      if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }));
      if (type === 'ping') socket.send(JSON.stringify({ type: 'pong' }));
      if (type === 'subscribe') open.set(id, socket);
      if (type === 'complete') open.delete(id);
    });
  });
  return {
    push(view) {
      for (const [id, socket] of open)
        socket.send(JSON.stringify({ id, type: 'next', payload: { data: { matchChanged: view } } }));
    },
  };
}

/** Opens a match as `setUp` does and returns its first view, as the page asks for it. */
export async function viewOfPage(page, address) {
  const [answer] = await Promise.all([
    page.waitForResponse(
      async (response) =>
        new URL(response.url()).pathname === '/ask' && (await response.text().catch(() => '')).includes('"match":{'),
    ),
    page.goto(address),
  ]);
  return (await answer.json()).data.match;
}

let version = 1_000_000;

/** A later version of a view with another table. */
export const withTable = (view, table) => ({
  ...view,
  version: version++,
  log: [],
  table: { ...view.table, ...table },
});

/** A card with the name and slug of another one. */
export const cardLike = (card, id) => ({ ...card, id, lane: null, under: null, turned: false, marks: [] });
