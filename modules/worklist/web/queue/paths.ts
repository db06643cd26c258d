export const queuePath = (code: string) => `/sarabun/queue/${code}`;
