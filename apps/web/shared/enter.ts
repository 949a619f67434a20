/** Signs in from a form. It then opens the requested page, or first the second-factor page if the API requires it. */
import { ApiClientError } from '@rulewright/api-client';
import { href } from './query.ts';

const SECOND_FACTOR: readonly (string | null)[] = ['second-factor-needed', 'second-factor-setup-needed'];

/** @param to a path of this site @throws ApiClientError of `work` */
export async function enter(work: () => Promise<unknown>, to: string): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiClientError) || !SECOND_FACTOR.includes(error.reason)) throw error;
    window.location.assign(href('/sign-in/second-factor', { to }));
    return;
  }
  window.location.assign(to);
}
