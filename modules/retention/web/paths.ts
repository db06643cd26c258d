/** Destruction and transfer lists, and one of them. */
export const retentionPath = '/sarabun/retention';
export const retentionListPath = (id: string) => `${retentionPath}/${id}`;
