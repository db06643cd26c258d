/** Addresses of all areas of the registry, of one of them, of the folders, and of the workload report. */
export const listsPath = '/sarabun/lists';
export const areaPath = (area: string) => `/sarabun/list/${area}`;
export const foldersPath = '/sarabun/folders';
export const reportPath = '/sarabun/report';
