/** Lets the browser save bytes as a file of this name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the bytes by the next turn; keeping the address would keep the memory.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
