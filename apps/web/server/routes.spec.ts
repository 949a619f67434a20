import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';
import { routeAt, ROUTES } from './routes.ts';

/** Special files of the app that answer requests, and the address of each. */
const SPECIAL: Readonly<Record<string, string>> = {
  'robots.ts': '/robots.txt',
  'icon.svg': '/icon.svg',
  'manifest.ts': '/manifest.webmanifest',
  'favicon.ico': '/favicon.ico',
};

function routesOfTheApp(): string[] {
  const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => {
    const path = file.replaceAll('\\', '/');
    const name = path.split('/').at(-1)!;
    if (name in SPECIAL) return [SPECIAL[name]!];
    return /^(?:page|route)\.tsx?$/u.test(name) ? [`/${path}`.slice(0, -name.length - 1) || '/'] : [];
  });
}

describe('the table of routes', () => {
  it('classifies every route of the app, and no other', () => {
    expect(Object.keys(ROUTES).sort()).toEqual(routesOfTheApp().sort());
  });

  it('names every parameter that a cached page reads', () => {
    const unnamed = Object.entries(ROUTES).flatMap(([path, route]) => {
      const file = join(root, 'app', path, 'page.tsx');
      if (route.kind !== 'cached' || route.others !== undefined || !existsSync(file)) return [];
      const reads = readFileSync(file, 'utf8').matchAll(/\b(?:one|many|positive)\([^'\n]*'(?<name>\w+)'\)/gu);
      const named = [...Object.keys(route.parameters), ...(route.rendersWith ?? [])];
      return [...reads]
        .map(({ groups }) => groups!['name']!)
        .filter((name) => !named.includes(name))
        .map((name) => `${path} reads ${name}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('prefers a fixed name to a placeholder, as Next does', () => {
    expect(routeAt('/releases/compare')).toBe(ROUTES['/releases/compare']);
    expect(routeAt('/releases/7')).toBe(ROUTES['/releases/[number]']);
    expect(routeAt('/lab/new')).toBe(ROUTES['/lab/new']);
    expect(routeAt('/lab/1/files/games/1/2/replay')).toBe(ROUTES['/lab/[run]/files/[...path]']);
    expect(routeAt('/coverage')).toBe(ROUTES['/coverage']);
    expect(routeAt('/any-game')).toBe(ROUTES['/[game]']);
  });

  it('has no route for an unknown address', () => {
    expect(routeAt('/no/such/page')).toBeUndefined();
    expect(routeAt('/play/')).toBeUndefined();
  });

  it.each([
    '/account',
    '/account/decks',
    '/desk',
    '/desk/sets/1',
    '/play/some-match',
    '/lab/some-run',
    '/sign-in',
    '/as-if',
  ])('does not cache %s', (path) => expect(routeAt(path)?.kind).toBe('rendered'));
});
