// Only the descriptions: a contract loaded as a whole would bring all its schemas to every page.
export { comesFromTable, goesToTable, senderTypeTable } from '@sarn/contact/contract';
