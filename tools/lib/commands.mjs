/** Checks that a command in a document exists: npm scripts, commands and flags of `rw`, files given to Node. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { readJson, root, packages } from './workspace.mjs';

/** npm commands that are not scripts of a package. */
const npmOwn = new Set(['ci', 'install']);

const flagsIn = (words) => words.filter((word) => /^--?[a-z]/u.test(word)).map((word) => word.split('=')[0]);

const helps = new Map();

/** The help text of a command; null for an unknown command. Cached. */
async function helpOf(args) {
  const key = args.join(' ');
  if (!helps.has(key)) {
    helps.set(
      key,
      run(process.execPath, [...args, '--help']).then(({ code, output }) => (code === 0 ? output : null)),
    );
  }
  return helps.get(key);
}

/**
 * The problem with a command's flags, as text: the first flag that its help does not mention; null if all flags are known. A command
 * without a help text does not exist.
 */
function unknownFlag(help, words) {
  if (typeof help !== 'string') return 'no such command';
  const flag = flagsIn(words).find((each) => !new RegExp(`(^|[\\s,])${each}(?![\\w-])`, 'mu').test(help));
  return flag === undefined ? null : `no flag ${flag}`;
}

let rwHelps;

/** The help text of each command of `rw`, by the words after `rw`; the text of `rw` itself by ''. One process prints them all. */
export function helpsOfRw() {
  rwHelps ??= run(process.execPath, [join(root, 'tools/lib/rw-help.mjs')]).then(({ code, output }) => {
    if (code !== 0) throw new Error(`The help texts of rw could not be read:\n${output}`);
    return new Map(Object.entries(JSON.parse(output.slice(output.indexOf('{"":')))));
  });
  return rwHelps;
}

async function checkRw(words) {
  const helps = await helpsOfRw();
  const command = words.find((word) => !word.startsWith('-'));
  if (command === undefined) return unknownFlag(helps.get(''), words);
  const next = words[words.indexOf(command) + 1];
  const holds = [...helps.keys()].some((name) => name.startsWith(`${command} `));
  const named = holds && next !== undefined && !next.startsWith('-') ? `${command} ${next}` : command;
  return unknownFlag(helps.get(named), words);
}

async function checkNpm(words) {
  const [verb, ...rest] = words;
  const name = verb === 'run' ? rest.find((word) => !word.startsWith('-')) : verb;
  if (npmOwn.has(verb)) return null;
  const at = rest.findIndex((word) => word === '-w' || word === '--workspace');
  const workspace = at < 0 ? undefined : packages().find(({ manifest }) => manifest.name === rest[at + 1]);
  if (at >= 0 && workspace === undefined) return `no workspace ${rest[at + 1]}`;
  const script = (workspace?.manifest ?? readJson('package.json')).scripts?.[name];
  if (script === undefined) return `no script ${name}`;
  const own = words.slice(words.indexOf('--') + 1);
  if (workspace || !words.includes('--') || !script.startsWith('node ')) return null;
  return unknownFlag(await helpOf([join(root, script.split(' ')[1])]), own);
}

/** The problem of a command line, as text, or null. Ignores commands of other programs. */
export async function checkCommand(text) {
  const words = text
    .split(/[|>;&]/u)[0]
    .trim()
    .split(/\s+/u)
    .filter((word) => !/^[A-Z_]+=/u.test(word));
  const [program, ...rest] = words;
  if (program === 'rw') return checkRw(rest);
  if (program === 'npx' && rest[0] === 'rw') return checkRw(rest.slice(1));
  if (program === 'npx')
    return existsSync(join(root, 'node_modules/.bin', rest.find((word) => !word.startsWith('-')) ?? ''))
      ? null
      : 'no such program';
  if (program === 'npm') return checkNpm(rest);
  if (program === 'node') {
    const file = rest.find((word) => /\.m?js$/u.test(word));
    return file === undefined || existsSync(join(root, file)) || file.startsWith('../') ? null : `no file ${file}`;
  }
  return null;
}
