import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { readZipDirectory, readZipEntry } from './zip-reader.ts';
import { zipOf } from './zip-writer.ts';
import type { ZipPart } from './zip-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarn-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const mega = 1024 * 1024;

function part(name: string, chunks: () => Iterable<Uint8Array>, size = 0): ZipPart {
  return { name, size, open: async () => Readable.from(chunks()) };
}

describe('[13.05] an archive piece by piece', () => {
  it('holds what was put in, names in Thai, empty and wide entries too', async () => {
    const random = randomBytes(3 * mega);
    const path = join(folder, 'whole.zip');
    const parts = [
      part('files/0001/1-หนังสือ ดท 0101.pdf', () => [
        random.subarray(0, mega),
        random.subarray(mega),
      ]),
      part('ว่าง.txt', () => []),
      // Its expected size is beyond 4 GB: its sizes are written with 8 bytes.
      part('wide.bin', () => [random], 5 * 1024 * mega),
    ];
    await pipeline(Readable.from(zipOf(parts)), createWriteStream(path));
    const entries = await readZipDirectory(path, 10);
    expect(entries.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
    const [first, empty, wide] = entries;
    if (!first || !empty || !wide) throw new Error('entries are missing');
    expect((await readZipEntry(path, first)).equals(random)).toBe(true);
    expect(await readZipEntry(path, empty)).toHaveLength(0);
  });

  it('never has more of it in memory than a few pieces', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    collect();
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    let sent = 0;
    function* pieces() {
      // One file of 48 MB that cannot be compressed.
      const block = randomBytes(mega / 4);
      for (let at = 0; at < 192; at += 1) yield Buffer.from(block);
    }
    for await (const chunk of zipOf([part('big.bin', pieces)])) {
      sent += chunk.length;
      if (Math.floor(sent / (8 * mega)) === Math.floor((sent - chunk.length) / (8 * mega)))
        continue;
      collect();
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    }
    expect(sent).toBeGreaterThan(48 * mega);
    expect(most).toBeLessThan(32 * mega);
  });

  it('closes its open file when reading stops, and fails when a file fails', async () => {
    let isClosed = false;
    function* endless() {
      try {
        while (true) yield randomBytes(mega);
      } finally {
        isClosed = true;
      }
    }
    const stream = Readable.from(zipOf([part('endless.bin', endless)]));
    await new Promise((resolve) => stream.once('data', resolve));
    stream.destroy();
    await expect.poll(() => isClosed).toBe(true);

    function* broken() {
      yield randomBytes(10);
      throw new Error('the disk is gone');
    }
    const drain = async () => {
      for await (const chunk of zipOf([part('broken.bin', broken)])) expect(chunk).toBeDefined();
    };
    await expect(drain()).rejects.toThrow('the disk is gone');
  });
});
