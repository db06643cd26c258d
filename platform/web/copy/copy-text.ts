/**
 * Puts a text on the clipboard.
 *
 * @returns false where the browser refuses it; the person can still choose the text and copy it
 */
export async function copyText(text: string): Promise<boolean> {
  // Browsers have it by https and on localhost alone; many agencies serve their network by http.
  if (!('clipboard' in navigator)) return copyByEvent(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}

/** The older way: the browser asks what is to be copied, whatever is chosen on the page. */
function copyByEvent(text: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
}
