import { Unzip, UnzipInflate } from 'fflate';

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

/** So little at once that what it unpacks to, a thousand times as much at most, is small too. */
const piece = 16_384;

/**
 * The texts of the named parts of a packed file; one that it does not have is left out.
 *
 * @param most characters of each part, as bytes
 * @throws DocxError 'not-docx' where it is no packed file, such as one with a password; 'docx-too-large' as soon
 *   as more comes out than told: a small file may unpack to gigabytes
 */
export function docxParts(
  bytes: Uint8Array,
  names: readonly string[],
  most: number,
): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const unzip = new Unzip((file) => {
    if (!names.includes(file.name)) return;
    const decoder = new TextDecoder();
    let size = 0;
    file.ondata = (error, data, isLast) => {
      if (error) throw error;
      size += data.length;
      if (size > most) throw new DocxError('docx-too-large');
      const text = decoder.decode(data, { stream: !isLast });
      parts.set(file.name, (parts.get(file.name) ?? '') + text);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += piece) {
      const end = Math.min(at + piece, bytes.length);
      unzip.push(bytes.subarray(at, end), end === bytes.length);
    }
  } catch (error) {
    throw error instanceof DocxError ? error : new DocxError('not-docx');
  }
  return parts;
}
