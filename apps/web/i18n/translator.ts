/** The type of the translation function for a part of the catalogues, for helpers that receive it as a parameter. */
import type { useTranslations, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';

export type Translator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof useTranslations<Namespace>
>;
