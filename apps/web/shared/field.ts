/** A field of a form in the browser, and the value that it has. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The value that a field has: its text, its chosen options, or whether it is checked. */
export type Entered = string | boolean | readonly string[];

export const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
