/** Who acts for whom. */
export const actingPath = '/sarabun/acting';
