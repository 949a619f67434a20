/**
 * `npm run lab-report`: asks the lab of a running API standard questions about a game, and prints the answers as tables. The report shows the
 * starting player's wins in each mode and at each level, the wins in each pair of decks, and the cards that no player played. The runs stay
 * on the site, so every figure has a page. Plain Node.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ask } from './lib/graphql.mjs';
import { Refusal, fail } from './lib/stages.mjs';

const help = `npm run lab-report -- --game GAME [--api URL] [--levels LEVEL,LEVEL] [--size SHARE]

Asks the lab about every mode of a game, and prints tables with the answers.

  --game GAME      the id of the game
  --api URL        the API (http://localhost:4000)
  --levels LEVELS  the levels that play (all levels; the questions about decks and cards use the first)
  --size SHARE     the difference to notice (0.05)
  --help           this text`;

/** If this many players drew a card and none played it, fewer than 1% of players play it, with 95% confidence (rule of three). */
const ENOUGH_DRAWN = 299;

const GAME = `query ($game: ID!) { modes(game: $game) { id name } botLevels { id name }
  decks(game: $game) { slug name verdicts { ruleset { id } legal } } }`;
const START = 'mutation ($input: LabQuestionInput!) { askLab(input: $input) { id } }';
const STATE = 'query ($id: ID!) { labRun(id: $id) { state ended } }';
const RESULT = `query ($id: ID!) { labRun(id: $id) { id answer { verdict value low high games }
  report { arms { cards { name drawn played } } } } }`;

/** The table cell for a mode in which a deck is not legal. */
const NOT_LEGAL = 'not legal';

const percent = (share) => `${(100 * share).toFixed(0)}%`;

/** Formats an answer as a table cell: the share ± half its interval, in bold if it differs from an even share. */
export function cell({ verdict, value, low, high }) {
  if (value === null) return 'no data';
  const text = `${percent(value)} ± ${Math.max(1, Math.round(50 * (high - low)))}`;
  return verdict === 'more' || verdict === 'less' ? `**${text}**` : text;
}

/** Formats a table as Markdown. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** The cards that enough players drew and no player played, summed over all runs. */
export function neverPlayed(reports) {
  const sums = new Map();
  for (const { name, drawn, played } of reports.flatMap(({ arms }) => arms.flatMap(({ cards }) => cards))) {
    const sum = sums.get(name) ?? { drawn: 0, played: 0 };
    sums.set(name, { drawn: sum.drawn + drawn, played: sum.played + played });
  }
  return [...sums].filter(([, { drawn, played }]) => drawn >= ENOUGH_DRAWN && played === 0).map(([name]) => name);
}

/** Whether a deck is legal under a ruleset, according to the verdicts of the API. */
const isLegal = (deck, ruleset) => deck.verdicts.some(({ ruleset: { id }, legal }) => id === ruleset && legal);

/** Starts a run for a question and waits until it is done. @returns the run with its answer @throws Refusal if the run stops earlier */
async function answered(api, input) {
  const { id } = (await ask(api, START, { input })).askLab;
  for (;;) {
    const { state, ended } = (await ask(api, STATE, { id })).labRun;
    if (state === 'done') break;
    if (state !== 'queued' && state !== 'running') throw new Refusal(`Run ${id} is ${state}: ${ended ?? 'no reason'}`);
    await sleep(500);
  }
  return (await ask(api, RESULT, { id })).labRun;
}

/**
 * Asks the questions and prints the tables with `print`. @throws Refusal for an unknown level or a run that stops; Error with the message
 * of the API
 */
export async function report({ api, game, levels, size }, print = console.log) {
  const { modes, decks, botLevels } = await ask(api, GAME, { game });
  const unknown = levels?.find((id) => !botLevels.some((level) => level.id === id));
  if (unknown !== undefined)
    throw new Refusal(`There is no level "${unknown}"; there are ${botLevels.map(({ id }) => id).join(', ')}.`, 2);
  const players = botLevels.filter(({ id }) => levels === undefined || levels.includes(id));
  const rulesets = modes.map(({ id, name }) => ({ ruleset: `${game}/${id}`, name }));
  const common = (ruleset) => ({ ruleset, size, bots: [players[0].id] });

  const starters = [];
  for (const { ruleset, name } of rulesets) {
    const deck = decks.find((one) => isLegal(one, ruleset));
    const cells = [];
    for (const { id } of players) {
      const input = { ...common(ruleset), question: 'starter', decks: [deck?.slug], bots: [id] };
      cells.push(deck ? cell((await answered(api, input)).answer) : NOT_LEGAL);
    }
    starters.push([name, ...cells]);
  }
  print(`Wins of the starting player\n\n${table(['Mode', ...players.map(({ name }) => name)], starters)}\n`);

  const reports = [];
  const pairs = decks.flatMap((one, at) => decks.slice(at + 1).map((other) => [one, other]));
  const wins = [];
  for (const [one, other] of pairs) {
    const cells = [];
    for (const { ruleset } of rulesets) {
      if (!isLegal(one, ruleset) || !isLegal(other, ruleset)) {
        cells.push(NOT_LEGAL);
        continue;
      }
      const input = { ...common(ruleset), question: 'deck', decks: [one.slug, other.slug] };
      const run = await answered(api, input);
      reports.push(run.report);
      cells.push(cell(run.answer));
    }
    wins.push([`${one.name} against ${other.name}`, ...cells]);
  }
  print(`Wins of the first deck\n\n${table(['Decks', ...rulesets.map(({ name }) => name)], wins)}\n`);
  print(`Cards that nobody played: ${neverPlayed(reports).join(', ') || 'none'}`);
}

async function main() {
  const options = {
    game: { type: 'string' },
    api: { type: 'string', default: 'http://localhost:4000' },
    levels: { type: 'string' },
    size: { type: 'string', default: '0.05' },
    help: { type: 'boolean', default: false },
  };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    throw new Refusal(`${error.message.split('.')[0]}. See npm run lab-report -- --help.`, 2);
  }
  if (values.help) return console.log(help);
  if (!values.game) throw new Refusal('Name the game with --game. See npm run lab-report -- --help.', 2);
  await report({ ...values, levels: values.levels?.split(','), size: Number(values.size) });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main().catch(fail);
