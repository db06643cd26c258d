import { answerCalls, refusal, screen, show } from '@sarn/platform-web/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import ManyPanel from './ManyPanel.tsx';

const [written, received, uploaded, hidden] = [1, 2, 3, 4].map(
  (n) => `0199a000-0000-7000-8000-00000000000${n}`,
) as [string, string, string, string];
const fileId = '0199a000-0000-7000-8000-00000000000f';
const bytes = (text: string, name: string) =>
  new Response(text, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
const calls = {
  [`GET /registry/document/${written}/printed`]: () => bytes('pages', 'ดท 0101-1.pdf'),
  [`GET /registry/document/${uploaded}/printed`]: () => refusal('printed-document.none'),
  [`GET /registry/document/${uploaded}`]: () => ({ item: { files: [] } }),
  [`GET /registry/document/${received}`]: () => ({
    item: { files: [{ id: fileId, name: 'หนังสือ.pdf' }] },
  }),
  [`GET /file/${fileId}/content`]: () => bytes('scan', 'หนังสือ.pdf'),
  [`GET /registry/document/${hidden}/printed`]: () => refusal('registry.not-found'),
  [`GET /registry/document/${written}/printed/copy`]: () => bytes('copied', 'สำเนาคู่ฉบับ 1.pdf'),
  [`GET /registry/document/${uploaded}/printed/copy`]: () => refusal('printed-document.none'),
  [`GET /registry/document/${hidden}/printed/copy`]: () => refusal('printed-document.no-file-copy'),
};
const rows = [
  { documentId: written, kind: 'outgoing', title: 'หนังสือส่ง' },
  { documentId: received, kind: 'outside', title: 'หนังสือรับ' },
  { documentId: received, kind: 'outside', title: 'หนังสือรับ' },
  { documentId: uploaded, kind: 'inside', title: 'บันทึกที่ไม่มีข้อความ' },
  { documentId: hidden, kind: 'inside', title: 'เรื่องที่เข้าไม่ได้' },
];

afterEach(() => vi.restoreAllMocks());

test('[5.01] the pages or the files of each document once are one archive; the rest is told', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answerCalls(calls);
  const user = await show(<ManyPanel as="zip" rows={rows} onClose={() => undefined} />);
  expect(await screen.findByRole('dialog', { name: 'ดาวน์โหลด 4 เรื่อง' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  expect(await screen.findByText('รวมแล้ว 2 จาก 4 เรื่อง')).toBeDefined();
  expect(screen.getByText('ไม่สำเร็จ')).toBeDefined();
  expect(screen.getByText('ไม่มีไฟล์ที่ใช้ได้')).toBeDefined();
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
  expect(Object.entries(files).map(([name, part]) => [name, strFromU8(part)])).toEqual([
    ['ดท 0101-1.pdf', 'pages'],
    ['หนังสือ.pdf', 'scan'],
  ]);
});

test('[5.01] file copies of many are one archive; who may not have one, or has none, is told', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answerCalls(calls);
  const user = await show(<ManyPanel as="zip" rows={rows} onClose={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: /ฉบับที่ต้องการ/ }));
  await user.click(await screen.findByRole('option', { name: 'สำเนาคู่ฉบับ' }));
  await user.click(screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  expect(await screen.findByText('รวมแล้ว 1 จาก 4 เรื่อง')).toBeDefined();
  expect(screen.getAllByText('ไม่มีไฟล์ที่ใช้ได้')).toHaveLength(2);
  expect(screen.getByText('ไม่สำเร็จ')).toBeDefined();
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []));
  expect(Object.keys(files)).toEqual(['สำเนาคู่ฉบับ 1.pdf']);
});
