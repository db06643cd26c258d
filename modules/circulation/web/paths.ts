/** Documents circulated to the reader, and the readers of one circulation. */
export const circulationsPath = '/sarabun/circulation';
export const circulationPath = (id: string) => `${circulationsPath}/${id}`;
