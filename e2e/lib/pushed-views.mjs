/** Pushes made-up views of a match to its page, in place of the server's socket, so that a test can show any board. */

/** Lets a test push views to match pages: `push(view)`. From then on, views of the server are ignored. Call it before a page opens. */
export async function pushedViews(page) {
  const open = new Map();
  let last = null;
  const send = (socket, id) =>
    socket.send(JSON.stringify({ id, type: 'next', payload: { data: { matchChanged: last } } }));
  await page.routeWebSocket(/\/play\/live\/socket$/u, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((text) => {
      const { type, id } = JSON.parse(String(text));
      if (type === 'subscribe') {
        open.set(id, socket);
        if (last) send(socket, id);
      }
      if (type === 'complete') open.delete(id);
      server.send(text);
    });
    server.onMessage((text) => {
      if (!last || JSON.parse(String(text)).type !== 'next') socket.send(text);
    });
  });
  return {
    push(view) {
      last = view;
      for (const [id, socket] of open) send(socket, id);
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
