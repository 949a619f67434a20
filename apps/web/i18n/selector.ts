/** An id as a case of a message: `send-back` as `send_back`, since the cases of ICU messages take no hyphens and no spaces. */
export const selector = (id: string): string => id.replaceAll(/[^\w]/gu, '_');
