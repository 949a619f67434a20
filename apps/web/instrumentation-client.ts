/** Next runs this file in the browser before React hydrates the page. */
import { noteEarlyFields } from './shared/early-fields.ts';

noteEarlyFields();
