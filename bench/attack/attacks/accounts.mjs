/** Attacks on accounts: each wrong password costs a slow hash. */
import { graphql } from './requests.mjs';

const SIGN_IN = 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';

export const accounts = {
  'sign-in': {
    about: 'Wrong passwords for accounts that differ',
    rate: 20,
    seconds: 15,
    sender: (context) => (n) =>
      graphql(context, SIGN_IN, { email: `person${n}@example.org`, password: `wrong password ${n}` }),
  },
  'sign-in-one-account': {
    about: 'Wrong passwords for one account, with a NUL after its name',
    rate: 20,
    seconds: 15,
    sender: (context) => (n) =>
      graphql(context, SIGN_IN, { email: `${context.editor.email}\u0000`, password: `wrong password ${n}` }),
  },
};
