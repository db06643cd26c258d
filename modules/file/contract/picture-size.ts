/** Size of a picture in pixels. */
interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** What the first bytes of a picture tell: the size stands behind what a camera wrote before it. */
export const pictureHeadBytes = 512 * 1024;

const pngMark = 0x89504e47;

/** The size in the header of a PNG or JPEG, of which nothing is decoded; null where there is none. */
export function pixelSize(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && view.getUint32(0) === pngMark) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return bytes.length > 4 && view.getUint16(0) === 0xffd8 ? jpegSize(bytes, view) : null;
}

/** Most pixels of a picture that the server draws: a file of some hundred bytes can claim billions. */
const mostDrawn = 60_000_000;

/** Whether a PNG or JPEG claims a size that the server can draw. */
export function isDrawable(bytes: Uint8Array): boolean {
  const size = pixelSize(bytes);
  return size !== null && size.width * size.height <= mostDrawn;
}

/** Reads the segments up to the frame, which has the size. */
function jpegSize(bytes: Uint8Array, view: DataView): PixelSize | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0;
    // All frames but the tables of Huffman and arithmetic codes that are numbered among them.
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
