/** The ways to take a card elsewhere: its picture, its text to copy, and a frame for another site. */
import { Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { CopyButton } from '../../shared/components/copy-button.tsx';
import { EmbedSnippet } from '../../shared/components/embed-snippet.tsx';
import type { CardFaceData } from '@rulewright/ui';
import type { CardPartProps } from './card-view.ts';

/** Characters that Markdown could read as marks. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/gu, String.raw`\$&`);

export function CardShare({ view, face }: CardPartProps & { readonly face: CardFaceData }) {
  const t = useTranslations('cards.share');
  const { game, card, address, picture } = view;
  const texts = card.abilities.map(({ text }) => text);
  const markdown = [
    `**[${plain(card.name)}](${address})** · ${plain(face.typeLine)}`,
    ...texts.map((text) => `> ${plain(text)}`),
  ];
  return (
    <section className="card-share" aria-label={t('title')}>
      <div className="card-share-ways">
        <a className="button" href={picture} download={`${game}-${card.slug}.png`}>
          <Download size={16} aria-hidden="true" /> {t('picture')}
        </a>
        <CopyButton text={address}>{t('link')}</CopyButton>
        <CopyButton text={markdown.join('\n\n')}>{t('markdown')}</CopyButton>
        <CopyButton text={[card.name, face.typeLine, ...texts, address].join('\n')}>{t('text')}</CopyButton>
      </div>
      {view.release === undefined && <EmbedSnippet address={address} name={card.name} />}
    </section>
  );
}
