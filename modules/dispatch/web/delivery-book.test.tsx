import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryBook } from '@sarn/dispatch/contract';
import { showLanguage } from '@sarn/platform-web';
import { answerCalls, answering, screen, show, waitFor } from '@sarn/platform-web/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import DeliveryBookPage from './DeliveryBookPage.tsx';
import { th } from './words/th.ts';

afterEach(() => showLanguage('th'));
beforeEach(() =>
  answerCalls(
    answering(deliveryBook, {
      rows: [
        {
          ...{ id: 'line', documentId: 'document', isClassified: false, letterNo: 'ดท 0100/7' },
          ...{ from: 'สำนักงาน', to: 'อธิการบดี', unitName: 'สถาบัน 9', remark: '' },
          ...{ carrier: { id: 'carrier', name: 'นายส่ง' }, state: 'RETURNED' as const },
          stateTerm: { th: 'นำกลับ', en: 'Brought back' },
          ...{ receiverName: 'นางรับ', receivedAt: '2026-11-26T03:00:00.000Z', signature: '' },
          mayRecord: false,
        },
      ],
      carriers: [{ id: 'carrier', name: 'นายส่ง' }],
      agency: 'สำนักงาน',
      lastDay: null,
    }),
  ),
);

/** The table without what is shown on the screen only, or printed only. */
async function tableWithout(hidden: string): Promise<string> {
  const table = (await screen.findByRole('table')).cloneNode(true) as HTMLElement;
  for (const part of table.querySelectorAll(hidden)) part.remove();
  return table.textContent ?? '';
}

test('form 16 is printed in Thai with Thai digits, whatever the language of the reader', async () => {
  showLanguage('en');
  await show(<DeliveryBookPage />);
  const printed = await tableWithout('.s-no-print');
  for (const text of [
    'แบบที่ ๑๖',
    'สมุดส่งหนังสือ',
    'เลขทะเบียน',
    'ดท ๐๑๐๐/๗',
    '๒๖ พ.ย. ๖๙',
    'สถาบัน ๙',
    'นำกลับ',
  ]) {
    expect(printed).toContain(text);
  }
  expect(printed).not.toMatch(/[A-Za-z0-9]/);
});

test('a day without entries leads to the last one that has some', async () => {
  const calls = answerCalls(
    answering(deliveryBook, { rows: [], carriers: [], agency: 'สำนักงาน', lastDay: '2026-11-20' }),
  );
  const user = await show(<DeliveryBookPage />);
  const name = th.book.lastDay.replace('{day}', '20 พฤศจิกายน 2569');
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(calls.at(-1)?.fields).toMatchObject({ day: '2026-11-20' }));
});

test('a heading is not broken inside a word, and every printed sheet has its number', () => {
  const css = readFileSync(join(import.meta.dirname, 'dispatch.css'), 'utf8');
  expect(css).toMatch(/\.delivery-sheet thead th \{[^}]*overflow-wrap: break-word;/);
  expect(css).toMatch(/\.delivery-sheet thead th:nth-child\(6\) \{\s+min-inline-size: 104px;/);
  expect(css).toMatch(/@page delivery-sheet \{[^}]*@top-right \{[^}]*counter\(page, thai\)/);
});

test('on the screen the book is in the language of the reader, with its digits', async () => {
  showLanguage('en');
  await show(<DeliveryBookPage />);
  const shown = await tableWithout('.delivery-printed');
  for (const text of ['Form 16', 'Number', 'ดท 0100/7', '26 Nov', 'Brought back']) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toMatch(/[๐-๙]/);
});

test('what is printed only is hidden on the screen and shown on paper', () => {
  const css = readFileSync(join(import.meta.dirname, 'dispatch.css'), 'utf8');
  const [screenRules = '', ...printRules] = css.split('@media print {');
  expect(screenRules).toMatch(/\.delivery-printed \{\s+display: none;/);
  expect(printRules.join('')).toMatch(/\.delivery-printed \{\s+display: inline;/);
});
