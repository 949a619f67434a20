/** The lines that show a card or a rule on another site. */
import { useTranslations } from 'next-intl';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/gu, (sign) => SIGNS[sign]!);

/** @param address the public address of the page of the card or rule */
export function EmbedSnippet({ address, name }: { readonly address: string; readonly name: string }) {
  const t = useTranslations('common.embedSnippet');
  const script = `<script src="${new URL('/embed.js', address).href}" async></script>`;
  const snippet = `${script}\n<rulewright-embed page="${address}"><a href="${address}">${escaped(name)}</a></rulewright-embed>`;
  return (
    <details className="embed-snippet">
      <summary>{t('title')}</summary>
      <p className="quiet">{t('how')}</p>
      <pre tabIndex={0}>
        <code>{snippet}</code>
      </pre>
    </details>
  );
}
