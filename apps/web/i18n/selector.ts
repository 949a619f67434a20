/** Converts an id to a case of an ICU message: `send-back` to `send_back`, because cases cannot contain hyphens or spaces. */
export const selector = (id: string): string => id.replaceAll(/[^\w]/gu, '_');
