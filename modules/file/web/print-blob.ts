/** The frame of the last print; a browser that prints in the background still reads it. */
let frame: HTMLIFrameElement | null = null;

/**
 * Opens the printing dialog of the browser for a PDF, without leaving the page. A browser that does not show
 * PDF files, as on most phones, opens it on a page of its own, where its menu prints.
 */
export function printBlob(blob: Blob): void {
  const address = URL.createObjectURL(blob);
  // Long enough for a printing dialog that stays open; keeping the address would keep the memory.
  setTimeout(() => URL.revokeObjectURL(address), 10 * 60_000);
  if (!navigator.pdfViewerEnabled) {
    window.open(address, '_blank', 'noopener');
    return;
  }
  frame?.remove();
  const shown = document.createElement('iframe');
  shown.className = 's-hidden';
  shown.tabIndex = -1;
  shown.ariaHidden = 'true';
  shown.addEventListener('load', () => {
    shown.contentWindow?.focus();
    shown.contentWindow?.print();
  });
  shown.src = address;
  document.body.append(shown);
  frame = shown;
}
