/** `requestNamed` for pages whose scripts have a budget: the client is loaded with the first question. */

export const requestLater: typeof import('./request-named.ts').requestNamed = async (operation, variables, options) =>
  (await import('./request-named.ts')).requestNamed(operation, variables, options);
