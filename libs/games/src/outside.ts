/**
 * Plugins from outside this repository: the modules that `RULEWRIGHT_PLUGINS` names. They are loaded once, when the catalogue is. A module that
 * cannot be loaded is a problem of its own and stops no other game.
 */
import type { GamePlugin } from '@rulewright/engine';

/** Why a module of `RULEWRIGHT_PLUGINS` gives no plugin. */
export interface PluginProblem {
  /** `not-loaded`: the module is missing or throws. `no-plugin`: it exports no plugin. `taken`: another plugin has the id of the game. */
  readonly code: 'not-loaded' | 'no-plugin' | 'taken';
  /** The module, as the variable names it. */
  readonly module: string;
  /** The reason and the remedy, in a sentence that names the module. */
  readonly message: string;
}

export interface OutsidePlugins {
  readonly plugins: readonly GamePlugin[];
  readonly problems: readonly PluginProblem[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a plugin needs and `value` lacks, or null. */
function lackOf(value: unknown): string | null {
  if (!isRecord(value)) return 'an export "plugin"';
  if (typeof value['id'] !== 'string' || !/^[a-z0-9-]+$/u.test(value['id'])) return 'an "id" of small letters';
  const { vocabulary, examples } = value;
  if (!isRecord(vocabulary) || vocabulary['game'] !== value['id']) return 'a "vocabulary" of the same game';
  if (!isRecord(examples)) return '"examples"';
  return typeof value['compile'] === 'function' ? null : 'a function "compile"';
}

/**
 * Loads plugins.
 * @param names module names, separated by commas or spaces
 * @param load returns the exports of a module
 */
export function pluginsFrom(names: string, load: (module: string) => unknown): OutsidePlugins {
  const plugins: GamePlugin[] = [];
  const problems: PluginProblem[] = [];
  for (const module of names.split(/[\s,]+/u).filter((name) => name !== '')) {
    const refuse = (code: PluginProblem['code'], why: string): void =>
      void problems.push({ code, module, message: `RULEWRIGHT_PLUGINS: the module "${module}" ${why}` });
    try {
      const exported = load(module);
      const plugin = isRecord(exported) ? exported['plugin'] : undefined;
      const lack = lackOf(plugin);
      if (lack !== null) {
        refuse('no-plugin', `exports no plugin: it lacks ${lack}.`);
        continue;
      }
      const { id } = plugin as GamePlugin;
      if (plugins.some((one) => one.id === id))
        refuse('taken', `has a plugin for the game "${id}", which has one already. Remove one of them.`);
      else plugins.push(plugin as GamePlugin);
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      refuse('not-loaded', `could not be loaded: ${why}. Install it, or correct its name.`);
    }
  }
  return { plugins, problems };
}

/** The plugins that the environment names. Browsers have none. */
export function outsidePlugins(): OutsidePlugins {
  const names = typeof process === 'undefined' ? undefined : process.env['RULEWRIGHT_PLUGINS'];
  // Not an import, because bundles for browsers contain this file.
  const modules = names ? process.getBuiltinModule('node:module') : undefined;
  if (!names || !modules) return { plugins: [], problems: [] };
  // Names are those of packages next to the working directory, or paths from it.
  const require = modules.createRequire(`${process.cwd()}/`);
  return pluginsFrom(names, (name) => require(name) as unknown);
}
