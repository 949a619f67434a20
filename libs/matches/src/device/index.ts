/** Matches without a server: one person against bots, in a browser. */
export { DeviceMatch, type DeviceSeat, type DeviceSetup, type DeviceView } from './device-match.ts';
