/** Attacks on the GraphQL endpoint: small queries with large answers. */
import { aliased, graphql } from './requests.mjs';

export const queries = {
  'aliased-introspection': {
    about: 'A query of 100 aliased introspections, sent to the API',
    rate: 5,
    seconds: 15,
    sender: (context) => {
      const query = `{ ${aliased(100, '__schema { types { name description fields { name description } } }')} }`;
      return () => graphql(context, query);
    },
  },
  'repeated-fields': {
    about: 'One field written 1,400 times, which makes validation compare every pair',
    rate: 5,
    seconds: 15,
    sender: (context) => {
      const query = `{ games { ${'name '.repeat(1400)} } }`;
      return () => graphql(context, query);
    },
  },
  'many-arguments': {
    about: 'The same alias with other arguments 400 times, which makes validation write a conflict for each pair',
    rate: 5,
    seconds: 15,
    sender: (context) => {
      const query = `{ ${Array.from({ length: 400 }, (_, n) => `a: game(id: "${n}") { id name }`).join(' ')} }`;
      return () => graphql(context, query);
    },
  },
  'queried-rulebooks': {
    about: 'Rulebooks of the API as text, at the largest cost that one query may have',
    rate: 5,
    seconds: 15,
    sender: (context) => {
      const fields = aliased(
        6,
        `rulebook(ruleset: "${context.rulesets[0]}") { chapters { title slug } glossary { id } }`,
      );
      return () => graphql(context, `{ ${fields} }`);
    },
  },
  'different-queries': {
    about: '20,000 queries, no two alike, each of which the API could keep',
    rate: 400,
    seconds: 50,
    memory: 60,
    sender: (context) => (n) => graphql(context, `query Q${n} { games { id a${n}: name } }`),
  },
  'deep-variables': {
    about: 'Variables nested 100,000 deep',
    rate: 5,
    seconds: 15,
    sender: ({ api }) => {
      const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
      const body = `{"query":"{ games { id } }","variables":{"a":${nested}}}`;
      return () => ({ url: `${api}/graphql`, method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
  },
  'large-bodies': {
    about: 'Bodies of 255 kB that hold one long string',
    rate: 20,
    seconds: 15,
    sender: (context) => {
      const query = '{ games { id } }';
      const variables = { nothing: 'x'.repeat(255_000) };
      return () => graphql(context, query, variables);
    },
  },
};
