import { expect, test } from 'vitest';
import { chainStart, hashEntry, linkHash } from './link.ts';

const row = {
  id: '01a1fd24-ae19-75ed-900b-9c30a47729d0',
  at: '1795225200000',
  act: 'test.done',
  callerId: 'a',
  subjectKind: 'thing',
  subjectId: '1',
  detail: '{}',
  requestId: null,
  ip: null,
};

test('[13.02] no two rows are hashed as the same text, and every field counts', () => {
  const hashes = [
    row,
    { ...row, act: 'test.done"', callerId: 'a' },
    { ...row, subjectKind: 'thin', subjectId: 'g1' },
    { ...row, callerId: null },
    { ...row, callerId: 'null' },
    { ...row, requestId: 'r' },
    { ...row, ip: 'r' },
    { ...row, detail: '{"a":1}' },
    { ...row, at: '1795225200001' },
    { ...row, id: row.id.replace('01', '02') },
  ].map((one) => hashEntry(one).toString('hex'));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test('[13.02] a link depends on the one before, the place, the time and the row', () => {
  const entry = hashEntry(row);
  const first = { seq: 1, hash: linkHash(chainStart, 5, entry) };
  const links = [
    first.hash,
    linkHash(chainStart, 6, entry),
    linkHash({ ...chainStart, seq: 1 }, 5, entry),
    linkHash(first, 5, entry),
    linkHash(chainStart, 5, hashEntry({ ...row, act: 'test.other' })),
  ].map((hash) => hash.toString('hex'));
  expect(new Set(links).size).toBe(links.length);
});

// Existing chains must stay readable: a changed form needs a new name.
test('the form of a row stays as it was', () => {
  expect(hashEntry(row).toString('hex')).toMatchInlineSnapshot(
    `"b7b5d5d4fd9b6ae8a11b8c02a59e39c6402a82377e7b3fb7cc16864ae34e12ab"`,
  );
  expect(linkHash(chainStart, 5, hashEntry(row)).toString('hex')).toMatchInlineSnapshot(
    `"40ed38d01e226dc78516c896d1a65b2108e95bc596c74a8150fd3c946be3037b"`,
  );
});
