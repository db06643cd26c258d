import { expect, test } from 'vitest';
import { createPartReader } from './part-reader.ts';

const part = 128 * 1024;
/** Bytes that tell their place. */
const byteAt = (place: number): number => (place * 7 + Math.floor(place / 251)) % 256;

/** A plain loop: `Uint8Array.from` with a function takes a hundred times as long for megabytes. */
function bytesFrom(start: number, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = byteAt(start + at);
  return bytes;
}

function readerOf(length: number) {
  const asked: [number, number][] = [];
  let isOff = false;
  const reader = createPartReader(length, (start, end) => {
    if (isOff) return null;
    asked.push([start / part, (end + 1) / part]);
    return bytesFrom(start, end + 1 - start);
  });
  const read = (position: number, size: number): boolean => {
    const target = new Uint8Array(size);
    const done = reader.read(position, target);
    const isRight = target.every((byte, at) => byte === byteAt(position + at));
    if (done) expect(isRight).toBe(true);
    return done;
  };
  return { reader, read, asked, setOff: (off: boolean) => (isOff = off) };
}

test('what was read is not fetched again, over the edge of parts and at the end', () => {
  const length = 10 * part + 100;
  const { read, asked } = readerOf(length);
  expect(read(0, 512)).toBe(true);
  expect(read(100, part)).toBe(true);
  expect(read(length - 50, 50)).toBe(true);
  const before = asked.length;
  expect(read(part - 10, 20)).toBe(true);
  expect(read(length - 50, 50)).toBe(true);
  expect(asked).toHaveLength(before);
  expect(read(length - 50, 51)).toBe(false);
});

test('whoever reads something of each page on and on is given more at once', () => {
  const { read, asked } = readerOf(400 * part);
  for (let page = 0; page < 300; page += 1)
    expect(read(Math.floor(page * 1.3 * part), 600)).toBe(true);
  expect(asked.length).toBeLessThan(25);
  // Going elsewhere fetches one part again.
  expect(read(399 * part, 10)).toBe(true);
  expect(read(10, 10)).toBe(true);
  expect(asked.at(-1)).toEqual([0, 1]);
});

test('a part that could not be fetched is told once, and fetched when it is read again', () => {
  const { reader, read, setOff } = readerOf(5 * part);
  setOff(true);
  expect(read(0, 10)).toBe(false);
  expect(reader.wasMissing()).toBe(true);
  expect(reader.wasMissing()).toBe(false);
  setOff(false);
  expect(read(0, 10)).toBe(true);
});

test('no more than 32 MB are kept', () => {
  const { read, asked } = readerOf(600 * part);
  for (let at = 599; at >= 0; at -= 1) expect(read(at * part, 1)).toBe(true);
  const before = asked.length;
  expect(read(0, 1)).toBe(true);
  expect(read(100 * part, 1)).toBe(true);
  expect(asked).toHaveLength(before);
  expect(read(599 * part, 1)).toBe(true);
  expect(asked).toHaveLength(before + 1);
});

test('from when all of it is there, nothing is fetched from afar', () => {
  const { reader, read, asked } = readerOf(5 * part);
  reader.supply((start, end) => bytesFrom(start, end + 1 - start));
  expect(read(2 * part, 100)).toBe(true);
  expect(asked).toEqual([]);
});
