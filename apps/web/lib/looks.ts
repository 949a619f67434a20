/** From the looks of games to styles. The colours are checked where the content is read; here they are written down. */
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

/** In the layer of the tokens, whose values they take the place of. */
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
