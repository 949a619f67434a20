/** The names in the list of commands of a help text by Commander, in its order. */
export const namedCommands = (help) =>
  [...(help.split(/^Commands:$/mu)[1] ?? '').matchAll(/^ {2}([a-z][\w-]*)/gmu)].map(([, name]) => name);
