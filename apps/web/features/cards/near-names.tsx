/** The names that a search without hits may have meant, each as a search for this name. */
import { useFormatter, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';

interface NearNamesProps {
  readonly names: readonly string[];
  /** The link or the button that searches for a name. */
  search(name: string, query: string): ReactNode;
}

export function NearNames({ names, search }: NearNamesProps) {
  const t = useTranslations('cards.nearNames');
  const format = useFormatter();
  const offers = names.map((name) => <Fragment key={name}>{search(name, `"${name.replaceAll('"', ' ')}"`)}</Fragment>);
  return <p>{t.rich('didYouMean', { names: () => format.list(offers, { type: 'disjunction' }) })}</p>;
}
