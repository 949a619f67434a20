/** `requestNamed` for pages with a script budget: loads the client with the first request. */

export const requestLater: typeof import('./request-named.ts').requestNamed = async (operation, variables, options) =>
  (await import('./request-named.ts')).requestNamed(operation, variables, options);
