/** The locale of every page. There is only one, so neither the address nor the visitor's settings matter. */
import { getRequestConfig } from 'next-intl/server';
import { messages } from './messages.ts';

export default getRequestConfig(() => ({ locale: 'en', messages, timeZone: 'UTC' }));
