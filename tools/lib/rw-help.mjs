/**
 * Prints the help texts of `rw` and of all its commands as one JSON object: the words after `rw`, such as `ruleset diff`, and the text
 * that `rw ruleset diff --help` prints. One process for all commands, because each start of `rw` loads the whole program.
 */
import { namedCommands } from './help-text.mjs';

/** Runs `work` and resolves to what it wrote to the standard output. Does not print it. */
async function written(work) {
  const { write } = process.stdout;
  let text = '';
  process.stdout.write = (chunk) => {
    text += chunk;
    return true;
  };
  try {
    await work();
  } finally {
    process.stdout.write = write;
  }
  return text;
}

// The program itself, which builds the command line if there is no build yet.
process.argv.splice(2, Infinity, '--help');
const helps = { '': await written(() => import('../../apps/cli/bin/rw.mjs')) };
const { main } = await import(new URL('../../apps/cli/dist/main.js', import.meta.url).href);

async function addBelow(words) {
  for (const name of namedCommands(helps[words.join(' ')])) {
    // Commander adds `help` to a command that has commands.
    if (name === 'help') continue;
    const command = [...words, name];
    helps[command.join(' ')] = await written(async () => {
      const code = await main([...command, '--help']);
      if (code !== 0) throw new Error(`rw ${command.join(' ')} --help has exit code ${code}.`);
    });
    await addBelow(command);
  }
}
await addBelow([]);
process.stdout.write(JSON.stringify(helps));
