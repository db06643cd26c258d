/** Addresses of all areas of the registry, of one of them, and of the folders. */
export const listsPath = '/sarabun/lists';
export const areaPath = (area: string) => `/sarabun/list/${area}`;
export const foldersPath = '/sarabun/folders';
