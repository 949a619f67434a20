/**
 * House rules as an ESLint plugin: what `docs/guide/developer.md` promises about the code and no general rule checks.
 * The rules about games and modes take their words as an option, so that the rules themselves name no game and no mode.
 */

import { findWords } from '../words/list.mjs';

/** Calls `check(text, node)` for every string literal and every fixed part of a template in a file. */
function forEachText(check) {
  return {
    Literal: (node) => typeof node.value === 'string' && check(node.value, node),
    TemplateElement: (node) => check(node.value.cooked ?? '', node),
    JSXText: (node) => check(node.value, node),
  };
}

/** Where a comment says something to ESLint, TypeScript or a bundler instead of a reader. */
const directive = /^\s*(?:eslint|@ts-|webpack|turbopack|global|istanbul)/u;

/** Functions whose first argument is the title of a test. */
const TITLED = new Set(['test', 'it', 'describe']);

/** The name of a called function: of `test`, `test.skip` and `test.each(rows)` it is `test`. */
function calledName({ type, name, object, callee }) {
  if (type === 'Identifier') return name;
  return object || callee ? calledName(object ?? callee) : undefined;
}

/** Comments, texts between tags and titles of tests are read by people: they use the words that a reader knows. */
const plainWords = {
  meta: {
    type: 'suggestion',
    docs: { description: 'plain words in comments, in texts between tags and in titles of tests' },
    messages: { rewrite: '{{says}}' },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const report = (text, start, how) => {
      for (const { index, found, says } of findWords(text, how))
        context.report({
          messageId: 'rewrite',
          data: { says },
          loc: {
            start: sourceCode.getLocFromIndex(start + index),
            end: sourceCode.getLocFromIndex(start + index + found.length),
          },
        });
    };
    return {
      Program() {
        for (const { value, range } of sourceCode.getAllComments())
          // The stars in front of the lines of a comment would part phrases.
          if (!directive.test(value))
            report(
              value.replaceAll(/\n\s*\*/gu, (stars) => ' '.repeat(stars.length)),
              range[0] + 2,
            );
      },
      JSXText: (node) => report(node.value, node.range[0], { interface: true }),
      CallExpression({ callee, arguments: [title] }) {
        if (!TITLED.has(calledName(callee))) return;
        const isText =
          title?.type === 'TemplateLiteral' || (title?.type === 'Literal' && typeof title.value === 'string');
        if (isText) report(sourceCode.getText(title).slice(1, -1), title.range[0] + 1);
      },
    };
  },
};

const words = { type: 'array', items: { type: 'string' }, uniqueItems: true };

/** Code above the plugins must work for any game: it may not spell the name of one. */
const noGameNames = {
  meta: {
    type: 'problem',
    docs: { description: 'no name of a game outside its plugin and the catalogue' },
    messages: {
      named: "'{{name}}' is the name of a game; take the list of games from @rulewright/games or from the content.",
    },
    schema: [words],
  },
  create(context) {
    const names = (context.options[0] ?? []).map((name) => name.toLowerCase());
    const report = (text, node) => {
      const name = names.find((each) => text.toLowerCase().includes(each));
      if (name) context.report({ node, messageId: 'named', data: { name } });
    };
    return { ...forEachText(report), Identifier: (node) => report(node.name, node) };
  },
};

/** What a mode does is said by parameters: code that asks for a mode by name would be wrong for the next mode. */
const noModeIds = {
  meta: {
    type: 'problem',
    docs: { description: 'no mode id as a string in code' },
    messages: { named: "'{{id}}' is the id of a mode; decide on a parameter of the ruleset instead." },
    schema: [words],
  },
  create(context) {
    const ids = new Set(context.options[0] ?? []);
    return forEachText((text, node) => {
      const id = text.split(/[/+?\s]/u).find((part) => ids.has(part));
      const isWholeId = text === id || /^[\w-]+(\/[\w-]+)?([+?].*)?$/u.test(text);
      if (id && isWholeId) context.report({ node, messageId: 'named', data: { id } });
    });
  },
};

export default {
  meta: { name: 'rulewright' },
  rules: { 'no-game-names': noGameNames, 'no-mode-ids': noModeIds, 'plain-words': plainWords },
};
