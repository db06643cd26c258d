/** Of a picture, in points of its own. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const pngMark = 0x89504e47;

/** What the head of a PNG or JPEG claims; null where it claims nothing. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  if (bytes.length > 24 && bytes.readUInt32BE(0) === pngMark) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  return bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8 ? jpegSize(bytes) : null;
}

/** Goes from segment to segment up to the frame, which says the size. */
function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const kind = bytes[at + 1] ?? 0;
    // All frames but the tables of Huffman and arithmetic codes that stand among their numbers.
    const isFrame = kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
