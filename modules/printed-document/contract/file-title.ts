/** A name of a file without its ending, and without what no file system takes. */
export const fileTitle = (name: string): string =>
  name
    .replace(/\.[A-Za-z0-9]{2,5}$/, '')
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, 120);
