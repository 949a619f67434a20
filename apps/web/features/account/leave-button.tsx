/** Cancels a sign-in that waits for the second factor, so that another person can sign in. */
'use client';
import { SignOutDocument } from '@rulewright/api-client';
import { forgetPersonal } from '../device/index.ts';
import { request } from '../../shared/request.ts';
import { useAction } from '../../shared/use-action.ts';

export function LeaveButton({ children }: { readonly children: string }) {
  const leaving = useAction();
  const leave = () =>
    leaving.run(async () => {
      await request(SignOutDocument, {});
      await forgetPersonal();
      window.location.assign('/sign-in');
    });
  return (
    <p>
      <button type="button" className="link-button" disabled={leaving.busy} onClick={() => void leave()}>
        {children}
      </button>
      {leaving.error && <span role="alert"> {leaving.error}</span>}
    </p>
  );
}
