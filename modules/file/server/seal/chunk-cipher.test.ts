import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { chunkBytes, chunksOf, openStream, sealStream } from './chunk-cipher.ts';

const key = randomBytes(32);
const clear = randomBytes(2 * chunkBytes + 100);

async function sealed(start: number, end: number): Promise<Readable> {
  const all = await buffer(Readable.from(sealStream(key, Readable.from([clear]))));
  return Readable.from([all.subarray(start, end + 1)]);
}

test('a part is read without the rest', async () => {
  const place = chunksOf(clear.length, { start: chunkBytes + 7, end: chunkBytes + 9 });
  const source = await sealed(place.sealed.start, place.sealed.end);
  expect(await buffer(openStream(key, source, place))).toEqual(
    clear.subarray(chunkBytes + 7, chunkBytes + 10),
  );
});

test('what nobody has begun to read is closed with its file', async () => {
  const place = chunksOf(clear.length);
  const source = await sealed(place.sealed.start, place.sealed.end);
  const closed = new Promise((resolve) => source.once('close', resolve));
  openStream(key, source, place).destroy();
  await closed;
  expect(source.destroyed).toBe(true);
});
