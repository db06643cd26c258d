// Only the description: a contract loaded as a whole would bring all its schemas to every page.
export { bookTable } from '@sarn/register/contract';
