import { createHash } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sumsName } from './backup-folder.ts';
import type { FoundBackup } from './backup-folder.ts';
import { copyFile, hashFile, linkFile, sizeOf } from './copy-file.ts';
import type { Copied } from './copy-file.ts';
import { openSums, readSums } from './sums.ts';
import type { SumsWriter } from './sums.ts';

export interface Totals {
  files: number;
  bytes: number;
  /** Of files that are not linked. */
  newBytes: number;
  readonly damaged: string[];
}

export interface WriterOptions {
  /** The folder of the new backup. */
  readonly to: string;
  readonly before: FoundBackup | undefined;
  readonly signal: AbortSignal;
  readonly onProgress: (totals: Readonly<Totals>) => void;
}

/** Puts files into a new backup; those that the backup before has unchanged are linked. */
export class BackupWriter {
  readonly totals: Totals = { files: 0, bytes: 0, newBytes: 0, damaged: [] };
  readonly #options: WriterOptions;
  readonly #sums: SumsWriter;
  /** Of files that are not named by their hash, in the backup before. */
  readonly #known: ReadonlyMap<string, string>;
  /** Folders that were made, and whether anything is in them. */
  readonly #folders = new Map<string, boolean>();

  private constructor(
    options: WriterOptions,
    sums: SumsWriter,
    known: ReadonlyMap<string, string>,
  ) {
    this.#options = options;
    this.#sums = sums;
    this.#known = known;
  }

  static async open(options: WriterOptions): Promise<BackupWriter> {
    const known = await hashesOf(options.before);
    return new BackupWriter(options, await openSums(join(options.to, sumsName)), known);
  }

  /** Also of a backup that was given up: its list of files stays open otherwise. */
  close(): Promise<void> {
    return this.#sums.close();
  }

  /** Nothing happens when the file is gone, or is in the backup already. */
  async copy(from: string, path: string): Promise<void> {
    if (!(await this.#prepare(path))) return;
    const { before, signal } = this.#options;
    const hash = this.#known.get(path);
    const bytes = await sizeOf(from);
    const isSame =
      before !== undefined && bytes !== null && bytes === (await sizeOf(join(before.path, path)));
    if (hash !== undefined && isSame && (await hashFile(from, signal))?.sha256 === hash) {
      if (await this.#reuse(path, hash, bytes)) return;
    }
    await this.#copyAnew(from, path);
  }

  /**
   * A file named by its hash: what the backup before has is not read again. One whose content has
   * another hash is damaged, and noted.
   */
  async copyStored(from: string, path: string, sha256: string): Promise<void> {
    if (!(await this.#prepare(path))) return;
    const bytes = await sizeOf(from);
    if (bytes === null || (await this.#reuse(path, sha256, bytes))) return;
    const found = await this.#copyAnew(from, path);
    if (found !== null && found !== sha256) this.totals.damaged.push(path);
  }

  async write(path: string, content: string | Buffer): Promise<void> {
    if (!(await this.#prepare(path))) return;
    const bytes = Buffer.from(content);
    const to = join(this.#options.to, path);
    await writeFile(to, bytes, { mode: 0o600, flag: 'wx', flush: true });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await this.#note(path, { sha256, bytes: bytes.length }, true);
  }

  async folder(path: string, isFilled = false): Promise<void> {
    const known = this.#folders.get(path);
    if (known === true || known === isFilled) return;
    await mkdir(join(this.#options.to, path), { recursive: true, mode: 0o700 });
    this.#folders.set(path, isFilled);
    for (let above = dirname(path); above !== '.'; above = dirname(above)) {
      this.#folders.set(above, true);
    }
  }

  /** Everything is on the disk. @returns the hash of the list of files */
  async end(): Promise<{ readonly sums: string; readonly emptyFolders: string[] }> {
    const sums = await this.#sums.end();
    const paths = ['.', ...this.#folders.keys()];
    for (const path of paths) await syncFolder(join(this.#options.to, path));
    const empty = [...this.#folders].filter(([, isFilled]) => !isFilled);
    return { sums, emptyFolders: empty.map(([path]) => path) };
  }

  async #prepare(path: string): Promise<boolean> {
    this.#options.signal.throwIfAborted();
    // Asked of the disk: a list of a million files in memory would be large.
    if ((await sizeOf(join(this.#options.to, path))) !== null) return false;
    if (dirname(path) !== '.') await this.folder(dirname(path), true);
    return true;
  }

  async #note(path: string, { sha256, bytes }: Copied, isNew: boolean): Promise<void> {
    this.totals.files += 1;
    this.totals.bytes += bytes;
    if (isNew) this.totals.newBytes += bytes;
    await this.#sums.add(sha256, path);
    this.#options.onProgress(this.totals);
  }

  async #copyAnew(from: string, path: string): Promise<string | null> {
    const { to, signal } = this.#options;
    const copied = await copyFile(from, join(to, path), signal);
    if (copied) await this.#note(path, copied, true);
    return copied?.sha256 ?? null;
  }

  /** Links the file of the backup before. */
  async #reuse(path: string, sha256: string, bytes: number): Promise<boolean> {
    const { before, to } = this.#options;
    if (!before || before.damaged.includes(path)) return false;
    const known = join(before.path, path);
    if ((await sizeOf(known)) !== bytes || !(await linkFile(known, join(to, path)))) return false;
    await this.#note(path, { sha256, bytes }, false);
    return true;
  }
}

/** Hashes of the files in the backup before, without those that are named by their hash. */
async function hashesOf(before: FoundBackup | undefined): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  if (!before) return known;
  for await (const { sha256, path } of readSums(join(before.path, sumsName))) {
    if (!path.endsWith(sha256)) known.set(path, sha256);
  }
  return known;
}

/** Makes names survive a power cut; Windows keeps its folders itself and cannot open them. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
