/** The first shipped game: its program in its first mode, and a deck for each of two seats. */
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { enginesOf, knownGames } from '@rulewright/games';

const workspace = fileURLToPath(new URL('../../../..', import.meta.url));
const content = openContent(await readTree(workspace), knownGames);
/** The two games with the most rules. */
const large = enginesOf(content).slice(0, 2);
const plugin = large[0]!;
const game = content.game(plugin.id);
const [deck] = [...game.decks.values()];

export const program = plugin.compile(resolveRuleset(content, `${plugin.id}/${game.doc.modes[0]!}`), [
  ...game.cards.values(),
]);
export const decks = [deck!, deck!];
