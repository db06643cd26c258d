export { places, publicPlaces, settingAddresses } from '@sarn/web/testing';
export type { Place } from '@sarn/web/testing';
