import type SignaturePad from 'signature_pad';
import type { ExportKind } from './pad-options.ts';

/** The drawing as the bytes of a file; JPEG on white, because it has no transparency. */
export function exportPad(pad: SignaturePad, canvas: HTMLCanvasElement, kind: ExportKind): Blob {
  if (kind === 'svg') return new Blob([pad.toSVG()], { type: 'image/svg+xml' });
  return kind === 'png'
    ? bytesOf(pad.toDataURL('image/png'), 'image/png')
    : bytesOf(onWhite(canvas).toDataURL('image/jpeg', 0.92), 'image/jpeg');
}

function onWhite(source: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = source.width;
  canvas.height = source.height;
  const pen = canvas.getContext('2d');
  if (!pen) return source;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(source, 0, 0);
  return canvas;
}

/** Decodes a data: address by hand, because the content policy forbids fetching it. */
function bytesOf(address: string, type: string): Blob {
  const [, body = ''] = address.split(',');
  return new Blob([Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0))], { type });
}
