// Only the descriptions: a contract loaded as a whole would bring all its schemas to every page.
export {
  bookGroupTable,
  categoryTable,
  commandTypeTable,
  documentTypeTable,
  instructionTable,
  jobTypeTable,
  salutationTable,
  secrecyTable,
  speedTable,
} from '@sarn/document-classes/contract';
