/** The text of llms.txt: what this site has, and where programs that read it find it as data. */
import type { GamesQuery } from '@rulewright/api-client';

type Game = GamesQuery['games'][number];
type Link = readonly [label: string, path: string, note?: string];

export interface LlmsTexts {
  readonly summary: string;
  readonly data: string;
  readonly links: readonly Link[];
  /** The labels of the pages of a game. */
  readonly pages: Readonly<Record<'cards' | 'decks' | 'learn', string>>;
  rulesOf(mode: string): string;
}

/** Names and texts of games are Markdown here, so characters that mark something get a backslash. */
const plain = (text: string): string => text.replace(/\s+/gu, ' ').replace(/[\\[\]()*_`<>#]/gu, '\\$&');

const listed = (site: string, [label, path, note]: Link): string =>
  `- [${plain(label)}](${site}${path})${note === undefined ? '' : `: ${plain(note)}`}`;

const linksOf = ({ id, modes, taught }: Game, { pages, rulesOf }: LlmsTexts): Link[] => [
  ...modes.map((mode): Link => [rulesOf(mode.name), `/${id}/rules/${mode.id}`]),
  [pages.cards, `/${id}/cards`],
  [pages.decks, `/${id}/decks`],
  ...(taught && modes[0] ? [[pages.learn, `/${id}/learn/${modes[0].id}`] as const] : []),
];

export function llmsTxt(site: string, games: readonly Game[], texts: LlmsTexts): string {
  const parts = games.map(
    (game) =>
      `## ${plain(game.name)}\n\n${plain(game.summary)}\n\n${linksOf(game, texts)
        .map((link) => listed(site, link))
        .join('\n')}`,
  );
  const data = `## ${texts.data}\n\n${texts.links.map((link) => listed(site, link)).join('\n')}`;
  return `# Rulewright\n\n> ${texts.summary}\n\n${[data, ...parts].join('\n\n')}\n`;
}
