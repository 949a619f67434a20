/** Downloads a finished match as a replay file. */
import { passOn } from '../../../../shared/visitor.ts';

export async function GET(_: Request, { params }: { readonly params: Promise<{ readonly match: string }> }) {
  const { match } = await params;
  return passOn(`/matches/${encodeURIComponent(match)}/replay`, { method: 'GET' });
}
