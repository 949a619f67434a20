/** What other sites can show in a frame: a card as a picture, and the sentence of a rule. Only content that every visitor can see. */
import { Injectable } from '@nestjs/common';
import { RulesetError, ruleTexts, type GameContent } from '@rulewright/content';
import { CARD_PICTURE, describeCard } from '@rulewright/ui/preview';
import { ContentService } from '../content/content.service.ts';
import type { OpenedRelease } from '../content/opened-release.ts';
import { notFound } from '../errors/errors.ts';
import { FACE_WORDS } from '../work/pictures/face-words.ts';
import { cardFace } from './card-face.ts';
import { EMBED_STYLES, markup } from './embed-page.ts';

export interface Embed {
  readonly title: string;
  /** The path of the page in the frame. */
  readonly path: string;
  /** The usual width, and the height that the content needs in a width. Pixels. */
  readonly width: number;
  readonly heightIn: (width: number) => number;
  /** Whether a frame with less height scrolls. Otherwise it becomes narrower. */
  readonly scrolls: boolean;
  /** The page in the frame. */
  readonly page: string;
}

/** The size of a card in a frame, in pixels. The picture is larger, for dense screens. */
const CARD_WIDTH = 315;
const RULE_WIDTH = 480;
/** The size of a rule: its edges and foot, its lines, and the place of a letter, a little more than the average. */
const [RULE_EDGES, RULE_SIDES, LINE_HEIGHT, LETTER_WIDTH] = [84, 38, 25, 8.2];

const unknown = () => notFound('unknown-page', 'There is nothing to embed at this address.');

@Injectable()
export class Embeds {
  constructor(private readonly content: ContentService) {}

  /** @throws ApiError NOT_FOUND `unknown-page`, also for a card that not every visitor can see */
  async card(id: string, slug: string): Promise<Embed> {
    const { opened, game } = await this.find(id);
    const card = game.cards.get(slug);
    if (!card) throw unknown();
    const face = cardFace(game, card);
    const texts = game.vocabulary.readings(card).map(({ text }) => text);
    const { width, height } = CARD_PICTURE;
    const picture = `/previews/releases/${opened.info.number}/faces/${id}/${slug}.png`;
    const path = `/${id}/cards/${slug}`;
    const size = [`width="${width}"`, `height="${height}"`].join(' ');
    const alt = [describeCard(face, FACE_WORDS), ...texts].join(' ');
    const body = `${markup`<a href="${path}" target="_blank" rel="noopener"><img src="${picture}" alt="${alt}" `}${size}></a>`;
    return {
      title: card.name,
      path: `/embed${path}`,
      ...{ width: CARD_WIDTH, heightIn: (shown: number) => Math.ceil((shown * height) / width), scrolls: false },
      page: pageOf(card.name, body),
    };
  }

  /** @throws ApiError NOT_FOUND `unknown-page` */
  async rule(id: string, mode: string, rule: string): Promise<Embed> {
    const { opened, game } = await this.find(id);
    const source = rulesetOf(opened, game, mode);
    const shown = ruleTexts(await opened.rulebook(source)).get(rule);
    if (!shown) throw unknown();
    const title = `${game.doc.name}, rule ${shown.number}`;
    const path = `/${id}/rules/${mode}`;
    const link = markup`<a href="${`${path}#${rule}`}" target="_blank" rel="noopener">${game.doc.name} · ${source.name}</a>`;
    const sentence = markup`<p><b>${shown.number}</b> ${shown.text}</p>`;
    const body = `<article>${sentence}<footer>${link}</footer></article>`;
    const letters = (shown.text.length + shown.number.length) * LETTER_WIDTH;
    const heightIn = (width: number): number =>
      RULE_EDGES + Math.ceil(letters / Math.max(LETTER_WIDTH, width - RULE_SIDES)) * LINE_HEIGHT;
    return {
      ...{ title, path: `/embed${path}/${rule}`, width: RULE_WIDTH, heightIn, scrolls: true },
      page: pageOf(title, body),
    };
  }

  /** The embed of a page of the site; null if the page has none. */
  async of({ pathname, hash }: URL): Promise<Embed | null> {
    const [, game, part, id, more] = pathname.split('/');
    const rule = more ?? hash.slice(1);
    if (game === undefined || id === undefined || pathname.split('/').length > 5) return null;
    if (part === 'cards' && more === undefined) return this.card(game, id);
    return part === 'rules' && rule !== '' ? this.rule(game, id, rule) : null;
  }

  private async find(id: string): Promise<{ readonly opened: OpenedRelease; readonly game: GameContent }> {
    const opened = await this.content.openForVisitors();
    const game = opened.content.games.find(({ doc }) => doc.id === id);
    if (!game) throw unknown();
    return { opened, game };
  }
}

function rulesetOf(opened: OpenedRelease, game: GameContent, mode: string) {
  if (!game.modes.has(mode)) throw unknown();
  try {
    return opened.ruleset(`${game.doc.id}/${mode}`);
  } catch (error) {
    throw error instanceof RulesetError ? unknown() : error;
  }
}

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${markup`${title}`}</title><meta name="robots" content="noindex"><style>${EMBED_STYLES}</style></head><body><main>${body}</main></body></html>\n`;

/** The page for an address without a card or rule, such as that of a card that was renamed. */
export const NOTHING_HERE = pageOf(
  'Nothing to show',
  '<article><p>This card or rule is not on the site. It may have been renamed or removed.</p>' +
    '<footer><a href="/" target="_blank" rel="noopener">Search the site</a></footer></article>',
);
