/** The preview of a rulebook chapter, or of the glossary or rulings. */
import { RulebookDocument } from '@rulewright/api-client';
import { RuleText } from '@rulewright/ui';
import { getTranslations } from 'next-intl/server';
import { askAsIf } from '../../shared/perspective.ts';
import { Chapters, Hints } from '../rulebook/index.ts';
import { Ruling } from '../../shared/components/ruling.tsx';
import { NoPreview } from './no-preview.tsx';

interface Props {
  readonly token?: string;
  readonly game: string;
  readonly path: string;
  readonly mode: string;
  readonly only: 'chapter' | 'words' | 'rulings';
  /** The id of the rule, ruling or term to show. Without it, all are shown. */
  readonly item?: string;
}

export async function PreviewChapter({ token, game, path, mode, only, item }: Props) {
  const t = await getTranslations('desk.previewChapter');
  const { data, refusal } = await askAsIf(token, RulebookDocument, { ruleset: `${game}/${mode}` });
  if (refusal !== null || !data?.rulebook || !data.ruleset)
    return <NoPreview>{refusal ?? t('changeSetHasNo')}</NoPreview>;
  const { rulebook: book, ruleset } = data;
  const isShown = ({ id }: { readonly id: string }): boolean => item === undefined || id === item;
  if (only === 'words')
    return (
      <dl className="glossary">
        {book.glossary.filter(isShown).map((term) => (
          <div key={term.id}>
            <dt>{term.term}</dt>
            <dd>
              <RuleText html={term.html} />
            </dd>
          </div>
        ))}
      </dl>
    );
  const blocks = book.chapters.flatMap((chapter) => chapter.blocks);
  if (only === 'rulings') {
    const rulings = new Map(blocks.flatMap((block) => block.rulings.map((one) => [one.id, one] as const)));
    return [...rulings.values()].filter(isShown).map((ruling) => <Ruling key={ruling.id} ruling={ruling} open />);
  }
  const [, slug = ''] = /^(?:\d+-)?(.+)\.md$/u.exec(path.slice(path.lastIndexOf('/') + 1)) ?? [];
  const named = book.chapters.filter((chapter) => chapter.slug === slug || chapter.slug.endsWith(slug));
  const hasItem = item !== undefined && named.some(({ blocks: all }) => all.some(({ id }) => id === item));
  const chapters = hasItem
    ? named.map((chapter) => ({ ...chapter, blocks: chapter.blocks.filter(({ id }) => id === item) }))
    : named;
  if (chapters.length === 0) return <NoPreview>{t('noRuleChapterApplies', { mode })}</NoPreview>;
  const parameters = new Map(ruleset.parameters.map((parameter) => [parameter.name, parameter]));
  const used = new Set(chapters.flatMap((chapter) => chapter.blocks.flatMap((block) => block.parameters)));
  return (
    <div className="preview-chapter">
      <Chapters
        book={{ ...book, chapters, glossary: [] }}
        parameters={parameters}
        game={game}
        mode={mode}
        changes={new Map()}
      />
      <Hints parameters={[...parameters.values()].filter((each) => used.has(each.name))} terms={book.glossary} />
    </div>
  );
}
