/** Tests of webhook signatures with the check of a receiver. */
import { readFileSync } from 'node:fs';
import { signatureOf } from './webhook-sender.ts';

/** The check function in the guide for operators. */
const guide = readFileSync(new URL('../../../docs/guide/operating.md', import.meta.url), 'utf8');
const [source] = /import \{ createHmac[\s\S]*?\n\}/u.exec(guide)!;
const { isFromRulewright } = (await import(
  `data:text/javascript,${encodeURIComponent(`${source}\nexport { isFromRulewright };`)}`
)) as { isFromRulewright: (secret: string, body: string, header: string) => boolean };

const now = Math.floor(Date.now() / 1000);
const header = signatureOf('secret', '{"a":1}', now);

test('the function in the guide accepts our signature', () => {
  expect(isFromRulewright('secret', '{"a":1}', header)).toBe(true);
});

test.each([
  ['another secret', 'other', '{"a":1}', header],
  ['another body', 'secret', '{"a":2}', header],
  ['an old time', 'secret', '{"a":1}', signatureOf('secret', '{"a":1}', now - 301)],
  ['a new time on an old signature', 'secret', '{"a":1}', header.replace(/^t=\d+/u, `t=${now + 5}`)],
  ['no signature', 'secret', '{"a":1}', ''],
])('it refuses %s', (_, secret, body, signature) => {
  expect(isFromRulewright(secret, body, signature)).toBe(false);
});
