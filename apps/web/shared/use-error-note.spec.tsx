/** A wrong password is refused in its own words. Only the end of a session leads to the sign-in. */
import { ApiClientError } from '@rulewright/api-client';
import { NextIntlClientProvider } from 'next-intl';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { useErrorNote } from './use-error-note.tsx';

const errors = JSON.parse(readFileSync(new URL('../messages/en/errors.json', import.meta.url), 'utf8')) as never;

function Note({ error }: { readonly error: unknown }) {
  return <p>{useErrorNote()(error)}</p>;
}

function shown(message: string, reason: string): string {
  const error = new ApiClientError('refused', message, [{ message, extensions: { code: 'UNAUTHENTICATED', reason } }]);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ errors }}>
      <Note error={error} />
    </NextIntlClientProvider>,
  );
}

beforeAll(() => {
  Object.assign(globalThis, { window: { location: new URL('https://rulewright.test/account/delete') } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('a wrong password is named', () => {
  expect(shown('The current password is wrong.', 'bad-credentials')).toBe('<p>The current password is wrong.</p>');
});

test('the end of a session leads to the sign-in and back', () => {
  const note = shown('Sign in first.', 'not-signed-in');
  expect(note).toContain('You are signed out.');
  expect(note).toContain('href="/sign-in?to=');
});
