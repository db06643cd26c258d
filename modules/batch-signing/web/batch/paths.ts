/** Documents that wait for the signature of the reader, to be signed in one act. */
export const signManyPath = '/sarabun/sign-many';

/** A batch that was begun. */
export const batchPath = (id: string): string => `${signManyPath}/${id}`;
