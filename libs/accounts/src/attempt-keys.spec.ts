/** Different spellings of the same e-mail address or network address have the same key. */
import { addressKey, readEmail } from './attempt-keys.ts';

test.each([
  [' Ann@Example.ORG ', 'ann@example.org'],
  ['ann@exam\u200bple.org', 'ann@example.org'],
  ['ａｎｎ@example.org', 'ann@example.org'],
  ['\ufeffann@example.org', 'ann@example.org'],
])('the e-mail address %j is kept as %s', (text, email) => expect(readEmail(text)).toBe(email));

test.each([
  '',
  'ann',
  'ann@example.org\0',
  '\0ann@example.org',
  'ann@example.org\n',
  'a\tnn@example.org',
  `${'a'.repeat(300)}@b.org`,
])('the e-mail address %j is refused', (text) =>
  expect(() => readEmail(text)).toThrow('This is not a valid e-mail address.'),
);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:51000', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['nowhere', 'unknown'],
  ['203.0.113.7\0', 'unknown'],
])('the address %j is counted as %s', (text, key) => expect(addressKey(text)).toBe(key));
