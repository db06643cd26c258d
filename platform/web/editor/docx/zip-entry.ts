/** Why a file was not read. */
export type DocxProblem = 'not-docx' | 'docx-too-large';

/** Told instead of the text of a file. */
export class DocxError extends Error {
  readonly problem: DocxProblem;

  constructor(problem: DocxProblem) {
    super(problem);
    this.name = 'DocxError';
    this.problem = problem;
  }
}

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const endLength = 22;
/** A comment behind the end of a file has at most so many bytes. */
const longestComment = 65_535;
/** No document has so many parts. */
const mostEntries = 5_000;

interface Entry {
  readonly method: number;
  readonly packed: number;
  readonly offset: number;
}

/**
 * The parts of a packed file by their names.
 *
 * @throws DocxError 'not-docx' where it is none, such as a file with a password
 */
export function entriesOf(bytes: Uint8Array): Map<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries = new Map<string, Entry>();
  for (let index = 0; index < Math.min(count, mostEntries); index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== entryMark) throw notDocx();
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const start = at + 46;
    entries.set(new TextDecoder().decode(bytes.subarray(start, start + (name ?? 0))), {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at = start + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  throw notDocx();
}

/**
 * The text of a part, unpacked only as far as a bound.
 *
 * @throws DocxError 'docx-too-large' as soon as more comes out than told: a small file may unpack to gigabytes
 */
export async function readEntry(bytes: Uint8Array, entry: Entry, most: number): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, packed, method } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localMark) throw notDocx();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const part = bytes.slice(start, start + packed);
  if (method === 0) {
    if (part.length > most) throw new DocxError('docx-too-large');
    return new TextDecoder().decode(part);
  }
  if (method !== 8) throw notDocx();
  const reader = new Response(part).body
    ?.pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw notDocx();
    });
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > most) {
      await reader.cancel();
      throw new DocxError('docx-too-large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

const notDocx = (): DocxError => new DocxError('not-docx');
