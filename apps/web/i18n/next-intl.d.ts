/** Declares the keys of the catalogues to TypeScript, so that an unknown key is a type error. */
import type { Messages } from './messages.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en';
    Messages: Messages;
  }
}
