import { screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { documentDataFile } from '@sarn/file/contract';
import { AttachmentNote } from './AttachmentNote.tsx';
import type { PdfDocument } from './pdf-document.ts';

function fileWith(names: readonly string[]) {
  const attachment = vi.fn<PdfDocument['attachment']>(async () => new ArrayBuffer(1));
  const pdf: Pick<PdfDocument, 'attachments' | 'attachment'> = {
    attachments: async () => [...names],
    attachment,
  };
  return { pdf: pdf as PdfDocument, attachment };
}

test('the data of a document of ours are named as no attachment, beside another they are not counted', async () => {
  const { pdf } = fileWith([documentDataFile]);
  const { pdf: other } = fileWith([documentDataFile, 'แผน.pdf']);
  await show(
    <>
      <AttachmentNote pdf={pdf} mayKeep />
      <AttachmentNote pdf={other} mayKeep />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('note')).toHaveLength(1));
  expect(screen.getByText('ในไฟล์นี้มีไฟล์แนบ 1 รายการ')).toBeDefined();
});

test('beside them what else is inside is told, and the right file is saved', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  const { pdf, attachment } = fileWith([documentDataFile, 'แผน.pdf', 'tool.exe']);
  const user = await show(<AttachmentNote pdf={pdf} mayKeep />);
  expect(await screen.findByText('ในไฟล์นี้มีไฟล์แนบ 2 รายการ')).toBeDefined();
  expect(screen.getByText(/^tool\.exe \(ดาวน์โหลดแยกไม่ได้/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ดาวน์โหลดไฟล์แนบ แผน.pdf' }));
  expect(attachment).toHaveBeenCalledExactlyOnceWith(1);
});
