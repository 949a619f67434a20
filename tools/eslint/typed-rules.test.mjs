/** The rules that need types: oxlint covers typescript-eslint's strict set, and finds a violation that needs types. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspace.mjs';

const file = join(root, '.oxlintrc.jsonc');
const { config } = ts.parseConfigFileTextToJson(file, readFileSync(file, 'utf8'));

/** Rules that oxlint 1.89 does not have. The first one overflows the stack in typescript-eslint 8.73. */
const MISSING = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'];

test('.oxlintrc.jsonc configures every typed rule of the strict set', () => {
  const strict = tseslint.configs.strictTypeCheckedOnly
    .flatMap(({ rules = {} }) => Object.entries(rules))
    .filter(([name, level]) => name.startsWith('@typescript-eslint/') && level !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''));
  const undecided = strict.filter((name) => !(`typescript/${name}` in config.rules) && !MISSING.includes(name));
  assert.ok(strict.length > 30);
  assert.deepEqual(undecided, []);
});

test('oxlint reports a promise that nothing awaits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-typed-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "es2023", "types": [] } }',
  );
  writeFileSync(
    join(folder, 'planted.ts'),
    'const work = async () => 1;\nexport const start = () => {\n  work();\n};\n',
  );
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { code, output } = await run(process.execPath, [oxlint, '-c', file, '--format=unix', folder]);
  rmSync(folder, { recursive: true });
  assert.equal(code, 1, output);
  assert.match(output, /planted\.ts:3:3.*no-floating-promises/u);
});
