/** Pushes made-up views of a match to its page instead of the server's views, so that a test can show any board. */

/** Returns `{ push(view) }` for the matches of a page. After the first `push`, the server's views are ignored. Call it before the page opens. */
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

/** Opens the match at an address, and returns the first view that the page gets. */
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

/** A later version of a view, with changes to its table. */
export const withTable = (view, table) => ({
  ...view,
  version: version++,
  log: [],
  table: { ...view.table, ...table },
});

/** A copy of a card with another id, in no lane, under no card, not turned, and without marks. */
export const cardLike = (card, id) => ({ ...card, id, lane: null, under: null, turned: false, marks: [] });

/**
 * A view without the last card of the viewer's hand, after the log lines of a battle between two cards.
 * @param number the number of the first line: after every line of the match, also those that this view leaves out
 */
export function battle(view, lines, number = 1_000_000) {
  const { viewer, seats } = view.table;
  const log = lines.map((line, at) => ({
    ...{
      number: number + at,
      decision: view.version,
      sentence: 'A battle.',
      rule: '',
      cards: [],
      seat: null,
      amount: null,
    },
    ...line,
  }));
  const without = (zone) => ({ ...zone, count: zone.count - 1, cards: zone.cards.slice(0, -1) });
  const after = seats.map((seat) =>
    seat.seat === viewer
      ? { ...seat, zones: seat.zones.map((zone) => (zone.layout === 'hand' ? without(zone) : zone)) }
      : seat,
  );
  return { ...withTable(view, { seats: after, decision: { ...view.table.decision, foreseen: [] } }), log };
}
