/**
 * Runs after the code generator: moves the texts of the operations into src/generated/texts.ts, which only servers load, and marks
 * the fragments as free of side effects, so that bundlers leave them out.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const generated = new URL('src/generated/', import.meta.url);
const written = new URL('persisted-documents.json', generated);
const texts = JSON.parse(readFileSync(written, 'utf8'));
const lines = Object.keys(texts)
  .sort()
  .map((name) => `  ${name}: ${JSON.stringify(texts[name])},\n`);

writeFileSync(
  new URL('texts.ts', generated),
  `/* eslint-disable */\n/** The text of every operation, by its name. */\nexport const TEXTS = {\n${lines.join('')}};\n`,
);
rmSync(written);

const documents = new URL('graphql.ts', generated);
const source = readFileSync(documents, 'utf8');
writeFileSync(documents, source.replaceAll(' = new TypedDocumentString(', ' = /*#__PURE__*/ new TypedDocumentString('));
