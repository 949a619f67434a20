/** The language of every page. There is one so far, so the address and the visitor's settings do not matter. */
import { getRequestConfig } from 'next-intl/server';
import { messages } from './messages.ts';

export default getRequestConfig(() => ({ locale: 'en', messages, timeZone: 'UTC' }));
