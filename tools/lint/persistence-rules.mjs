/**
 * Rules about the database. Each table has an owning package, and only that package asks questions about it. Statements go through `sql` and
 * `run`, or through a repository (docs/adr/0102-two-styles-of-persistence.md).
 */

/** The tables that a piece of SQL names. */
const named = (text) => [...text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+"?([a-z_]+)/gu)].map(([, table]) => table);

/** The name of the called function or method. */
const calledName = ({ callee }) => callee.name ?? callee.property?.name;

/**
 * A file names only tables of its own package: in SQL, in `insertRows`, and as an entity that it passes to TypeORM.
 * Options: the owning folder of each table, and the table of each entity.
 */
const ownTables = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object' }, { type: 'object' }],
    messages: {
      foreign: 'The table {{table}} belongs to {{owner}}. Call a function of that package, or add one there.',
    },
  },
  create(context) {
    const [owners, entities] = context.options;
    const file = context.filename.replaceAll('\\', '/');
    const check = (table, node) => {
      const owner = owners[table];
      if (owner !== undefined && !file.includes(`/${owner}/`))
        context.report({ node, messageId: 'foreign', data: { table, owner } });
    };
    return {
      TaggedTemplateExpression: ({ tag, quasi }) => {
        if (tag.name !== 'sql') return;
        for (const part of quasi.quasis) for (const table of named(part.value.cooked ?? '')) check(table, part);
      },
      CallExpression: (node) => {
        for (const argument of node.arguments) {
          if (argument.type === 'Identifier') check(entities[argument.name], argument);
          if (argument.type === 'Literal' && calledName(node) === 'insertRows') check(argument.value, argument);
        }
      },
    };
  },
};

/** SQL is written with `sql` and runs with `run`, which binds its values. A query builder gives entities, not raw rows. */
const composedSql = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'Write the statement with `sql` and run it with `run`, which binds its values.',
      raw: 'A query builder gives entities. Write a statement for other rows with `sql`, and run it with `run`.',
    },
  },
  create: (context) => ({
    CallExpression: (node) => {
      const name = node.callee.property?.name;
      if (name === 'query' && ['Literal', 'TemplateLiteral'].includes(node.arguments[0]?.type))
        context.report({ node, messageId: 'bare' });
      if (/^getRaw/u.test(name ?? '')) context.report({ node, messageId: 'raw' });
    },
  }),
};

export const persistenceRules = { 'own-tables': ownTables, 'composed-sql': composedSql };
