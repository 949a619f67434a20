/** The layers between packages. Each package names its layer in a tag of its package.json, such as `layer:content`. */
import { posix } from 'node:path';

/** The package of a specifier: `@rulewright/content` for `@rulewright/content/node`. */
const packageIn = (specifier) => specifier.split('/').slice(0, 2).join('/');

/**
 * A file imports packages of its own layer and of the layers below. A path leads out of a package only to what the builds share.
 * Option: `packages` with the folder and layer of each name, `below` with the layers that each layer may use, and `shared`, paths from the
 * root that every package may import.
 */
export const layers = {
  meta: {
    type: 'problem',
    docs: { description: 'imports in one direction' },
    messages: {
      layer: "The layer '{{from}}' may not import '{{name}}', which is in the layer '{{to}}'.",
      outside: "'{{path}}' is outside of this package. Import it by the name of its package.",
    },
    schema: [{ type: 'object' }],
  },
  create(context) {
    const [{ root, packages, below, shared }] = context.options;
    const file = posix.relative(root, context.filename.replaceAll('\\', '/'));
    const own = Object.values(packages).find(({ dir }) => file.startsWith(`${dir}/`));
    if (!own) return {};
    const checkPath = (node, specifier) => {
      const path = posix.join(posix.dirname(file), specifier);
      if (!path.startsWith(`${own.dir}/`) && !shared.includes(path))
        context.report({ node, messageId: 'outside', data: { path } });
    };
    const check = (node) => {
      const specifier = node?.value;
      if (typeof specifier !== 'string') return;
      if (specifier.startsWith('.')) return checkPath(node, specifier);
      const name = packageIn(specifier);
      const to = packages[name]?.layer;
      if (to !== undefined && to !== own.layer && !below[own.layer].includes(to))
        context.report({ node, messageId: 'layer', data: { from: own.layer, name, to } });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
