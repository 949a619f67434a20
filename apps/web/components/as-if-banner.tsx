/** Says through which change set one sees the site, and how to get back to what is in force. */
import { PerspectiveDocument } from '@rulewright/api-client';
import { askAsIf } from '../lib/perspective.ts';

export interface AsIfBannerProps {
  readonly token: string;
  /** Whether the desk is open to who looks. */
  readonly editor: boolean;
}

export async function AsIfBanner({ token, editor }: AsIfBannerProps) {
  const set = (await askAsIf(token, PerspectiveDocument, {}).catch(() => null))?.data?.perspective;
  return (
    <div className="as-if-banner" role="region" aria-label="Perspective">
      <p>
        You see the site as if{' '}
        {!set ? 'a change set' : editor ? <a href={`/desk/sets/${set.id}`}>{set.title}</a> : <q>{set.title}</q>} were
        published{set && ` (now: ${set.state})`}.
      </p>
      <a href="/as-if/leave">Back to what is in force</a>
    </div>
  );
}
