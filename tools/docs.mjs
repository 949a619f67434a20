/**
 * Tests of the documentation: the target of every link exists, and so does every command, path and rule id that it mentions.
 * For Node's test runner; `npm test -- --only docs` builds the command line that the tests use and runs them.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, test } from 'node:test';
import { checkCommand, helpsOfRw } from './lib/commands.mjs';
import { readMarkdown } from './lib/markdown.mjs';
import { run } from './lib/run.mjs';
import { filesUnder, root } from './lib/workspace.mjs';

const isMarkdown = (name) => name.endsWith('.md');
const files = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].filter((file) => existsSync(join(root, file))),
  ...['docs', 'apps', 'bench'].flatMap((folder) => filesUnder(folder, isMarkdown)),
];
const documents = new Map(files.map((file) => [file, readMarkdown(readFileSync(join(root, file), 'utf8'))]));
const where = (file, line) => `${file}:${line}`;

/** The problem of a link in `file`, or null. URLs of other sites are only parsed, never fetched. */
function brokenLink(file, url) {
  if (/^(https?|mailto):/u.test(url)) return URL.canParse(url) ? null : 'is no address';
  const [path, anchor] = url.split('#');
  const target = path === '' ? file : normalize(join(dirname(file), decodeURIComponent(path)));
  if (target.startsWith('..')) return 'leaves the repository';
  if (!existsSync(join(root, target))) return 'leads to no file';
  if (anchor === undefined) return null;
  const headings = documents.get(target)?.headings;
  if (!headings) return 'has an anchor into a file that is no document';
  return headings.has(anchor) ? null : `leads to no heading of ${target}`;
}

/** Matches repository paths in text, such as `libs/engine/src/index.ts` or `cards/`, but not placeholders. */
const repositoryPath = /^(?:apps|libs|cards|rules|tools|proofs|docs|bench|e2e)(?:\/[\w.[\]()-]+)+\/?$/u;

/** Every rule id in rules/. A word in the documentation that looks like a rule id must be one of these. */
const ruleIds = new Set(
  filesUnder('rules', isMarkdown).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^:{3,}rule\{#([\w.-]+)/gmu)].map((match) => match[1]),
  ),
);
const rulePrefixes = new Set([...ruleIds].map((id) => id.split('.')[0]));
const looksLikeRule = (text) => /^[a-z]+(\.[a-z0-9-]+){2,}$/u.test(text) && rulePrefixes.has(text.split('.')[0]);

for (const [file, { links, codes, commands }] of documents) {
  describe(file, () => {
    test('the targets of links exist', () => {
      const broken = links.map(({ url, line }) => ({ url, line, why: brokenLink(file, url) })).filter(({ why }) => why);
      assert.deepEqual(
        broken.map(({ url, line, why }) => `${where(file, line)}: ${url} ${why}`),
        [],
      );
    });

    test('commands exist, with their flags', async () => {
      const wrong = [];
      for (const { text, line } of commands) {
        const why = await checkCommand(text);
        if (why) wrong.push(`${where(file, line)}: ${text}: ${why}`);
      }
      assert.deepEqual(wrong, []);
    });

    test('mentioned files and rules exist', () => {
      const wrong = codes.filter(({ text }) => {
        if (repositoryPath.test(text)) return !existsSync(join(root, text));
        return looksLikeRule(text) && !ruleIds.has(text);
      });
      assert.deepEqual(
        wrong.map(({ text, line }) => `${where(file, line)}: there is no ${text}`),
        [],
      );
    });
  });
}

/** A status line of a record: what it is, and whether only a part is meant. */
const STATUS =
  /^\*\*(?:(?<by>Replaced by|Replaced in part by)|(?<old>Replaces|Replaces a part of))\*\* \[(?<number>\d{4})\]\((?<file>\k<number>-[\w-]+\.md)\)(?:: \S.*)?\.$/u;

/** What is wrong with the status lines of records. @param texts by file name */
function brokenSuccessions(texts) {
  const wrong = [];
  const claims = { by: new Set(), old: new Set() };
  for (const [file, text] of texts)
    for (const line of text.split('\n').filter((one) => one.startsWith('**Replace'))) {
      const groups = STATUS.exec(line)?.groups;
      if (!groups) wrong.push(`${file} has a status line of another form: ${line}`);
      else if (!texts.has(groups.file)) wrong.push(`${file} names ${groups.file}, which does not exist`);
      else if (groups.by && groups.file < file) wrong.push(`${file} names ${groups.file}, which is older`);
      else if (groups.by) claims.by.add(`${file} ${groups.file} ${groups.by.includes('part')}`);
      else claims.old.add(`${groups.file} ${file} ${groups.old.includes('part')}`);
    }
  if (wrong.length > 0) return wrong;
  for (const claim of claims.by) {
    const [old, fresh] = claim.split(' ');
    if (!claims.old.has(claim)) wrong.push(`${fresh} does not say that it replaces ${old}`);
  }
  for (const claim of claims.old) {
    const [old, fresh] = claim.split(' ');
    if (!claims.by.has(claim)) wrong.push(`${old} does not say that ${fresh} replaces it`);
  }
  return wrong;
}

describe('decisions', () => {
  const records = files.filter((file) => /^docs\/adr\/\d{4}-/u.test(file));
  const index = readFileSync(join(root, 'docs/adr/README.md'), 'utf8');

  for (const file of records) {
    test(`${file} has context, decision and consequences, and is in the list`, () => {
      const text = readFileSync(join(root, file), 'utf8');
      const name = file.split('/').at(-1);
      assert.match(text, new RegExp(`^# ${name.slice(0, 4)}: \\S`, 'u'));
      const paragraphs = [...text.matchAll(/^\*\*([A-Z][a-z]+)(?:, [^*]+)?\.\*\*/gmu)].map(([, title]) => title);
      for (const title of ['Context', 'Decision', 'Consequences'])
        assert.ok(paragraphs.includes(title), `The paragraph **${title}.** is missing.`);
      assert.equal(index.split(`](${name})`).length, 2, `docs/adr/README.md does not list ${name} once.`);
    });
  }

  test('a record and its successor name each other', () => {
    const texts = new Map(records.map((file) => [file.split('/').at(-1), readFileSync(join(root, file), 'utf8')]));
    assert.deepEqual(brokenSuccessions(texts), []);
  });

  test('finds successors that are missing, older, or do not answer', () => {
    const record = (...lines) => ['# 0000: A record', ...lines, '**Context.** A text.'].join('\n\n');
    const said = '**Replaced in part by** [0002](0002-b.md): something else.';
    assert.deepEqual(brokenSuccessions(new Map([['0001-a.md', record(said)]])), [
      '0001-a.md names 0002-b.md, which does not exist',
    ]);
    const silent = new Map([
      ['0001-a.md', record(said)],
      ['0002-b.md', record()],
    ]);
    assert.deepEqual(brokenSuccessions(silent), ['0002-b.md does not say that it replaces 0001-a.md']);
    silent.set('0002-b.md', record('**Replaces a part of** [0001](0001-a.md).'));
    assert.deepEqual(brokenSuccessions(silent), []);
    silent.set('0001-a.md', record());
    assert.deepEqual(brokenSuccessions(silent), ['0001-a.md does not say that 0002-b.md replaces it']);
    const older = new Map([
      ['0001-a.md', record('**Replaces** [0002](0002-b.md).')],
      ['0002-b.md', record('**Replaced by** [0001](0001-a.md): all of it.')],
    ]);
    assert.deepEqual(brokenSuccessions(older), ['0002-b.md names 0001-a.md, which is older']);
    const vague = new Map([['0001-a.md', record('**Replaced by** a later record.')]]);
    assert.deepEqual(brokenSuccessions(vague), [
      '0001-a.md has a status line of another form: **Replaced by** a later record.',
    ]);
  });
});

test('the map of the house lists every package', () => {
  const text = readFileSync(join(root, 'docs/guide/developer.md'), 'utf8');
  const listed = new Set([...text.matchAll(/^((?:libs|apps)\/[\w-]+) {2,}\S/gmu)].map(([, folder]) => folder));
  const packages = ['libs', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  assert.deepEqual([...listed].sort(), packages.sort());
});

describe('the walks through the code', () => {
  const text = readFileSync(join(root, 'docs/guide/architecture.md'), 'utf8');
  // A walk ends at the next heading, which need not be another walk.
  const walks = text
    .split(/^## (?=From )/mu)
    .slice(1)
    .map((walk) => walk.split(/^## /mu)[0]);
  const contains = (file, word) => `${file} ${readFileSync(join(root, file), 'utf8')}`.includes(word);

  for (const walk of walks) {
    test(walk.split('\n')[0], () => {
      const steps = [...walk.matchAll(/^\d+\. `([^`]+)`(?:, by `([^`]+)`)?/gmu)].map(([, file, word]) => ({
        file,
        word,
      }));
      assert.ok(steps.length > 5);
      const broken = steps.slice(1).filter(({ file, word }, at) => {
        const earlier = steps.slice(0, at + 1);
        return !contains(file, word) || !earlier.some((each) => contains(each.file, word));
      });
      assert.deepEqual(broken, []);
    });
  }
});

describe('the check of commands', () => {
  test('knows the text that rw itself prints for a command in a command', async () => {
    const helps = await helpsOfRw();
    const inner = [...helps.keys()].filter((name) => name.includes(' '));
    assert.ok(inner.length > 1);
    assert.ok(helps.size > inner.length + 20);
    const rw = join(root, 'apps/cli/bin/rw.mjs');
    const { code, output } = await run(process.execPath, [rw, ...inner[0].split(' '), '--help']);
    assert.deepEqual([code, helps.get(inner[0])], [0, output]);
  });

  test('rejects an unknown command and an unknown flag', async () => {
    const problems = await Promise.all(
      ['rw nosuch', 'rw user nosuch', 'rw check cards --nosuch', 'rw --nosuch', 'rw check --json', 'rw --version'].map(
        checkCommand,
      ),
    );
    assert.deepEqual(problems, [
      'no such command',
      'no such command',
      'no flag --nosuch',
      'no flag --nosuch',
      null,
      null,
    ]);
  });
});
