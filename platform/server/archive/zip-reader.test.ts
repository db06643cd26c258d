import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleZip } from '@sarn/testing';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readZipDirectory, readZipEntry, ZipError } from './zip-reader.ts';
import type { ZipEntry, ZipFault } from './zip-reader.ts';

const folder = mkdtempSync(join(tmpdir(), 'sarn-zip-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const most = 10;
const path = join(folder, 'given.zip');

function given(bytes: Uint8Array): string {
  writeFileSync(path, bytes);
  return path;
}

async function readAll(bytes: Uint8Array): Promise<string[]> {
  const at = given(bytes);
  const texts: string[] = [];
  for (const entry of await readZipDirectory(at, most)) {
    texts.push(`${entry.name}: ${(await readZipEntry(at, entry)).toString()}`);
  }
  return texts;
}

const faultOf = async (bytes: Uint8Array): Promise<ZipFault | null> =>
  readAll(bytes).then(
    () => null,
    (error: unknown) => {
      if (error instanceof ZipError) return error.fault;
      throw error;
    },
  );

const two = sampleZip([
  { name: 'a.txt', bytes: 'first of two' },
  { name: 'b.txt', bytes: 'second of two' },
]);
const centralSign = Buffer.from('PK\u0001\u0002', 'latin1');
const centralAt = two.indexOf(centralSign);
const secondAt = two.indexOf(centralSign, centralAt + 4);
const endAt = two.indexOf(Buffer.from('PK\u0005\u0006', 'latin1'));

function changed(change: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.from(two);
  change(bytes);
  return bytes;
}

/** The same zip, whose end record says that its directory is described with 8 bytes. */
function asZip64(change: (record: Buffer) => void): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(2n, 24);
  record.writeBigUInt64LE(2n, 32);
  record.writeBigUInt64LE(BigInt(endAt - centralAt), 40);
  record.writeBigUInt64LE(BigInt(centralAt), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(endAt), 8);
  locator.writeUInt32LE(1, 16);
  const both = Buffer.concat([record, locator]);
  change(both);
  const end = Buffer.from(two.subarray(endAt));
  end.writeUInt16LE(0xffff, 8);
  end.writeUInt16LE(0xffff, 10);
  end.writeUInt32LE(0xffffffff, 16);
  return Buffer.concat([two.subarray(0, endAt), both, end]);
}

const read = ['a.txt: first of two', 'b.txt: second of two'];

describe('zips that were sent', () => {
  it('are read, with their directory described in 4 or in 8 bytes', async () => {
    expect(await readAll(two)).toEqual(read);
    expect(await readAll(asZip64(() => undefined))).toEqual(read);
  });

  it('have names in Thai, in UTF-8 or in the code page of Windows, and any slashes', async () => {
    const windows = Buffer.from([0xcb, 0xb9, 0xd1, 0xa7, 0xca, 0xd7, 0xcd, 0x5c, 0x31]);
    const names = ['หนังสือ/2', windows, 'folder/'];
    const bytes = sampleZip(names.map((name) => ({ name, bytes: '' })));
    const entries = await readZipDirectory(given(bytes), most);
    expect(entries.map(({ name }) => name)).toEqual(['หนังสือ/2', 'หนังสือ/1']);
  });

  it('may name files outside of their folder: only the name is returned', async () => {
    const names = ['../../etc/passwd', '/etc/passwd', 'C:\\windows\\system.ini'];
    const bytes = sampleZip(names.map((name) => ({ name, bytes: 'x' })));
    const told = ['../../etc/passwd: x', '/etc/passwd: x', 'C:/windows/system.ini: x'];
    expect(await readAll(bytes)).toEqual(told);
  });
});

const hostile: readonly (readonly [string, Buffer, ZipFault])[] = [
  ['no zip at all', Buffer.from('no zip, only a text'), 'broken'],
  ['nothing', Buffer.alloc(0), 'broken'],
  ['cut off', two.subarray(0, two.length - 30), 'broken'],
  ['without its beginning', two.subarray(40), 'broken'],
  [
    'with more files than are taken',
    sampleZip(Array.from({ length: most + 1 }, (_, at) => ({ name: `${at}`, bytes: '' }))),
    'bomb',
  ],
  ['that unpacks to more than it claims', lying(), 'bomb'],
  [
    'whose files share their bytes',
    changed((zip) => zip.copyWithin(secondAt + 42, centralAt + 42, centralAt + 46)),
    'bomb',
  ],
  [
    'of which one file lies within another',
    changed((zip) => zip.writeUInt32LE(1_000, centralAt + 20)),
    'bomb',
  ],
  ['protected by a password', changed((zip) => flag(zip, 0x0001)), 'protected'],
  ['protected by a key', changed((zip) => flag(zip, 0x0041)), 'broken'],
  ['packed in a way of its own', changed((zip) => zip.writeUInt16LE(99, centralAt + 10)), 'broken'],
  ['whose bytes do not unpack', changed((zip) => zip.fill(0xff, 35, 35 + 10)), 'broken'],
  [
    'whose directory would lie beyond every disk',
    asZip64((both) => both.writeBigUInt64LE(2n ** 62n, 48)),
    'broken',
  ],
  [
    'the description of whose directory would lie beyond every disk',
    asZip64((both) => both.writeBigUInt64LE(2n ** 64n - 1n, 56 + 8)),
    'broken',
  ],
  [
    'that claims more files than there are atoms',
    asZip64((both) => both.writeBigUInt64LE(2n ** 63n, 32)),
    'bomb',
  ],
  ['of which one file claims more bytes than any disk has', claiming(2n ** 63n), 'bomb'],
  ['of which one file claims more bytes than a number holds', claiming(2n ** 64n - 1n), 'bomb'],
  ['with a name that no program writes', sampleZip([{ name: 'a\u0000b', bytes: '' }]), 'broken'],
];

/** One file whose unpacked size is stated with 8 bytes. */
function claiming(bytes: bigint): Buffer {
  const one = sampleZip([{ name: 'a', bytes: 'a' }]);
  const at = one.indexOf(centralSign);
  const end = one.indexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(bytes, 4);
  const directory = Buffer.concat([one.subarray(at, end), extra]);
  directory.writeUInt32LE(0xffffffff, 24);
  directory.writeUInt16LE(extra.length, 30);
  const tail = Buffer.from(one.subarray(end));
  tail.writeUInt32LE(directory.length, 12);
  return Buffer.concat([one.subarray(0, at), directory, tail]);
}

function lying(): Buffer {
  return sampleZip([{ name: 'a', bytes: 'a'.repeat(1_000_000), claims: 100 }]);
}

function flag(zip: Buffer, flags: number): void {
  zip.writeUInt16LE(flags, centralAt + 8);
}

/** Files of the test that this process holds open. */
async function openFiles(): Promise<string[]> {
  const links = await readdir('/proc/self/fd');
  const targets = await Promise.all(
    links.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(folder));
}

describe('zips that would harm', () => {
  it.each(hostile)('are refused: one %s', async (_kind, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });

  it('are refused or read, whatever is changed in them, and leave no file open', async () => {
    const places = fc.array(
      fc.record({ at: fc.nat(two.length + 75), value: fc.integer({ min: 0, max: 255 }) }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(places, fc.boolean(), async (changes, isZip64) => {
        const bytes = isZip64 ? asZip64(() => undefined) : Buffer.from(two);
        for (const { at, value } of changes) if (at < bytes.length) bytes[at] = value;
        const fault = await faultOf(bytes);
        expect([null, 'broken', 'bomb', 'protected']).toContain(fault);
      }),
      { numRuns: 400 },
    );
    await expect.poll(openFiles, { timeout: 20_000 }).toEqual([]);
  });

  it('keep the error of a disk fault', async () => {
    await expect(readZipDirectory(join(folder, 'none.zip'), most)).rejects.toMatchObject({
      code: 'ENOENT',
    });
    const [entry] = await readZipDirectory(given(two), most);
    const gone = join(folder, 'gone.zip');
    await expect(readZipEntry(gone, entry as ZipEntry)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
