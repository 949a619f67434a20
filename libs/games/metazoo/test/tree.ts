/** The published content for the tests of this package. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset, type Content, type GameContent, type Ruleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { metazoo } from '../src/index.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../..');

const files = (await readTree(workspace)).filter((file) => file.path.split('/')[1] === metazoo.id);
export const content: Content = openContent(files, [metazoo.vocabulary]);
export const game: GameContent = content.game('metazoo');
export const MODES = game.doc.modes;

export const ruleset = (id: string): Ruleset => resolveRuleset(content, `metazoo/${id}`);
