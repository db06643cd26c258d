import { ids, sampleDetail } from '@sarn/document/testing';
import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { getPrintedDocument } from '@sarn/printed-document/contract';
import { listSignatures, verifySignature } from '@sarn/signature/contract';
import { expect, test } from 'vitest';
import { SignaturePanel } from './SignaturePanel.tsx';

const code = '0123-4567-89AB-CDEF';
const sha256 = '2af8c3d4'.repeat(8);
const row = {
  ...{ id: ids.document, signerName: 'นางรุ่งนภา กิจไพศาล', signerLines: ['ผู้อำนวยการกอง'] },
  ...{ signedAt: '2026-11-22T03:50:00.000Z', level: 'B-T' as const, stampedLaterAt: null },
  ...{ code, sha256 },
};
const verified = {
  ...{ roots: [], timestampRoots: [], lists: [] },
  document: {
    ...{ agency: 'กรมตัวอย่าง', number: 'กค 1', date: '2026-11-22', subject: 'เรื่อง' },
    ...{ isCancelled: false, sha256, earlierSha256s: [], checkedAt: row.signedAt },
    signatures: [],
  },
};

test('[6.09] the panel judges the file itself: one that is not the signed one is told, whatever the server says', async () => {
  answerCalls({
    ...answering(listSignatures, { rows: [row], file: null }, { documentId: ids.document }),
    ...answering(verifySignature, verified, { code }),
    [`GET ${getPrintedDocument.path.replace(':documentId', ids.document)}`]: () =>
      new Blob(['%PDF-1.7 ไม่ใช่ฉบับที่ลงนาม'], { type: 'application/pdf' }),
  });
  await show(
    <SignaturePanel
      detail={sampleDetail({})}
      openedFileId={undefined}
      onOpenFile={() => undefined}
      onOpenText={() => undefined}
    />,
  );
  expect(await screen.findByText('ลายมือชื่อใช้ไม่ได้')).toBeDefined();
  expect(screen.getByText(/ไฟล์ไม่ตรงกับที่ลงนาม/)).toBeDefined();
  // Groups of four, to be compared by eye.
  expect(screen.getByText(/^2af8 c3d4/)).toBeDefined();
});
