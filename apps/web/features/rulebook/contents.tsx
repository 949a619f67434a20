/** The table of contents of a rulebook: all chapters, and the headings of the current one. */
import { useTranslations } from 'next-intl';
import type { Book } from './types.ts';

export function Contents({ book }: { readonly book: Book }) {
  const t = useTranslations('rules.contents');
  return (
    <nav className="contents" aria-label={t('contents')}>
      <details className="contents-fold">
        <summary>{t('contents')}</summary>
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
                {t('glossary')}
              </a>
            </li>
          )}
        </ol>
      </details>
    </nav>
  );
}
