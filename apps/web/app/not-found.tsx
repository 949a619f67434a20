/** A place that does not exist. */
import { Empty } from '@rulewright/ui';
import { SiteFrame } from '../components/site-frame.tsx';

export const metadata = { title: 'Not found' };

export default function NotFound() {
  return (
    <SiteFrame>
      <Empty title="There is nothing at this address" emblem="centipede" heading="h1">
        <p>It may have been renamed, or never have been here.</p>
        <p>
          <a href="/">Go to the first page</a>
        </p>
      </Empty>
    </SiteFrame>
  );
}
