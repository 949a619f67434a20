/** Creates CSS from the looks of games. The content loader has already checked the colours. */
interface Colours {
  readonly accent: string;
  readonly ink: string;
  readonly soft: string;
}

export interface GameWithLook {
  readonly id: string;
  readonly look?: { readonly light: Colours; readonly dark: Colours } | null;
}

const properties = ({ accent, ink, soft }: Colours): string =>
  `{--accent:${accent};--accent-ink:${ink};--accent-soft:${soft}}`;

/** Returns CSS in the layer `tokens`, so that it replaces the values of the design tokens. */
export function stylesOf(games: readonly GameWithLook[]): string {
  const rules = games.flatMap(({ id, look }) => {
    if (!look) return [];
    const part = `[data-game='${id}']`;
    return [
      `${part}${properties(look.light)}`,
      `@media(prefers-color-scheme:dark){:root:not([data-theme='light']) ${part}${properties(look.dark)}}`,
      `:root[data-theme='dark'] ${part}${properties(look.dark)}`,
    ];
  });
  return `@layer tokens{${rules.join('')}}\n`;
}
