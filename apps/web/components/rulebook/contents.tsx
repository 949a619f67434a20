/** The contents of a rulebook: chapters, and the headings of the chapter being read. */
import type { Book } from './types.ts';

export function Contents({ book }: { readonly book: Book }) {
  return (
    <nav className="contents" aria-label="Contents">
      <details className="contents-fold">
        <summary>Contents</summary>
        <ol>
          {book.chapters.map((chapter) => {
            const headings = book.contents.filter((entry) => entry.level > 1 && entry.chapter === chapter.slug);
            return (
              <li key={chapter.slug}>
                <a href={`#${chapter.slug}`}>
                  <span className="contents-number">{chapter.number}</span>
                  {chapter.title}
                </a>
                {headings.length > 0 && (
                  <ol>
                    {headings.map((heading) => (
                      <li key={heading.anchor}>
                        <a href={`#${heading.anchor}`}>{heading.title}</a>
                      </li>
                    ))}
                  </ol>
                )}
              </li>
            );
          })}
          {book.glossary.length > 0 && (
            <li>
              <a href="#glossary">
                <span className="contents-number" aria-hidden="true" />
                Words
              </a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}
