import { expect, test } from 'vitest';
import { beginsLetter, letterKey } from './letter-prefix.ts';

const begins = (number: string, prefix: string) =>
  beginsLetter(letterKey(number), letterKey(prefix));

test.each([
  ['กค 0402/123', 'กค 0402'],
  ['กค ๐๔๐๒/ว ๑๒๓', 'กค 0402'],
  ['กค. 0402.3/12', 'กค ๐๔๐๒'],
  ['กค 0402.3/12', 'กค 0402.3'],
  ['ที่ทำการ/1', 'ที่ทำการ'],
  ['กค 0402', 'กค'],
])('%s begins with %s', (number, prefix) => expect(begins(number, prefix)).toBe(true));

test.each([
  ['กค 04021/12', 'กค 0402'],
  ['กคศ 0402/1', 'กค'],
  ['ศธ 0402/1', 'กค 0402'],
  ['กค 0402/1', ''],
])('%s does not begin with %s', (number, prefix) => expect(begins(number, prefix)).toBe(false));
