/** Checks the program itself: the version of Node, the builds and the environment variables. */
import { ok, wrong, type Finding } from './finding.ts';

/** The tools of `npm start` and `rw serve`. They are plain Node outside this package. */
const tools = () => import('../../../../tools/lib/serve.mjs');

/** Runs a check. The finding is `ok` with the text `good`, unless the check throws a `Refusal`. */
async function unlessRefused(about: string, good: string, work: () => unknown): Promise<Finding> {
  const { Refusal } = await tools();
  try {
    await work();
    return ok(about, good);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return wrong(about, error.message);
  }
}

/** Checks the program. */
export async function examineProgram(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { requireBuilds, requireNode, requireSettings } = await tools();
  const node = await unlessRefused('Node', `Node ${process.versions.node} is supported.`, () => requireNode());
  const builds = await unlessRefused('builds', 'The API and the site are built.', () => requireBuilds());
  // The built API validates the variables, so this check needs a build.
  if (builds.state !== 'ok') return [node, builds];
  const settings = await unlessRefused('settings', 'The variables can be used.', () => requireSettings(env));
  return [node, builds, settings];
}
