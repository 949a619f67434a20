/**
 * House rules as an ESLint plugin. They check what `docs/guide/developer.md` promises about the code and no public rule covers.
 * The rules about games and modes take their words as an option, so that the rules themselves name no game and no mode.
 */

import { findWords } from '../words/list.mjs';
import { layers } from './layers-rule.mjs';
import { persistenceRules } from './persistence-rules.mjs';

/** Calls `check(text, node)` for every string literal and every fixed part of a template in a file. */
function forEachText(check) {
  return {
    Literal: (node) => typeof node.value === 'string' && check(node.value, node),
    TemplateElement: (node) => check(node.value.cooked ?? '', node),
    JSXText: (node) => check(node.value, node),
  };
}

/** The strings and templates that an expression can evaluate to: literals, the parts of a sum, both branches of a conditional. */
function constantsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'BinaryExpression':
      return node.operator === '+' ? [...constantsOf(node.left), ...constantsOf(node.right)] : [];
    case 'LogicalExpression':
      return [...constantsOf(node.left), ...constantsOf(node.right)];
    case 'ConditionalExpression':
      return [...constantsOf(node.consequent), ...constantsOf(node.alternate)];
    default:
      return [];
  }
}

/** Matches directive comments for ESLint, TypeScript or a bundler. */
const directive = /^\s*(?:eslint|@ts-|webpack|turbopack|global|istanbul)/u;

/** Functions whose first argument is the title of a test. */
const TITLED = new Set(['test', 'it', 'describe']);

/** The name of a called function, such as `test` for `test`, `test.skip` and `test.each(rows)`. */
function calledName({ type, name, object, callee }) {
  if (type === 'Identifier') return name;
  return object || callee ? calledName(object ?? callee) : undefined;
}

/** The name of a property or attribute; undefined for a computed one. */
const keyOf = ({ key, name, computed }) => (computed ? undefined : (key?.name ?? key?.value ?? name?.name));

/** A string that people read: it starts like a sentence, ends like one and has at least three words. */
const SENTENCE = /^\p{Lu}\S*(?:\s+\S+){2,}[.:?…]$/u;

/**
 * Texts for people use plain words: comments, sentences in strings (errors, help), texts between tags, descriptions such as those of
 * the API's schema, and test titles.
 */
const plainWords = {
  meta: {
    type: 'suggestion',
    docs: {
      description:
        'plain words in comments, in sentences, in texts between tags, in descriptions and in titles of tests',
    },
    messages: { rewrite: '{{says}}' },
    schema: [{ type: 'object', properties: { sentences: { type: 'boolean' } }, additionalProperties: false }],
  },
  create(context) {
    const { sourceCode } = context;
    const { sentences = true } = context.options[0] ?? {};
    const reported = new Set();
    const report = (text, start, how) => {
      for (const { index, phrase, says } of findWords(text, how)) {
        // A description that is a sentence is checked as both.
        if (reported.has(start + index)) continue;
        reported.add(start + index);
        context.report({
          messageId: 'rewrite',
          data: { says },
          loc: {
            start: sourceCode.getLocFromIndex(start + index),
            end: sourceCode.getLocFromIndex(start + index + phrase.length),
          },
        });
      }
    };
    const reportSentence = (node) => {
      if (!sentences || !SENTENCE.test(sourceCode.getText(node).slice(1, -1))) return;
      // The code inside a template is not text.
      for (const { value, range } of node.quasis ?? [{ value: { raw: node.raw.slice(1, -1) }, range: node.range }])
        report(value.raw, range[0] + 1, { interface: true });
    };
    const reportIn = (part, how) => report(sourceCode.getText(part).slice(1, -1), part.range[0] + 1, how);
    return {
      Program() {
        for (const { value, range } of sourceCode.getAllComments())
          // Blanks the stars at the start of comment lines, because they would split phrases.
          if (!directive.test(value))
            report(
              value.replaceAll(/\n\s*\*/gu, (stars) => ' '.repeat(stars.length)),
              range[0] + 2,
            );
      },
      JSXText: (node) => report(node.value, node.range[0], { interface: true }),
      Literal: (node) => typeof node.value === 'string' && reportSentence(node),
      TemplateLiteral: reportSentence,
      Property(node) {
        if (keyOf(node) !== 'description') return;
        for (const part of constantsOf(node.value)) reportIn(part, { interface: true });
      },
      CallExpression({ callee, arguments: [title] }) {
        if (!TITLED.has(calledName(callee))) return;
        if (title) for (const part of constantsOf(title)) reportIn(part);
      },
    };
  },
};

/** Attributes that screen readers announce or browsers show as tooltips. */
const SPOKEN = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);
const LETTERS = /\p{L}/u;
/** Matches a string that starts like a text on the screen, such as `Copies by cost`, unlike a class, an id or a path. */
const CAPITALISED = /^\s*\p{Lu}\p{Ll}+(?:[\s.:,]|$)/u;

/** Library components have no texts of their own: a program passes them as props, from its message catalogue. */
const wordsAsProps = {
  meta: {
    type: 'problem',
    docs: { description: 'no text of its own in a component that several programs share' },
    messages: {
      own: "'{{text}}' is a text of the component's own; take it as a prop, so that a catalogue can hold it.",
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const report = (node, text) => {
      if (LETTERS.test(text)) context.report({ node, messageId: 'own', data: { text: text.trim() } });
    };
    /** The fixed parts of a string or template. */
    const fixed = (node) =>
      node.type === 'Literal' ? node.value : node.quasis.map(({ value }) => value.cooked).join('');
    const isCompared = ({ type, operator }) => type === 'BinaryExpression' && operator !== '+';
    return {
      JSXText: (node) => report(node, node.value),
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return;
        for (const part of constantsOf(node.expression)) report(part, fixed(part));
      },
      JSXAttribute(node) {
        if (!SPOKEN.has(node.name.name) || !node.value) return;
        const value = node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
        for (const part of constantsOf(value)) report(part, fixed(part));
      },
      Literal(node) {
        const inPage = node.parent.type === 'JSXAttribute' || node.parent.type === 'JSXExpressionContainer';
        const isText = typeof node.value === 'string' && CAPITALISED.test(node.value);
        if (isText && !inPage && !isCompared(node.parent)) report(node, node.value);
      },
      TemplateLiteral(node) {
        const text = sourceCode.getText(node).slice(1, -1);
        if (node.parent.type !== 'JSXExpressionContainer' && CAPITALISED.test(text)) report(node, fixed(node));
      },
    };
  },
};

const words = { type: 'array', items: { type: 'string' }, uniqueItems: true };

/** Code must work for any game, so it may not contain the name of a game. */
const noGameNames = {
  meta: {
    type: 'problem',
    docs: { description: 'no name of a game in code' },
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

/** Parameters define a mode. Code that checks for a mode by name would be wrong for the next mode. */
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

/** The most arguments of an operation of the API. */
const MOST_ARGUMENTS = 4;

/** Whether a parameter of a method has a decorator such as `@Args`. */
const isArgument = ({ decorators = [] }) =>
  decorators.some(({ expression }) => /Args?$/u.test(expression.callee?.name ?? ''));

/** An operation of the API with many arguments takes one object. */
const fewArguments = {
  meta: {
    type: 'problem',
    docs: { description: 'at most four arguments for an operation' },
    messages: {
      many: 'An operation takes at most four arguments. Declare a class with `@ArgsType` in the model instead.',
    },
    schema: [],
  },
  create: (context) => ({
    MethodDefinition(node) {
      const args = node.value.params.filter(isArgument);
      if (args.length > MOST_ARGUMENTS) context.report({ node: args[MOST_ARGUMENTS], messageId: 'many' });
    },
  }),
};

/** The server's markup has no `style` attributes. */
const noStyleAttribute = {
  meta: {
    type: 'problem',
    docs: { description: 'no `style` attribute' },
    messages: { style: 'Use a class: the Content Security Policy blocks `style`.' },
    schema: [],
  },
  create: (context) => ({
    JSXAttribute(node) {
      if (node.name.name === 'style') context.report({ node, messageId: 'style' });
    },
  }),
};

export default {
  meta: { name: 'rulewright' },
  rules: {
    'no-game-names': noGameNames,
    'no-mode-ids': noModeIds,
    'few-arguments': fewArguments,
    layers,
    'no-style-attribute': noStyleAttribute,
    'plain-words': plainWords,
    'words-as-props': wordsAsProps,
    ...persistenceRules,
  },
};
