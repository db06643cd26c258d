export { places, publicPlaces } from '@sarn/web/testing';
export type { Place } from '@sarn/web/testing';
