/** Lets plain Node run the source in a process of its own (`node --import …/typescript.mjs file.ts`). */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';
import { transform } from '@swc/core';

const jsc = {
  parser: { syntax: 'typescript', decorators: true },
  transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  target: 'es2023',
};

/** A hook of Node's module loader. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(new URL(url), 'utf8'), {
    jsc,
    module: { type: 'es6' },
    filename: url,
    swcrc: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
}

if (isMainThread) register(import.meta.url);
