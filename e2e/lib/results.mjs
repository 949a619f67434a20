/** The folder of what a run of the tests leaves: traces, downloads, profiles of browsers. The next run empties it. */
import { join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';

export const results = join(root, 'node_modules', '.cache', 'rulewright', 'e2e');
