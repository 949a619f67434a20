/** Attacks on the site: pages that are cheap to request and expensive to render. */
import { aliased, page } from './requests.mjs';

const SCHEMA = '__schema{types{name description fields{name type{name}}}}';

/** A search word that differs for each `n`, so that no cache has its result. */
const unheard = (n) => `${(n * 7919 + 13).toString(36)}${n.toString(36)}`;

export const pages = {
  'explorer-introspection': {
    about: 'The developers page with a query of 100 aliased introspections',
    rate: 3,
    seconds: 15,
    sender: (context) => {
      const path = `/developers/explorer?query=${encodeURIComponent(`{ ${aliased(100, SCHEMA)} }`)}`;
      return () => page(context, path);
    },
  },
  rulebooks: {
    about: 'The rulebook of every mode, by turns, with query strings that were never asked for',
    rate: 10,
    seconds: 15,
    sender: (context) => (n) =>
      page(context, `${context.rulebooks[n % context.rulebooks.length]}?nothing=${unheard(n)}`),
  },
  comparisons: {
    about: 'Two rulesets compared, each time with another value',
    rate: 10,
    seconds: 15,
    sender:
      ({ site, rulesets }) =>
      (n) => {
        const [a, b] = [rulesets[n % rulesets.length], rulesets[(n + 1) % rulesets.length]];
        const [game] = a.split('/');
        return page(
          { site },
          `/${game}/rules/compare?${new globalThis.URLSearchParams({ a, b: `${b}?draw.handSize=${3 + (n % 20)}` }).toString()}`,
        );
      },
  },
  searches: {
    about: 'Searches for cards, no two alike',
    rate: 10,
    seconds: 15,
    sender: (context) => (n) => page(context, `/${context.game}/cards?q=${unheard(n)}+or+cost%3C%3D${n % 9}`),
  },
  'unknown-pages': {
    about: 'Addresses that do not exist, no two alike',
    rate: 40,
    seconds: 15,
    sender: (context) => (n) => page(context, `/${unheard(n)}/cards/${unheard(n + 1)}`),
  },
  navigations: {
    about: 'What the router of the site asks for when a link is followed, with router states that differ',
    rate: 20,
    seconds: 15,
    sender: (context) => (n) => ({
      url: `${context.site}${context.rulebooks[n % context.rulebooks.length]}?_rsc=${unheard(n)}`,
      headers: {
        rsc: '1',
        'next-router-state-tree': encodeURIComponent(
          JSON.stringify(['', { children: [unheard(n), {}] }, null, null, true]),
        ),
      },
    }),
  },
  'slow-readers': {
    about: 'Connections that ask for a rulebook and leave after a moment',
    rate: 20,
    seconds: 15,
    sender: (context) => (n) => ({
      ...page(context, `${context.rulebooks[n % context.rulebooks.length]}?nothing=${unheard(n)}`),
      abortAfter: 20,
    }),
  },
  coverage: {
    about: 'The coverage pages of every game, which prove every worked example',
    rate: 4,
    seconds: 20,
    sender: (context) => (n) => page(context, `/${context.games[n % context.games.length]}/coverage`),
  },
};
