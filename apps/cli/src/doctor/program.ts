/** Checks the program itself: the version of Node, the builds and the environment variables. */
import type { SwitchedOn } from '../../../../tools/lib/serve.mjs';
import { reason } from '../reasons.ts';
import { ok, warning, wrong, type DoctorFinding } from './finding.ts';

/** The tools of `npm start` and `rw serve`. They are plain Node outside this package. */
const tools = () => import('../../../../tools/lib/serve.mjs');

/** Runs a check. The finding is `ok` with the text `good`, unless the check throws a `Refusal`. */
async function unlessRefused(about: string, good: string, work: () => unknown): Promise<DoctorFinding> {
  const { Refusal } = await tools();
  try {
    await work();
    return ok(about, good);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return wrong(about, error.message);
  }
}

/** The time limit for an answer of the single sign-on provider, in milliseconds. */
const PATIENCE = 5_000;

/** Checks that the single sign-on provider publishes its metadata. */
async function examineIssuer(issuer: string): Promise<DoctorFinding> {
  const address = `${issuer.replace(/\/$/u, '')}/.well-known/openid-configuration`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const { issuer: named } = (await answer.json()) as { readonly issuer?: unknown };
    if (named === issuer) return ok('provider', `${issuer} answers.`);
    return warning('provider', `${address} names another issuer. Set OIDC_ISSUER to exactly what it names.`);
  } catch (error) {
    return warning(
      'provider',
      `${address} cannot be read: ${reason((error as Error).cause ?? error)}. Until it can, single sign-on does not work.`,
    );
  }
}

/** Checks the program: Node, the build and the settings. */
export async function examineProgram(env: NodeJS.ProcessEnv): Promise<DoctorFinding[]> {
  const { requireBuilds, requireNode, requireSettings } = await tools();
  const node = await unlessRefused('Node', `Node ${process.versions.node} is supported.`, () => requireNode());
  const builds = await unlessRefused('builds', 'The API and the site are built.', () => requireBuilds());
  // The built API validates the variables, so this check needs a build.
  if (builds.state !== 'ok') return [node, builds];
  let on: SwitchedOn = { sentences: [], issuer: null };
  const settings = await unlessRefused('settings', 'The variables can be used.', async () => {
    on = await requireSettings(env);
  });
  const switched = on.sentences.map(({ about, text }) => ok(about, text));
  return [node, builds, settings, ...switched, ...(on.issuer === null ? [] : [await examineIssuer(on.issuer)])];
}
