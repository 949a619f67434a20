/** Tests of the operations that pages may send. */
import { readdirSync, readFileSync } from 'node:fs';
import { OPERATION_NAMES } from '@rulewright/api-client/operation-names';
import { textNamed, type OperationName } from '@rulewright/api-client/server';
import { isMutation, sendable } from './operations.ts';

const web = new URL('../', import.meta.url);

/** The operations that the components and their helpers send from the browser. */
function sentByPages(): string[] {
  const sources = ['features', 'shared']
    .flatMap((folder) =>
      readdirSync(new URL(folder, web), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /(?<!\.spec)\.tsx?$/u.test(file))
    .map((file) => readFileSync(new URL(file, web), 'utf8'))
    .filter((source) => /import \{[^}]*\brequest\b[^}]*\} from '[.\w/-]*\/request\.ts'/u.test(source));
  return sources.flatMap((source) =>
    [...source.matchAll(/\b(?:request|send)\(\s*([A-Z]\w*)Document\b/gu)].map(([, name]) => name!),
  );
}

test('every operation that a component requests is sent', () => {
  const sent = sentByPages();
  expect(sent).toContain('DeskPhrases');
  expect(sent.filter((name) => !sendable(name))).toEqual([]);
});

test('an unlisted operation is not sent', () => {
  expect(sendable('Games')).toBeUndefined();
  expect(sendable('toString')).toBeUndefined();
});

test('a new match uses the content that the visitor previews, and a decision uses that of its match', () => {
  expect(sendable('CreateMatch')).toMatchObject({ asSeen: true });
  expect(sendable('Decide')).toMatchObject({ asSeen: false });
});

test('the front learns of the two operations that publish a release', () => {
  expect(['Publish', 'Rollback', 'Schedule'].map((name) => sendable(name)?.publishes)).toEqual([true, true, false]);
});

test('mutations are told from queries by their texts, also after fragments', () => {
  const names = [...OPERATION_NAMES] as OperationName[];
  const mutations = names.filter((name) => isMutation(textNamed(name)));
  expect(mutations).toEqual(names.filter((name) => textNamed(name).includes(`mutation ${name}`)));
  expect(mutations).toEqual(expect.arrayContaining(['SaveDraft', 'AcceptInvitation']));
  expect(mutations).not.toContain('ReadSheetFile');
});
