import type { Locator, Page } from 'playwright-core';
import { letterForm, signIn } from '../api-client.ts';
import { personOf, sentMemo, surely } from '../memo-setup.ts';
import { dialog } from './people.ts';
import { firstOf } from './several.ts';

/** A form in which somebody types: who, where it is, and how it is opened. */
export interface TypedForm {
  readonly account: string;
  readonly place: string;
  readonly field: (page: Page) => Locator;
  /** The button that opens it, where it is an act on a document. */
  readonly act?: string;
  /** Opens it where a button alone does not; what was typed may have opened it already. */
  readonly begin?: (page: Page) => Promise<void>;
}

const order = { orderNo: 'ลับ 9/2569', validFrom: '2026-01-01' };

/** The reason for opening a classified letter, in the place of the letter. */
export async function openingClassified(url: string): Promise<TypedForm> {
  const hr = await signIn(url, 'head.hr');
  const saraban = await signIn(url, 'saraban');
  const personId = await personOf(saraban);
  await surely(hr, '/identity/clearances/give', { personId, secrecy: 'confidential', ...order });
  const { posts } = (await saraban.get('/identity/me')) as unknown as {
    posts: { servesUnitId: string; duty: string }[];
  };
  const unitId = posts.find(({ duty }) => duty === 'clerk')?.servesUnitId ?? '';
  await surely(hr, '/identity/secret-registrars/appoint', { personId, unitId, ...order });
  const form = { ...letterForm('ลับ', await saraban.upload('Letter')), secrecy: 'confidential' };
  const { documentId } = await surely(saraban, '/registry/incoming/register', form);
  return {
    ...{ account: 'saraban', place: `/sarabun/document/${String(documentId)}` },
    field: (page) => page.getByRole('textbox', { name: 'เหตุผลที่เปิดอ่าน' }),
  };
}

/** Why a letter that arrived is sent back. */
export async function refusingArrival(url: string): Promise<TypedForm> {
  const saraban = await signIn(url, 'saraban');
  const { rows } = (await saraban.get('/registry/arrivals')) as unknown as {
    rows: { id: string }[];
  };
  return {
    ...{ account: 'saraban', place: `/sarabun/arrivals/${rows[0]?.id}` },
    ...{ act: 'ปฏิเสธการรับ' },
    field: (page) => dialog(page, 'ปฏิเสธการรับหนังสือ').getByLabel('เหตุผล'),
  };
}

/** A memo on which its reviewer comments. */
async function inReview(url: string): Promise<string> {
  return sentMemo(await signIn(url, 'officer.policy'), {
    ...{ title: 'ขออนุมัติจัดประชุม', text: 'ตามที่กองขอจัดประชุมนั้น' },
    reviewerIds: [await personOf(await signIn(url, 'officer2.policy'))],
    signatoryId: await personOf(await signIn(url, 'head.policy')),
  });
}

/** A comment on words of a draft. */
export async function commenting(url: string): Promise<TypedForm> {
  const documentId = await inReview(url);
  const field = (page: Page) => page.getByRole('textbox', { name: 'ความเห็น', exact: true });
  return {
    ...{ account: 'officer2.policy', place: `/sarabun/review/${documentId}`, field },
    begin: async (page) => {
      const text = page.getByRole('textbox', { name: 'ข้อความของร่าง' });
      const kept = page.getByText(/ยังไม่ได้ส่ง/);
      await text.click();
      if (await kept.isVisible()) return;
      await page.keyboard.press('Control+Home');
      for (let at = 0; at < 4; at += 1) await page.keyboard.press('Shift+ArrowRight');
      const comment = page.getByRole('button', { name: 'ให้ความเห็น' });
      await firstOf(comment.or(kept)).waitFor();
      if (await comment.isVisible()) await comment.click();
    },
  };
}

/** An answer to a comment. */
export async function replying(url: string): Promise<TypedForm> {
  const documentId = await inReview(url);
  const reviewer = await signIn(url, 'officer2.policy');
  const { version } = (await reviewer.get(
    `/registry/document/${documentId}/review`,
  )) as unknown as {
    version: number;
  };
  await surely(reviewer, `/registry/document/${documentId}/review/add`, {
    version,
    remarks: [{ kind: 'comment', from: 0, to: 6, quote: 'ตามที่', text: 'อ้างหนังสือด้วย' }],
  });
  return {
    ...{ account: 'officer.policy', place: `/sarabun/review/${documentId}` },
    field: (page) => page.getByRole('textbox', { name: 'คำตอบ' }),
    begin: async (page) => {
      await firstOf(page.getByRole('article')).click();
      await firstOf(page.getByRole('button', { name: /^ตอบ/ })).click();
    },
  };
}
