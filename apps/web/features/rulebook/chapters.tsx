/** The text of a rulebook by chapter, with the glossary at the end. */
import { RuleText, withHints } from '@rulewright/ui';
import { useTranslations } from 'next-intl';
import type { Note } from '../notes/index.ts';
import { ItemLink } from '../../shared/components/edit-link.tsx';
import { Rule } from './rule.tsx';
import type { Book, BookBlock, BookParameter, Change } from './types.ts';

export interface ChaptersProps {
  readonly book: Book;
  readonly parameters: ReadonlyMap<string, BookParameter>;
  readonly game: string;
  readonly mode: string;
  readonly changes: ReadonlyMap<string, Change>;
  readonly against?: string;
  /** Players' notes by rule. */
  readonly notes?: ReadonlyMap<string, readonly Note[]>;
  /** Whether to show edit links. */
  readonly editable?: boolean;
}

export function Chapters({ book, parameters, game, mode, changes, against, notes, editable = false }: ChaptersProps) {
  const t = useTranslations('rules.chapters');
  const terms = new Set(book.glossary.map((term) => term.id));
  const known = (kind: 'param' | 'term', name: string): boolean =>
    kind === 'param' ? parameters.has(name) : terms.has(name);

  function block(each: BookBlock, key: number) {
    if (each.kind === 'rule') {
      return (
        <Rule
          key={key}
          block={each}
          parameters={parameters}
          known={known}
          game={game}
          mode={mode}
          change={changes.get(each.id ?? '')}
          against={against}
          notes={notes?.get(each.id ?? '')}
          editable={editable}
        />
      );
    }
    if (each.kind === 'heading') {
      return (
        <h3
          key={key}
          id={each.id ?? undefined}
          className="rulebook-heading"
          dangerouslySetInnerHTML={{ __html: each.html }}
        />
      );
    }
    return <RuleText key={key} html={withHints(each.html, known)} className="rulebook-prose" />;
  }

  return (
    <>
      {book.chapters.map((chapter) => (
        <section
          key={chapter.slug}
          className="chapter"
          id={chapter.slug}
          aria-labelledby={`${chapter.slug}-title`}
          data-parts={chapter.blocks.length}
        >
          <h2 id={`${chapter.slug}-title`} className="chapter-title">
            <span className="chapter-number">{chapter.number}</span>
            {chapter.title}
          </h2>
          {chapter.blocks.map(block)}
        </section>
      ))}
      {book.glossary.length > 0 && (
        <section className="chapter" id="glossary" aria-labelledby="glossary-title" data-parts={book.glossary.length}>
          <h2 id="glossary-title" className="chapter-title">
            <span className="chapter-number" aria-hidden="true" />
            {t('glossary')}
          </h2>
          <dl className="glossary">
            {book.glossary.map((term) => (
              <div key={term.id} id={`word-${term.id}`}>
                <dt>{term.term}</dt>
                <dd>
                  <RuleText html={term.html} />
                  <ItemLink editable={editable} kind="term" game={game} id={term.id} mode={mode} name={term.term} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
