/** The program itself: the Node that runs it, its builds, and the variables that set it up. */
import { ok, wrong, type Finding } from './finding.ts';

/** The tools of `npm start` and `rw serve`, which are plain Node outside of this package. */
const tools = () => import('../../../../tools/lib/serve.mjs');

/** A finding that is good unless `work` refuses. */
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

/** Looks at the program. */
export async function examineProgram(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { requireBuilds, requireNode, requireSettings } = await tools();
  const node = await unlessRefused('Node', `Node ${process.versions.node} is supported.`, () => requireNode());
  const builds = await unlessRefused('builds', 'The API and the site are built.', () => requireBuilds());
  // The built API reads its variables itself.
  if (builds.state !== 'ok') return [node, builds];
  const settings = await unlessRefused('settings', 'The variables can be used.', () => requireSettings(env));
  return [node, builds, settings];
}
