/** The type of the function that says the texts of a part of the catalogues, for helpers that are given one. */
import type { useTranslations, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';

export type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Namespace>
>;
