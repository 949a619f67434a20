/** Creates CSS from the looks of games. The content loader has already checked the colours. */
interface LookColours {
  readonly accent: string;
  readonly ink: string;
  readonly soft: string;
}

export interface GameWithLook {
  readonly id: string;
  readonly look?: { readonly light: LookColours; readonly dark: LookColours } | null;
  /** The ground of the game's table. */
  readonly ground?: { readonly pattern: string; readonly light: string; readonly dark: string } | null;
}

const properties = (light: LookColours, dark: LookColours): string =>
  (['accent', 'ink', 'soft'] as const)
    .map((name) => `--accent${name === 'accent' ? '' : `-${name}`}:light-dark(${light[name]},${dark[name]})`)
    .join(';');

/** Returns CSS in the layer `tokens`, so that it replaces the values of the design tokens. */
export function stylesOf(games: readonly GameWithLook[]): string {
  const rules = games.flatMap(({ id, look, ground }) => {
    const own = [
      ...(look ? [properties(look.light, look.dark)] : []),
      ...(ground
        ? [`--ground:light-dark(${ground.light},${ground.dark});--ground-pattern:var(--ground-${ground.pattern})`]
        : []),
    ];
    return own.length > 0 ? [`[data-game='${id}']{${own.join(';')}}`] : [];
  });
  return `@layer tokens{${rules.join('')}}\n`;
}
