import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';

// `sha256sums.txt` of a backup: every file with its hash, in the form that `sha256sum -c` reads.

export interface SumsWriter {
  add(sha256: string, path: string): Promise<void>;
  /** @returns the hash of the list itself */
  end(): Promise<string>;
  /** Also of a list that did not come to its end. */
  close(): Promise<void>;
}

export async function openSums(path: string): Promise<SumsWriter> {
  const file: FileHandle = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  return {
    async add(sha256, name) {
      const line = `${sha256}  ${name}\n`;
      hash.update(line);
      await file.write(line);
    },
    async end() {
      await file.sync();
      return hash.digest('hex');
    },
    close: () => file.close(),
  };
}

export interface Sum {
  readonly sha256: string;
  readonly path: string;
}

/** The files of a list, in its order. @throws Error at a line that is none of a list */
export async function* readSums(path: string): AsyncGenerator<Sum> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  for await (const line of lines) {
    const match = /^([0-9a-f]{64}) {2}(.+)$/.exec(line);
    const [, sha256 = '', name = ''] = match ?? [];
    const isOutside = name.split('/').includes('..') || name.startsWith('/');
    if (!match || isOutside) throw new Error(`${path} has a line that is none: ${line}`);
    yield { sha256, path: name };
  }
}
