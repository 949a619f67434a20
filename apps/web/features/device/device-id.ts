/** The ids of matches on this device. Ids of the site never contain the prefix. */
const PREFIX = 'device-';

export const onDevice = (id: string): string => PREFIX + id;
export const isOnDevice = (id: string): boolean => id.startsWith(PREFIX);
