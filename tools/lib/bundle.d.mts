/** The types of bundle.mjs, for tests. */

/**
 * Bundles a program that a test starts many times, from the source of all packages. `beside` are the programs that it starts itself.
 * Resolves to the path of the file, which is deleted when this process exits.
 */
export function bundleForTests(entry: string, ...beside: string[]): Promise<string>;
