/** Cards that fit the beginning of a search, for the catalogue's box: a JSON list of at most eight, each `{ name, href }`. */
import { ApiError, SuggestDocument } from '@rulewright/api-client';
import { ask } from '../../../../lib/api.ts';

const MOST = 8;
const LONGEST = 80;

interface Context {
  readonly params: Promise<{ readonly game: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { game } = await params;
  const text = new URL(request.url).searchParams.get('q')?.trim().slice(0, LONGEST) ?? '';
  if (text === '') return Response.json([]);
  try {
    const { search } = await ask(SuggestDocument, { game, text, first: MOST });
    return Response.json(search.map((hit) => ({ name: hit.title, href: `/${game}/cards/${hit.id}` })));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ error: error.message }, { status: error.kind === 'refused' ? 400 : 502 });
  }
}
