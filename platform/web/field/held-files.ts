/**
 * Files that this page has sent, by what became of them. The server keeps the rows of a table and not the file: another
 * sheet of it is read by sending it again, without asking for it as long as the page is open.
 */
const held = new Map<string, File>();
/** Each is a reference to a file of the disk, but a page may be open for weeks. */
const mostHeld = 10;

export function holdFile(id: string, file: File): void {
  held.delete(id);
  held.set(id, file);
  const [oldest] = held.keys();
  if (held.size > mostHeld && oldest !== undefined) held.delete(oldest);
}

export const heldFile = (id: string): File | undefined => held.get(id);
