/** Receives the deck check form when scripts are off, and redirects to the page with the report. */
import { LONGEST_LINK, type ListRefusal } from '../../../../shared/deck-verdict.ts';
import { href } from '../../../../shared/query.ts';

interface Context {
  readonly params: Promise<{ readonly game: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { game } = await params;
  const { list, on } = await readForm(request);
  const refused: ListRefusal | null =
    list === null ? 'no-list' : list.length > LONGEST_LINK ? 'too-long-for-a-link' : null;
  // A relative address, because this server does not know its own public host name.
  const location = href(
    `/${encodeURIComponent(game)}/deck-check`,
    refused ? { refused } : { list, ...(on !== '' && { on }) },
  );
  return new Response(null, { status: 303, headers: { location } });
}

async function readForm(request: Request): Promise<{ readonly list: string | null; readonly on: string }> {
  const form = await request.formData().catch(() => null);
  const list = form?.get('list');
  const on = form?.get('on');
  return {
    list: typeof list === 'string' ? list.replaceAll('\r\n', '\n') : null,
    on: typeof on === 'string' ? on.slice(0, 10) : '',
  };
}
