/** A place that a game does not have. */
import { Empty } from '@rulewright/ui';

export default function NotFound() {
  return (
    <Empty title="There is nothing at this address" emblem="centipede" heading="h1">
      <p>The rule, card or deck may have another name now. Look for it from one of the sections above.</p>
    </Empty>
  );
}
