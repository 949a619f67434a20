/** The Atom feed of a game's errata. The API creates it. */
import { passOn } from '../../../shared/visitor.ts';

interface Context {
  readonly params: Promise<{ readonly game: string }>;
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { game } = await params;
  return passOn(`/errata.atom?${new URLSearchParams({ game }).toString()}`, {});
}
