import { registerIncomingPath } from '@sarn/document/web';

/** Letters from elsewhere, one of them, and the form that registers it. */
export const arrivalsPath = '/sarabun/arrivals';
export const arrivalPath = (id: string) => `${arrivalsPath}/${id}`;
export const registerArrivalPath = (id: string) => `${registerIncomingPath}?arrival=${id}`;
/** Several letters of one batch registration. */
export const batchRegistrationPath = '/sarabun/post-bag';
