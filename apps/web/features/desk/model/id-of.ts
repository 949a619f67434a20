/** Ids from names, in the browser. The tables of scripts are loaded when a name needs an id, because few pages need one. */
export const idOf = async (name: string): Promise<string> => (await import('@rulewright/content/ids')).idOf(name);

/** An unused id of a field from the name of a column. */
export const fieldIdOf = async (name: string, taken: readonly string[]): Promise<string> =>
  (await import('@rulewright/content/ids')).fieldIdOf(name, taken);
