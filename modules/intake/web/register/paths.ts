import { registerIncomingPath } from '@sarn/document/web';

/** Letters from elsewhere, one of them, and the form to register it. */
export const arrivalsPath = '/sarabun/arrivals';
export const arrivalPath = (id: string) => `${arrivalsPath}/${id}`;
export const registerArrivalPath = (id: string) => `${registerIncomingPath}?arrival=${id}`;
/** Batch registration of several letters. */
export const batchRegistrationPath = '/sarabun/batch-registration';
