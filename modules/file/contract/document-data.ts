/**
 * The file that each PDF of a document written here carries for programs: it says what the pages say. Readers are told
 * nothing of it, as of no other part of the file.
 */
export const documentDataFile = 'document-data.json';
