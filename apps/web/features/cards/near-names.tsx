/** The names that a search without hits may have meant, each as a search for this name. */
import { useFormatter, useTranslations } from 'next-intl';
import { stateHref, type CatalogueState } from '../../shared/catalogue.ts';

export function NearNames({
  path,
  state,
  names,
}: {
  readonly path: string;
  readonly state: CatalogueState;
  readonly names: readonly string[];
}) {
  const t = useTranslations('cards.page');
  const format = useFormatter();
  const links = names.map((name) => (
    <a key={name} href={stateHref(path, state, { query: `"${name.replaceAll('"', ' ')}"` })}>
      {name}
    </a>
  ));
  return <p>{t.rich('didYouMean', { names: () => format.list(links, { type: 'disjunction' }) })}</p>;
}
