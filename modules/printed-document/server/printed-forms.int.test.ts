import { printedDate, toThaiDigits } from '@sarn/kernel';
import { plain } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedOf, printedPath } from './printed.testing.ts';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
}, 120_000);
afterAll(() => office.close());

const password = 'Sarn2569';
const printed = (account: string, documentId: string) => printedOf(office, account, documentId);

describe('[5.01] a stamped letter as it is printed', () => {
  test('is a draft without seal and initials, and has them once they are given', async () => {
    const documentId = await office.draftLetter('officer.policy', 'stamp');
    const signatoryId = office.person('head.policy');
    await office.act('officer.policy', documentId, 'submit', { signatoryId });
    const draft = await printed('head.policy', documentId);
    expect(draft.type).toBe('application/pdf');
    expect(draft.text.startsWith(plain('ร่าง ที่ ถึง อธิบดีกรมตัวอย่าง จึงเรียนมา'))).toBe(true);
    expect(draft.text).not.toContain('ผู้ลงชื่อย่อ');

    await office.act('head.policy', documentId, 'initial', { password });
    const initialled = await printed('clerk.policy', documentId);
    const { signedBy } = await office.document('officer.policy', documentId);
    const initials = `(${signedBy?.name ?? '–'})ผู้ลงชื่อย่อกำกับตรา`;
    expect(initialled.text).toContain(plain(initials));
    await office.act('clerk.policy', documentId, 'seal', {});
    const sealed = await printed('clerk.policy', documentId);
    expect(sealed.text).toBe(initialled.text);
    // The seal is a drawing.
    expect(sealed.bytes.length).toBeGreaterThan(initialled.bytes.length);

    const { number } = await office.act('clerk.policy', documentId, 'number', {});
    const { text } = await printed('officer.policy', documentId);
    const issuer = (await office.document('officer.policy', documentId)).letter?.issuer ?? '–';
    const day = printedDate(office.today);
    const contact = 'กองนโยบาย โทร. ๐ ๒๐๐๐ ๐๐๐๐';
    expect(text).toBe(
      plain(
        `ที่ ${toThaiDigits(number)} ถึง อธิบดีกรมตัวอย่าง จึงเรียนมาเพื่อโปรดทราบ ${issuer} ${initials} ${day} ${contact}`,
      ),
    );
    const refused = await office.get('officer.legal', printedPath(documentId));
    expect(refused).toMatchObject({ status: 404, code: 'registry.not-found' });
  });
});
