/** Kinds of pictures people may give (specification §5: png, jpg, jpeg). */
export type ImageType = 'image/png' | 'image/jpeg';

/** What the header of a picture says. */
export interface ImageHeader {
  readonly type: ImageType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const pngStart = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
];

/**
 * Kind and size of a picture from its header alone: nothing is decoded, so a small file with a
 * hundred megapixels is recognised before it takes memory.
 *
 * @returns null when the bytes are no PNG or JPEG, whatever the file name is
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readPng(bytes, view) ?? readJpeg(bytes, view);
}

function readPng(bytes: Uint8Array, view: DataView): ImageHeader | null {
  if (bytes.length < 33 || pngStart.some((byte, at) => bytes[at] !== byte)) return null;
  return sized('image/png', view.getUint32(16), view.getUint32(20));
}

/** Reads the segments up to the frame header, which contains the size. */
function readJpeg(bytes: Uint8Array, view: DataView): ImageHeader | null {
  if (bytes.length < 12 || bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5));
    const length = view.getUint16(at + 2);
    // Picture data before any frame header: not a valid JPEG.
    if (marker === 0xda || marker < 0xc0 || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

/** SOF0 to SOF15 without the tables that share their range (DHT, JPG, DAC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function sized(type: ImageType, width: number, height: number): ImageHeader | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}
