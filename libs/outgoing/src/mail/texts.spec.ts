/** Texts of people in mails: they add no header, no paragraph and no link, and turn no other text around. */
import { createTransport } from 'nodemailer';
import {
  deckLetter,
  invitationLetter,
  noticeLetter,
  passwordLetter,
  releaseLetter,
  reviewLetter,
  written,
} from './texts.ts';

const href = 'https://rules.example/';
const leave = 'https://rules.example/unsubscribe/token';
const NASTY = 'Ann\r\nBcc: all@example.org\n\n<a href="https://evil.example">Here</a>\u202e\u2066\u0007\ud800';

const letters = {
  invitation: invitationLetter({ role: 'editor', by: NASTY, href }),
  password: passwordLetter({ name: NASTY, href }),
  review: reviewLetter({ title: NASTY, by: NASTY, href, leave }),
  notice: noticeLetter({ title: NASTY, by: NASTY, words: NASTY, mentioned: true, href, leave }),
  release: releaseLetter({ number: 3, notes: NASTY, href, leave }),
  deck: deckLetter('deck-hidden', { name: NASTY, text: NASTY, href }),
};

it.each(Object.entries(letters))('%s: a hostile text stays a text', async (_, letter) => {
  const { subject, text, html } = written(letter);
  for (const one of [subject, text, html]) {
    expect(one).not.toMatch(/\p{Cs}/u);
    // eslint-disable-next-line no-control-regex -- these are the characters that must be gone
    expect(one).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/u);
  }
  expect(subject).not.toContain('\n');
  expect(html.match(/<a /gu)).toHaveLength(letter.leave === undefined ? 1 : 2);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { envelope, message } = await transport.sendMail({
    from: 'a@example.org',
    to: 'b@example.org',
    ...written(letter),
  });
  expect(envelope.to).toEqual(['b@example.org']);
  const [head] = message.toString().split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/imu);
});

it.each(['invitation', 'password', 'review'] as const)('%s: a name starts no paragraph', (name) => {
  const count = letters[name].paragraphs.length;
  expect(written(letters[name]).text.split('\n\n')).toHaveLength(count + (letters[name].leave === undefined ? 1 : 2));
});

it('shortens a text between characters, not inside of one', () => {
  const long = `${'a'.repeat(140)}${'\u{1f600}'.repeat(2_000)}`;
  for (const letter of [
    reviewLetter({ title: long, by: 'Ann', href, leave }),
    releaseLetter({ number: 1, notes: `b${long}`, href, leave }),
  ]) {
    const { subject, text } = written(letter);
    expect(subject + text).not.toMatch(/\p{Cs}/u);
    expect(subject.length).toBeLessThanOrEqual(150);
  }
});
