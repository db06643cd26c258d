import { ids, sampleDetail } from '@sarn/document/testing';
import { answerCalls, answering, screen, show, waitFor } from '@sarn/platform-web/testing';
import { getPrintedDocument } from '@sarn/printed-document/contract';
import { confirmSeals, listSignatures, verifySignature } from '@sarn/signature/contract';
import type { SealCard } from '@sarn/signature/contract';
import { expect, test } from 'vitest';
import { SignaturePanel } from './SignaturePanel.tsx';

const code = '0123-4567-89AB-CDEF';
const sha256 = '2af8c3d4'.repeat(8);
const row = {
  ...{ id: ids.document, signerName: 'นางรุ่งนภา กิจไพศาล', signerLines: ['ผู้อำนวยการกอง'] },
  ...{ signedAt: '2026-11-22T03:50:00.000Z', level: 'B-T' as const, stampedLaterAt: null },
  ...{ code, sha256, signedSha256: '5b1e9a70'.repeat(8) },
};
const verified = {
  ...{ roots: [], timestampRoots: [], foreignRoots: [], lists: [], answers: [] },
  document: {
    ...{ agency: 'กรมตัวอย่าง', number: 'กค 1', date: '2026-11-22', subject: 'เรื่อง' },
    ...{ validity: 'counts' as const, sha256, earlierSha256s: [], checkedAt: row.signedAt },
    ...{ isDigital: true, formerFiles: [] },
    signatures: [],
    seals: [],
  },
};

test('[6.09] the panel judges the file itself: one that is not the signed one is told, whatever the server says', async () => {
  answerCalls({
    ...answering(
      listSignatures,
      { rows: [row], seals: [], sha256, file: null, missing: 'revocation-ended', code },
      { documentId: ids.document },
    ),
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
  expect(screen.getByText(/รายการเพิกถอนที่ได้หมดอายุแล้ว ระบบจะลองใหม่/)).toBeDefined();
  // Groups of four, to be compared by eye.
  expect(screen.getByText(/^2af8 c3d4/)).toBeDefined();
  // What was shown before the signature.
  expect(screen.getByText(/^5b1e 9a70/)).toBeDefined();
});

const seal = { after: 'number' as const, sealedAt: null, level: null, mayConfirm: false };
const panel = async (seals: readonly (typeof seal & { state: SealCard['state'] })[]) => {
  const confirmed: unknown[] = [];
  answerCalls({
    ...answering(
      listSignatures,
      { rows: [row], seals: [...seals], sha256, file: null, missing: null, code },
      { documentId: ids.document },
    ),
    ...answering(verifySignature, verified, { code }),
    [`GET ${getPrintedDocument.path.replace(':documentId', ids.document)}`]: () =>
      new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
    [`POST ${confirmSeals.path.replace(':documentId', ids.document)}`]: (body: unknown) => {
      confirmed.push(body);
      return {};
    },
  });
  const user = await show(
    <SignaturePanel
      detail={sampleDetail({})}
      openedFileId={undefined}
      onOpenFile={() => undefined}
      onOpenText={() => undefined}
    />,
  );
  return { user, confirmed };
};

test('[6.01] the second person confirms the e-seal in the panel; others see what it waits for', async () => {
  const { user, confirmed } = await panel([{ ...seal, state: 'confirmation', mayConfirm: true }]);
  expect(await screen.findByText(/รอเจ้าหน้าที่สารบรรณอีกคนยืนยัน/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ยืนยันการประทับตรา' }));
  await waitFor(() => expect(confirmed).toHaveLength(1));
});

test('a seal that waits for its act, or failed, has nothing to be pressed', async () => {
  await panel([{ ...seal, state: 'failed' }]);
  expect(await screen.findByText(/ประทับไม่สำเร็จ/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'ยืนยันการประทับตรา' })).toBeNull();
});

test('[6.09] of a document that was signed by password the panel has its code, and leads to the public page', async () => {
  answerCalls(
    answering(
      listSignatures,
      { rows: [], seals: [], sha256: null, file: null, missing: null, code },
      { documentId: ids.document },
    ),
  );
  const user = await show(
    <SignaturePanel
      detail={sampleDetail({})}
      openedFileId={undefined}
      onOpenFile={() => undefined}
      onOpenText={() => undefined}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'ตรวจสอบลายมือชื่อ' }));
  expect(await screen.findByText(code)).toBeDefined();
  expect(screen.getByText(/ไม่มีใบรับรอง/)).toBeDefined();
  expect(screen.getByRole('link', { name: /หน้าตรวจสอบสำหรับทุกคน/ }).getAttribute('href')).toBe(
    `/v#${code}`,
  );
});
