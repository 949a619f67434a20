/** Text from visitors without control characters, except line breaks. */
export const plainText = (text: string): string => text.replace(/\r\n?/gu, '\n').replace(/[^\P{C}\n]/gu, '');
