/**
 * A fresh key for one command, so that repeating it cannot do the thing twice.
 *
 * Not `crypto.randomUUID`: browsers give that to https pages only, and offices run plain http.
 */
export function newCommandKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
