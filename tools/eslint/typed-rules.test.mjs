/**
 * The rules that need types: oxlint covers typescript-eslint's strict set, and finds a violation that needs types. It also reports the
 * errors of the TypeScript compiler.
 */
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

/** Runs oxlint with the configuration of the workspace on a file with this code. Resolves to `{ code, output }`. */
async function oxlint(source) {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-typed-'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "target": "es2023", "types": [] } }',
  );
  writeFileSync(join(folder, 'planted.ts'), source);
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  try {
    return await run(process.execPath, [program, '-c', file, '--format=unix', folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('oxlint reports a promise that nothing awaits', async () => {
  const { code, output } = await oxlint('const work = async () => 1;\nexport const start = () => {\n  work();\n};\n');
  assert.equal(code, 1, output);
  assert.match(output, /planted\.ts:3:3.*no-floating-promises/u);
});

test('oxlint reports a type error', async () => {
  const { code, output } = await oxlint("export const count: number = 'one';\n");
  assert.equal(code, 1, output);
  assert.match(output, /planted\.ts:1:14.*TS2322/u);
});

test('oxlint reports a type error in generated code, whose rules are switched off', async () => {
  const { code, output } = await oxlint("/* eslint-disable */\nexport const count: number = 'one';\n");
  assert.equal(code, 1, output);
  assert.match(output, /planted\.ts:2:14.*TS2322/u);
});
