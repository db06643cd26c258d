/** A SHA-256 hash in groups of four letters, so that two can be compared by eye. */
export const groupedHash = (sha256: string): string => sha256.replaceAll(/(.{4})(?=.)/g, '$1 ');
