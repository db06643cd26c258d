/**
 * A fresh key for one command, so that repeating it has no second effect.
 *
 * Not `crypto.randomUUID`: browsers give that to https pages only, and agencies use plain http.
 */
export function newCommandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
