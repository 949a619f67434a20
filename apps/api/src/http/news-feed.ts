/** News feeds as Atom and JSON. Their entries are plain texts: both forms are made here, so that no text of a person becomes HTML. */
import { Feed } from 'feed';
import { asHtml, writable } from './writable.ts';

interface NewsEntry {
  readonly id: string;
  readonly title: string;
  readonly link: string;
  readonly date: Date;
  /** Lines of plain text. */
  readonly text: string;
  /** The name of the person who wrote it. */
  readonly author?: string;
}

export interface News {
  readonly title: string;
  readonly description: string;
  /** The page of the feed. It is also its id. */
  readonly page: string;
  /** The page that readers open, if it is another one. */
  readonly link?: string;
  /** The path of the feed without its ending. */
  readonly path: string;
  readonly updated: Date;
  readonly entries: readonly NewsEntry[];
}

/** The feed as a document. In Atom, the title of an entry is HTML; in JSON it is plain text. */
export function newsFeed({ entries, ...news }: News, form: 'atom' | 'json'): string {
  const feed = new Feed({
    id: news.page,
    title: writable(news.title),
    description: writable(news.description),
    link: news.link ?? news.page,
    copyright: '',
    updated: news.updated,
    // Atom requires an author of the feed, or of each entry.
    author: { name: 'Rulewright' },
    feedLinks: { atom: `${news.path}.atom`, json: `${news.path}.json` },
  });
  for (const { id, title, link, date, text, author } of entries)
    feed.addItem({
      ...{ id, link, date },
      title: form === 'atom' ? asHtml(title) : writable(title),
      description: asHtml(text),
      ...(author !== undefined && { author: [{ name: writable(author) }] }),
    });
  return form === 'atom' ? feed.atom1() : feed.json1();
}
