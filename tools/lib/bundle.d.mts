/** The types of bundle.mjs, for tests. */

/**
 * Bundles a program that a test starts many times, from the source of all packages. Resolves to the path of its file, which is there
 * as long as this process.
 */
export function bundleForTests(entry: string): Promise<string>;
