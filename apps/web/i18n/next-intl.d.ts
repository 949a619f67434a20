/** Makes the keys of the catalogues known to the compiler: a key that does not exist is a type error. */
import type { Messages } from './messages.ts';

declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en';
    Messages: Messages;
  }
}
