/** Tests of the marker header for forms that are sent without a script. */
import { OWN_REQUEST, markOfForm } from './own-request.ts';

test.each([
  ['origin', 'https://cards.example'],
  ['sec-fetch-site', 'same-origin'],
])('a form whose browser sends %s is marked', (name, value) => {
  expect(markOfForm(new Headers({ [name]: value }))).toEqual({ [OWN_REQUEST]: '1' });
});

test('a request without information about its page gets no marker', () => {
  expect(markOfForm(new Headers({ cookie: 'rulewright-session=secret' }))).toEqual({});
});
