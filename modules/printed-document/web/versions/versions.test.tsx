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
import type { PrintedVersion } from '@sarn/printed-document/contract';
import { expect, test } from 'vitest';
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

const open = async (paragraphs = changed) => {
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
  expect(await dialog.findByText('เปลี่ยน 1 แห่ง')).toBeDefined();
  expect(dialog.getByText('จันทร์').tagName).toBe('DEL');
  expect(dialog.getByText('อังคาร').tagName).toBe('INS');
  const last = () => askedOf(comparePrintedVersions, asked).at(-1);
  expect(last()).toEqual({ documentId, versionId: draft.id });
  await user.click(dialog.getByRole('button', { name: /เทียบกับ/ }));
  await user.click(await screen.findByRole('option', { name: /กค 0101\/12/ }));
  await waitFor(() => expect(last()).toEqual({ documentId, versionId: draft.id, to: issued.id }));
});

test('two versions with the same words say so', async () => {
  const { dialog } = await open([{ parts: [{ kind: 'same', text: 'เหมือนเดิม' }] }]);
  expect(await dialog.findByText('ข้อความเหมือนกัน')).toBeDefined();
});
