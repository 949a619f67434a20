/**
 * `npm run ladder -w @rulewright/lab -- RULESET BOT BOT [PAIRS] [SEED]`: plays two bots against each other in pairs of games with swapped
 * seats, with the first published deck. Prints the score of the first bot with its interval.
 */
import { fileURLToPath } from 'node:url';
import { openContent, resolveRuleset } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { pluginFor, vocabularies } from '@rulewright/games';
import { playPairs } from './bot-pairs.ts';

/** The root of the workspace, the same for src and dist. */
const root = fileURLToPath(new URL('../../../..', import.meta.url));

const [id = '', first = '', second = '', pairs = '100', seed = '1'] = process.argv.slice(2);
if (id === '' || first === '' || second === '' || !(Number(pairs) >= 1) || !Number.isInteger(Number(seed))) {
  console.error('Usage: ladder RULESET BOT BOT [PAIRS] [SEED]');
  process.exit(2);
}
const content = openContent(await readTree(root), vocabularies);
const ruleset = resolveRuleset(content, id);
const game = content.game(ruleset.game);
const program = pluginFor(ruleset.game)!.compile(ruleset, [...game.cards.values()]);
const started = process.cpuUsage();
const result = playPairs(program, {
  bots: [first, second],
  deck: [...game.decks.values()][0]!,
  pairs: Math.floor(Number(pairs)),
  seed: Number(seed) | 0,
  // Bots that think can wait for each other forever. The limit ends such games.
  limits: { decisions: 5000 },
  onProgress: (played) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${played} games`);
  },
});
if (process.stderr.isTTY) process.stderr.write('\r\u001b[2K');
const used = process.cpuUsage(started);
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
console.log(`${first} against ${second}, ${ruleset.id}, seed ${seed}, ${result.games} games`);
console.log(`score of ${first}   ${percent(result.score)} ± ${percent(result.margin)}`);
console.log(`won by first seat  ${percent(result.firstSeat)}`);
console.log(`turns a game       ${result.turns.toFixed(1)}, median ${result.medianTurns}`);
console.log(`decisions a game   ${result.decisions.toFixed(1)}`);
console.log(`drawn, cut off     ${result.drawn}, ${result.capped}`);
console.log(`processor seconds  ${((used.user + used.system) / 1e6).toFixed(1)}`);
