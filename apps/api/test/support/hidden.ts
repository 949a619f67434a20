/** Content with hidden parts. All hidden names and texts contain a word that appears nowhere else. */
import type { SourceFile } from '@rulewright/content';
import { importTree } from '@rulewright/database';
import type { DatabaseKind, TestDatabase } from '@rulewright/database/testing';
import { knownGames } from '@rulewright/games';
import { readTree } from '@rulewright/content/node';
import { fileURLToPath } from 'node:url';
import { testContent } from './content.ts';
import { SECRET } from './hunt.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The end of the embargo. */
export const EMBARGO = Date.parse('2099-01-01T00:00:00Z');

export interface HiddenContent {
  readonly game: string;
  /** A public card with a reprint in the set under the embargo. */
  readonly reprinted: string;
  readonly files: readonly (readonly SourceFile[])[];
}

/** A word in each document that names the hidden card in a spelling of its own, or that is hidden with the set. */
const MARKED = 'zqmarked';

/** The name of the hidden card as YAML texts that do not contain it letter by letter. */
const spellings = (secret: string): string[] => {
  const [head, tail] = [secret.slice(0, 4), secret.slice(4)];
  return [
    `>-\n  The ${secret}\n  Warden`,
    `"${head}\\x${tail.charCodeAt(0).toString(16)}${tail.slice(1)} Warden"`,
    `*${head}*${tail} _Wardens_`.replace(/^/u, '"').concat('"'),
    `${head}\u200B${tail} Warden`,
    `${head}&shy;${tail}&nbsp;Warden`,
    `${head}&#${tail.charCodeAt(0)};${tail.slice(1)} Warden`,
    `The ${secret.toUpperCase()} WARDEN’s turn`,
    `${secret}warden`,
  ];
};

/** The files of three releases: without the set, with it, and with a change of another card. */
export async function hiddenContent(): Promise<HiddenContent> {
  const { releases, id: game, game: content, changedCard } = await testContent('one');
  const base = releases[0]!;
  const [model, reprint] = [...content.cards.values()].filter(
    ({ id, aliases }) => id !== changedCard && aliases.length === 0,
  );
  const pathOf = (slug: string): string => `cards/${game}/cards/${slug}.yaml`;
  const textOf = (path: string): string => base.find((file) => file.path === path)!.text;
  const secret = textOf(pathOf(model!.id))
    .replace(/^id: .*$/mu, `id: ${SECRET}-warden`)
    .replace(/^name: .*$/mu, `name: ${SECRET.toUpperCase()} Warden\naliases: [${SECRET} the Elder]`)
    .replaceAll(model!.name, `${SECRET} Warden`)
    .replace(
      /^printings:\n(?: .*\n)+/mu,
      `printings:\n  - { set: ${SECRET}-dawn, number: 1, rarity: ${rarity(model!)} }\n`,
    )
    .replace(/^(?:flavor|notes): .*\n/gmu, '')
    .concat(`flavor: Nobody knows ${SECRET} yet.\nnotes: Art by ${SECRET} Painter.\n`);
  const again = textOf(pathOf(reprint!.id)).replace(
    /^printings:\n/mu,
    `printings:\n  - { set: ${SECRET}-dawn, number: 2, rarity: ${rarity(reprint!)} }\n`,
  );
  const set = `id: ${SECRET}-dawn\ncode: ZQCODE\nname: ${SECRET} Dawn\nsummary: The set of ${SECRET}.\nembargo: "${new Date(EMBARGO).toISOString()}"\n`;
  const [deck] = content.decks.values();
  const deckText = textOf(`cards/${game}/decks/${deck!.id}.yaml`)
    .replace(/^id: .*$/mu, `id: ${SECRET}-deck`)
    .replace(/^name: .*$/mu, `name: Wardens of ${SECRET}`)
    .replace(/^entries:\n(.*)card: [\w-]+/mu, `entries:\n$1card: ${SECRET}-warden`);
  const rule = [...content.rules.keys()][0]!;
  const withSecret = new Map([
    [pathOf(`${SECRET}-warden`), secret],
    [pathOf(reprint!.id), again],
    [`cards/${game}/sets/${SECRET}-dawn.yaml`, set],
    [`cards/${game}/decks/${SECRET}-deck.yaml`, deckText],
    [
      `rules/${game}/rulings/about-the-warden.yaml`,
      `id: about-the-warden\nrules: [${rule}]\nquestion: What of ${SECRET} Warden?\nreadings: [It counts.]\nanswer: It counts.\nwhy: It is a card.\n`,
    ],
    [
      `rules/${game}/glossary/dawnkeeper.yaml`,
      `id: dawnkeeper\nterm: dawnkeeper\nmeaning: A card such as ${SECRET} Warden.\nrules: [${rule}]\n`,
    ],
  ]);
  spellings(SECRET).forEach((spelled, at) => {
    const id = `${MARKED}-${at}`;
    withSecret.set(
      `rules/${game}/rulings/${id}.yaml`,
      `id: ${id}\nrules: [${rule}]\nquestion: What now?\nreadings: [It counts.]\nanswer: It counts.\nwhy: ${spelled}\n`,
    );
    withSecret.set(
      `rules/${game}/glossary/${id}.yaml`,
      `id: ${id}\nterm: ${MARKED} ${at}\nmeaning: ${spelled}\nrules: [${rule}]\n`,
    );
  });
  const secretSet = `hiddenWith: ${SECRET}-dawn\n`;
  withSecret.set(
    `rules/${game}/rulings/${MARKED}-with.yaml`,
    `id: ${MARKED}-with\nrules: [${rule}]\nquestion: What now?\nreadings: [It counts.]\nanswer: It counts.\nwhy: No name.\n${secretSet}`,
  );
  withSecret.set(
    `cards/${game}/decks/${MARKED}-deck.yaml`,
    textOf(`cards/${game}/decks/${deck!.id}.yaml`)
      .replace(/^id: .*$/mu, `id: ${MARKED}-deck`)
      .replace(/^name: .*$/mu, `name: ${MARKED} deck`)
      .concat(secretSet),
  );
  const list = content.vocabulary.parameters.find(({ type, values }) => type === 'list' && values === undefined)!;
  const modePath = `rules/${game}/modes/${content.doc.modes[1]!}.yaml`;
  withSecret.set(
    modePath,
    `# For the ${SECRET} Warden.\n${textOf(modePath)
      .replace(new RegExp(`^  ${list.name}: .*\\n`, 'mu'), '')
      .replace(
        /^parameters:\n/mu,
        `parameters:\n  ${list.name}: [${SECRET} WARDENS, "Zq\\xADsecret Warden", ${SECRET}-warden]\n`,
      )}`,
  );
  const second = overlaid(base, withSecret);
  const third = overlaid(second, new Map([[pathOf(changedCard), `${textOf(pathOf(changedCard))}# Checked again.\n`]]));
  return { game, reprinted: reprint!.id, files: [base, second, third] };
}

/** A logo, twice as wide as high. */
export const LOGO_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="40" height="20" fill="#aa0000"/></svg>\n';

/** The files of a private game with a logo. The game is a copy of a public game under another name. */
export async function privateGameFiles(): Promise<SourceFile[]> {
  const id = 'small-hours';
  const renamed = (text: string): string => text.replaceAll(id, SECRET).replaceAll('Small Hours', SECRET.toUpperCase());
  const files = (await readTree(ROOT))
    .filter(({ path }) => path.split('/')[1] === id)
    .map(({ path, text }) => ({ path: renamed(path), text: renamed(text) }))
    .map(({ path, text }) => ({
      path,
      text: path.endsWith('/game.yaml') ? `${text}visibility: private\nlogo: logo.svg\n` : text,
    }));
  return [...files, { path: `rules/${SECRET}/logo.svg`, text: LOGO_SVG }];
}

/** A database with the public content and a private game. */
export async function createWithPrivateGame(kind: DatabaseKind): Promise<TestDatabase> {
  const { releases } = await testContent('one');
  const files = [...releases[2]!, ...(await privateGameFiles())].sort((a, b) => (a.path < b.path ? -1 : 1));
  return kind.createWith('a private game', async (database) => {
    await importTree(database, releases[2]!, knownGames, { author: 'tester', message: 'The first cards' });
    await importTree(database, files, knownGames, { author: 'tester', message: `The game ${SECRET}` });
  });
}

const rarity = ({ printings }: { readonly printings: readonly { readonly rarity: string }[] }): string =>
  printings[0]!.rarity;

const overlaid = (files: readonly SourceFile[], texts: ReadonlyMap<string, string>): SourceFile[] =>
  [...files.filter(({ path }) => !texts.has(path)), ...[...texts].map(([path, text]) => ({ path, text }))].sort(
    (a, b) => (a.path < b.path ? -1 : 1),
  );

/** A database with the three releases. */
export async function createWithHidden(kind: DatabaseKind): Promise<TestDatabase> {
  const { files } = await hiddenContent();
  const messages = ['The first cards', `The set ${SECRET} Dawn`, 'A card checked again'];
  return kind.createWith('a set under an embargo', async (database) => {
    for (const [at, tree] of files.entries())
      await importTree(database, tree, knownGames, { author: 'tester', message: messages[at]! });
  });
}
