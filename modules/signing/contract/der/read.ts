/** A value of DER or BER as it lies in its bytes. */
export interface Der {
  /** The identifier octet: class, constructed, number below 31. */
  readonly tag: number;
  /** Content without head. */
  readonly body: Uint8Array;
  /** Head and content. */
  readonly whole: Uint8Array;
}

/** Bytes that are not what they should be; whoever reads them turns this into a code. */
export class DerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DerError';
  }
}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  enumerated: 0x0a,
  utf8String: 0x0c,
  printableString: 0x13,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;

/** Values may be nested so deeply at most; real ones need 15. */
const deepest = 40;

/** Reads one value; what follows it must be told by the caller (`whole.length`). */
export function readDer(bytes: Uint8Array): Der {
  return readAt(bytes, 0, 0);
}

/** Reads one value which must fill the bytes. */
export function readWholeDer(bytes: Uint8Array): Der {
  const der = readDer(bytes);
  if (der.whole.length !== bytes.length) throw new DerError('bytes follow the value');
  return der;
}

/** The values inside a constructed one. */
export function childrenOf(der: Der): Der[] {
  if ((der.tag & 0x20) === 0) throw new DerError('not constructed');
  const children: Der[] = [];
  for (let at = 0; at < der.body.length;) {
    const child = readAt(der.body, at, 0);
    children.push(child);
    at += child.whole.length;
  }
  return children;
}

/** The value itself, if it has that tag. */
export function expectTag(der: Der | undefined, tag: number): Der {
  if (der?.tag !== tag) throw new DerError(`tag ${tag} expected, ${der?.tag ?? 'nothing'} found`);
  return der;
}

/** The children of a sequence (or of another tag that is given). */
export function sequenceOf(der: Der | undefined, tag: number = tags.sequence): Der[] {
  return childrenOf(expectTag(der, tag));
}

function readAt(bytes: Uint8Array, at: number, depth: number): Der {
  if (depth > deepest) throw new DerError('nested too deeply');
  const tag = bytes[at];
  const first = bytes[at + 1];
  if (tag === undefined || first === undefined) throw new DerError('cut off');
  if ((tag & 0x1f) === 0x1f) throw new DerError('long tag');
  if (first === 0x80) return readIndefinite(bytes, at, depth);
  const { length, headLength } = lengthAt(bytes, at, first);
  const end = at + headLength + length;
  if (end > bytes.length) throw new DerError('cut off');
  return { tag, body: bytes.subarray(at + headLength, end), whole: bytes.subarray(at, end) };
}

function lengthAt(
  bytes: Uint8Array,
  at: number,
  first: number,
): { length: number; headLength: number } {
  if (first < 0x80) return { length: first, headLength: 2 };
  const count = first & 0x7f;
  if (count > 4) throw new DerError('length too long');
  let length = 0;
  for (let i = 0; i < count; i++) {
    const byte = bytes[at + 2 + i];
    if (byte === undefined) throw new DerError('cut off');
    length = length * 256 + byte;
  }
  return { length, headLength: 2 + count };
}

/** BER of some programs: the end is marked by two zero bytes. */
function readIndefinite(bytes: Uint8Array, at: number, depth: number): Der {
  const tag = bytes[at] ?? 0;
  if ((tag & 0x20) === 0) throw new DerError('not constructed');
  let end = at + 2;
  for (;;) {
    if (bytes[end] === 0 && bytes[end + 1] === 0) break;
    end += readAt(bytes, end, depth + 1).whole.length;
  }
  return { tag, body: bytes.subarray(at + 2, end), whole: bytes.subarray(at, end + 2) };
}
