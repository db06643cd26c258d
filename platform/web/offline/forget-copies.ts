/** Name of the database of the copies; that of the acts that wait is another. */
export const copiesName = 'sarn-copies';

/**
 * Removes what was kept for reading, whoever read it. Without the library, so that the sign-in pages
 * can do it: whoever sees them is not, or not any more, the person who read it.
 */
export function forgetCopies(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(copiesName);
    request.onsuccess = () => resolve();
    // A browser that forbids storage has kept nothing.
    request.onerror = () => resolve();
  });
}
