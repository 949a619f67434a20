/** Creates CSS from the looks of games. The content loader has already checked the colours. */
interface LookColours {
  readonly accent: string;
  readonly ink: string;
  readonly soft: string;
}

export interface GameWithLook {
  readonly id: string;
  readonly look?: { readonly light: LookColours; readonly dark: LookColours } | null;
}

const properties = (light: LookColours, dark: LookColours): string =>
  (['accent', 'ink', 'soft'] as const)
    .map((name) => `--accent${name === 'accent' ? '' : `-${name}`}:light-dark(${light[name]},${dark[name]})`)
    .join(';');

/** Returns CSS in the layer `tokens`, so that it replaces the values of the design tokens. */
export function stylesOf(games: readonly GameWithLook[]): string {
  const rules = games.flatMap(({ id, look }) =>
    look ? [`[data-game='${id}']{${properties(look.light, look.dark)}}`] : [],
  );
  return `@layer tokens{${rules.join('')}}\n`;
}
