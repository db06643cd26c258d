/** All areas of the registry, one of them, and the folders for finished documents. */
export const listsPath = '/sarabun/lists';
export const areaPath = (area: string) => `/sarabun/list/${area}`;
export const foldersPath = '/sarabun/folders';
