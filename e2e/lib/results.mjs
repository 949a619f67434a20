/** The folder for the output of a test run: traces, downloads, browser profiles. The next run empties it. */
import { join } from 'node:path';
import { root } from '../../tools/lib/workspace.mjs';

export const results = join(root, 'node_modules', '.cache', 'rulewright', 'e2e');
