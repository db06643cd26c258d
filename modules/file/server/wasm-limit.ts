/** Bytes of a page of WebAssembly memory. */
const pageBytes = 65_536;
/** Magic number and version. */
const headBytes = 8;
const memorySection = 5;

/**
 * A WebAssembly program that may grow to so much memory and no more. What the program states itself is 2 GB, and a
 * file of some kilobytes can unpack to that.
 *
 * @throws Error when the program has no memory of its own with a limit
 */
export function withMostMemory(program: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  const limited = new Uint8Array(program);
  for (let at = headBytes; at < limited.length;) {
    const id = limited[at];
    const size = readNumber(limited, at + 1);
    if (id === memorySection) {
      const count = readNumber(limited, size.end);
      const hasLimit = ((limited[count.end] ?? 0) & 1) === 1;
      const least = readNumber(limited, count.end + 1);
      const most = readNumber(limited, least.end);
      const pages = Math.floor((megabytes * 1024 * 1024) / pageBytes);
      if (count.value === 1 && hasLimit && least.value <= pages && pages <= most.value) {
        writeNumber(limited, least.end, most.end, pages);
        return limited;
      }
    }
    at = size.end + size.value;
  }
  throw new Error('the memory of a program cannot be limited');
}

/** A number of seven bits a byte, the lowest first. */
function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  for (let at = start, place = 1; ; at += 1, place *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * place;
    if (byte < 128) return { value, end: at + 1 };
  }
}

/** Writes a smaller number in the same bytes: zeros may follow it. */
function writeNumber(bytes: Uint8Array, start: number, end: number, value: number): void {
  for (let at = start, left = value; at < end; at += 1, left = Math.floor(left / 128)) {
    bytes[at] = (left % 128) + (at < end - 1 ? 128 : 0);
  }
}
