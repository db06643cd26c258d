// Only the description: a contract loaded as a whole would bring all its schemas to the page.
export { panelTable } from '@sarn/configuration/contract';
