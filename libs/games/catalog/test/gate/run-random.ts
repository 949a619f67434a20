/** Compares random rulesets from one seed to another: `node … run-random.ts <first> <last> <random abilities: yes|no> <most>`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openContent } from '@rulewright/content';
import { readTree } from '@rulewright/content/node';
import { vocabularies } from '../../src/index.ts';
import { Random } from '@rulewright/engine';
import { Teller, Texts, compareLight } from './games.ts';
import { randomDecks, randomSides } from './random-match.ts';
import { compareWhole } from './whole.ts';

const workspace = join(fileURLToPath(new URL('.', import.meta.url)), '../../../../..');
const content = openContent(await readTree(workspace), vocabularies);
const [first, last, has, most, light = '0'] = process.argv.slice(2);
let [n, over, decisions, games, shorter] = [0, 0, 0, 0, 0];
const start = Date.now();
const tell = (text: string): void => void process.stdout.write(`${text}\n`);
for (let seed = Number(first); seed <= Number(last); seed++) {
  try {
    const setting = randomSides(content, seed, has === 'yes');
    if (!setting) continue;
    const { title, sides, cards, chance } = setting;
    n++;
    const decks = randomDecks(cards, chance);
    if (Number(most) > 0) {
      const result = compareWhole(...sides, { title, seed, decks, most: Number(most) });
      decisions += result.decisions;
      if (result.isOver) over++;
      if (result.difference) tell(`DIFF seed ${seed} ${result.difference}`);
    }
    const texts = new Texts();
    const [one, other] = sides.map((side) => new Teller(side, texts)) as [Teller, Teller];
    for (let game = 0; game < Number(light); game++) {
      const own = game === 0 ? seed : seed * 1000 + game;
      const light = {
        decks: game === 0 ? decks : randomDecks(cards, new Random(own)),
        seed: own,
        most: 1_000,
        onlyStops: true,
      };
      const result = compareLight(one, other, texts, light);
      games++;
      shorter += result.decisions;
      if (result.difference) {
        tell(`LIGHT seed ${seed} game ${game} (${own}) ${title} ${result.difference}`);
        break;
      }
    }
  } catch (error) {
    tell(`ERROR seed ${seed} ${(error as Error).stack}`);
  }
}
tell(
  `${n} compared, ${over} over, ${decisions} decisions; ${games} games, ${shorter} decisions, ${Date.now() - start} ms`,
);
