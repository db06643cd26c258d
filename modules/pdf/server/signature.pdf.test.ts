import { samplePng } from '@sarn/testing';
import { afterAll, expect, test } from 'vitest';
import { closePdf, renderSignatureMark } from './index.ts';
import { pagesOf } from './positions.testing.ts';
import { readBack } from './read-back.testing.ts';

afterAll(closePdf);

const lines = ['ลงนามโดย นางสาวสมหญิง ใจดี', 'ผู้อำนวยการกองกลาง', '26 พ.ย. 2569 10.30 น.'];
const printed = 'ลงนามโดยนางสาวสมหญิงใจดีผู้อำนวยการกองกลาง๒๖พ.ย.๒๕๖๙๑๐.๓๐น.';
const place = { width: 50, height: 20, lines, date: '2026-11-26' } as const;
const picture = {
  bytes: samplePng(80, 30, () => [0, 0, 120, 255]),
  mediaType: 'image/png',
} as const;

test.each([
  ['alone', {}],
  ['under a picture', { picture }],
])('the lines of a signature stand in their place, %s', async (_, more) => {
  const make = (): Promise<Uint8Array> => renderSignatureMark({ ...place, ...more });
  expect(await readBack(await make())).toEqual([printed]);
  const [page] = await pagesOf(make());
  for (const line of ['ลงนามโดย', 'ผู้อำนวยการ', '๒๖']) {
    const words = page.find(line);
    expect(words.left).toBeGreaterThanOrEqual(0);
    expect(words.right).toBeLessThanOrEqual(50);
    expect(words.bottom).toBeLessThanOrEqual(20);
    expect(words.top).toBeGreaterThanOrEqual('picture' in more ? 9 : 0);
  }
});

test('a long line is made smaller until it fits', async () => {
  const long = `ลงนามโดย ${'ผู้อำนวยการสำนักงานนโยบาย'.repeat(4)}`;
  const [page] = await pagesOf(renderSignatureMark({ ...place, lines: [long] }));
  expect(page.find('ลงนามโดย').left).toBeGreaterThanOrEqual(0);
});
