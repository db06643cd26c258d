import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ownNames, zipOf } from './zip-of.ts';

test('an archive has each file under its own Thai name, byte by byte', async () => {
  const piece = (name: string, text: string) => ({ name, blob: new Blob([text]) });
  const zip = await zipOf([
    piece('ดท 0101-12 ขอเชิญประชุม.pdf', 'one'),
    piece('สรุป.pdf', 'two'),
    piece('สรุป.pdf', 'three'),
  ]);
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['ดท 0101-12 ขอเชิญประชุม.pdf', 'one'],
    ['สรุป.pdf', 'two'],
    ['สรุป (2).pdf', 'three'],
  ]);
});

test('names that differ in capitals alone are told apart', () => {
  expect(ownNames(['a.pdf', 'A.pdf', 'a (2).pdf', 'no ending', 'no ending'])).toEqual([
    ...['a.pdf', 'A (2).pdf', 'a (2) (2).pdf', 'no ending', 'no ending (2)'],
  ]);
});
