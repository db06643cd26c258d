// Only the description: a contract loaded as a whole would bring all its schemas to every page.
export { registrationTable } from '@sarn/intake/contract';
