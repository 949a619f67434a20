/** Where one lands when a change set cannot be looked through any more. */
import { Empty } from '@rulewright/ui';
import type { Metadata } from 'next';
import { SiteFrame } from '../../components/site-frame.tsx';

export const metadata: Metadata = { title: 'As if published', robots: { index: false } };

export default function AsIfPage() {
  return (
    <SiteFrame>
      <div className="page narrow">
        <Empty title="This change set cannot be shown" heading="h1">
          <p>It was published or withdrawn, or something in it does not fit together yet. You see what is in force.</p>
          <p>
            <a href="/">First page</a>
          </p>
        </Empty>
      </div>
    </SiteFrame>
  );
}
