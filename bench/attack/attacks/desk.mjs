/** Attacks by an editor: texts that are hard to parse. */
import { graphql } from './requests.mjs';

const CHECK = 'query ($path: String!, $text: String!) { checkText(path: $path, text: $text) { problems { message } } }';

/** An attack that has the desk check `text`, as the editor does while typing. */
const typed = (about, text) => ({
  about,
  rate: 1,
  seconds: 15,
  sender: (context) => {
    const headers = { cookie: context.editor.cookie, 'rulewright-request': '1' };
    const asked = graphql(context, CHECK, { path: context.chapter, text }, headers);
    return () => asked;
  },
});

export const desk = {
  'open-emphasis': typed('A chapter of 12,000 opened emphases', '*a_'.repeat(12_000)),
  'long-emphasis': typed('A chapter of 60,000 opened emphases', '*a_'.repeat(60_000)),
  'deep-quotes': typed('A chapter of 20,000 nested quotes', '> '.repeat(20_000)),
  'deep-lists': typed('A chapter of 10,000 nested lists', '- '.repeat(10_000)),
  'open-links': typed('A chapter of 50,000 opened links', '['.repeat(50_000)),
};
