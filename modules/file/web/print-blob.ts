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
  const shown = newFrame();
  shown.addEventListener('load', () => print(shown));
  shown.src = address;
  document.body.append(shown);
}

/** Opens the printing dialog of the browser for a picture, as large as fits on one sheet. */
export async function printPicture(blob: Blob): Promise<void> {
  const address = URL.createObjectURL(blob);
  setTimeout(() => URL.revokeObjectURL(address), 10 * 60_000);
  const shown = newFrame();
  document.body.append(shown);
  const sheet = shown.contentDocument;
  if (!sheet) return;
  sheet.body.style.margin = '0';
  const picture = sheet.createElement('img');
  Object.assign(picture.style, { display: 'block', maxWidth: '100%', maxHeight: '100vh' });
  picture.src = address;
  sheet.body.append(picture);
  await picture.decode();
  print(shown);
}

function newFrame(): HTMLIFrameElement {
  frame?.remove();
  frame = document.createElement('iframe');
  frame.className = 's-hidden';
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  return frame;
}

function print(shown: HTMLIFrameElement): void {
  shown.contentWindow?.focus();
  shown.contentWindow?.print();
}
