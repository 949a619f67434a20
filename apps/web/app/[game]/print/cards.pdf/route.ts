/** Passes on the PDF of cards for a printing press, which the API creates. */
import { passOn } from '../../../../shared/visitor.ts';

interface Context {
  readonly params: Promise<{ readonly game: string }>;
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { game } = await params;
  const known = request.headers.get('if-none-match');
  const { search } = new URL(request.url);
  return passOn(`/print/${encodeURIComponent(game)}.pdf${search}`, {
    headers: known === null ? {} : { 'if-none-match': known },
    signal: request.signal,
  });
}
