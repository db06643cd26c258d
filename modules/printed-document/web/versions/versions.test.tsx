import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import {
  comparePrintedVersions,
  getPrintedVersion,
  listPrintedVersions,
} from '@sarn/printed-document/contract';
import type { ComparedParagraph, PrintedVersion } from '@sarn/printed-document/contract';
import { expect, test, vi } from 'vitest';
import { VersionsBar } from './VersionsBar.tsx';

const documentId = '01930000-0000-7000-8000-000000000001';
const draft: PrintedVersion = {
  ...{ id: '01930000-0000-7000-8000-00000000000a', state: 'draft', number: '', readers: 1 },
  ...{ at: '2026-11-20T03:00:00.000Z', readAt: '2026-11-20T03:00:00.000Z' },
};
const issued: PrintedVersion = {
  ...{ id: '01930000-0000-7000-8000-00000000000b', state: 'issued', number: 'กค 0101/12' },
  ...{ readers: 4, at: '2026-11-21T03:00:00.000Z', readAt: null },
};
const changed = [
  { parts: [{ kind: 'same' as const, text: 'เรื่อง ขออนุมัติ' }] },
  {
    parts: [
      { kind: 'same' as const, text: 'วัน' },
      { kind: 'removed' as const, text: 'จันทร์' },
      { kind: 'added' as const, text: 'อังคาร' },
    ],
  },
];

const open = async (paragraphs: ComparedParagraph[] = changed) => {
  const asked = answerCalls({
    ...answering(listPrintedVersions, { rows: [issued, draft] }, { documentId }),
    ...answering(getPrintedVersion, {}, { documentId, versionId: issued.id }),
    ...answering(comparePrintedVersions, { paragraphs }, { documentId, versionId: draft.id }),
    ...answering(comparePrintedVersions, { paragraphs }, { documentId, versionId: issued.id }),
  });
  const user = await show(<VersionsBar detail={{ id: documentId, version: 3 }} mayKeep />);
  await user.click(await screen.findByRole('button', { name: 'ฉบับที่เก็บไว้ (2)' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('สิ่งที่เปลี่ยน'));
  return { asked, user, dialog: within(dialog) };
};

test('[5.01] a kept version is compared with the document of now, then with another one', async () => {
  const { asked, user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: /^ร่าง/ }));
  expect(await dialog.findByText('เปลี่ยน 1 แห่ง · เพิ่ม 1 คำ · ตัด 1 คำ')).toBeDefined();
  expect(dialog.getByText('จันทร์').tagName).toBe('DEL');
  expect(dialog.getByText('อังคาร').tagName).toBe('INS');
  const last = () => askedOf(comparePrintedVersions, asked).at(-1);
  expect(last()).toEqual({ documentId, versionId: draft.id });
  await user.click(dialog.getByRole('button', { name: /เทียบกับ/ }));
  await user.click(await screen.findByRole('option', { name: /กค 0101\/12/ }));
  await waitFor(() => expect(last()).toEqual({ documentId, versionId: draft.id, to: issued.id }));
});

test('changes stand side by side or in one text, and one goes from each to the next', async () => {
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  const { user, dialog } = await open([
    ...changed,
    { parts: [{ kind: 'added', text: 'จึงเรียนมาเพื่อทราบ' }] },
  ]);
  await dialog.findByText('เปลี่ยน 2 แห่ง · เพิ่ม 6 คำ · ตัด 1 คำ');
  const row = dialog.getByText('จันทร์').closest('tr');
  const cells = Array.from(row?.cells ?? [], ({ textContent }) => textContent);
  expect(cells).toEqual(['วันตัดออก: จันทร์', 'วันเพิ่ม: อังคาร']);
  const next = dialog.getByRole('button', { name: 'จุดถัดไป' });
  await user.click(next);
  expect(row?.getAttribute('aria-current')).toBe('true');
  await user.click(next);
  expect(dialog.getByText('จุดที่ 2 จาก 2')).toBeDefined();
  await user.click(next);
  expect(dialog.getByText('จุดที่ 1 จาก 2')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'จุดก่อนหน้า' }));
  expect(dialog.getByText('จุดที่ 2 จาก 2')).toBeDefined();
  expect(scrolled).toHaveBeenCalledTimes(4);
  await user.click(dialog.getByText('รวมข้อความ'));
  expect(dialog.getByText('จันทร์').closest('p')?.textContent).toBe('วันตัดออก: จันทร์เพิ่ม: อังคาร');
});

test('the older version is compared with the newer, whichever was chosen first', async () => {
  const { asked, user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: /เทียบกับ/ }));
  await user.click(await screen.findByRole('option', { name: /^ร่าง/ }));
  await waitFor(() =>
    expect(askedOf(comparePrintedVersions, asked).at(-1)).toEqual({
      ...{ documentId, versionId: draft.id, to: issued.id },
    }),
  );
});

test('two versions with the same words say so, and lead to the one before', async () => {
  const { user, dialog } = await open([{ parts: [{ kind: 'same', text: 'เหมือนเดิม' }] }]);
  expect(await dialog.findByText('ข้อความเหมือนกัน')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'ดูฉบับก่อนหน้า' }));
  expect(dialog.getByRole('button', { name: /^ร่าง/ }).getAttribute('aria-pressed')).toBe('true');
  expect(await dialog.findByText('ข้อความเหมือนกัน')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'ดูฉบับก่อนหน้า' })).toBeNull();
});
