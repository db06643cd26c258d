// Only the descriptions: a contract loaded as a whole would bring all its schemas to every page.
export { registrationTable, stampTable } from '@sarn/intake/contract';
