import { deliveryBook } from '@sarn/dispatch/contract';
import { showLanguage } from '@sarn/platform-web';
import { answerCalls, answering, screen, show, waitFor } from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
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

const table = async (): Promise<string> => (await screen.findByRole('table')).textContent ?? '';

test('the button to print leads to the sheets of the day that is shown', async () => {
  await show(<DeliveryBookPage />);
  const link = await screen.findByRole('link', { name: th.book.print });
  expect(link.getAttribute('href')).toMatch(
    /\/sarabun\/delivery-book\/print\?day=\d{4}-\d\d-\d\d$/,
  );
});

test('a day without entries leads to the last one that has some', async () => {
  const calls = answerCalls(
    answering(deliveryBook, { rows: [], carriers: [], agency: 'สำนักงาน', lastDay: '2026-11-20' }),
  );
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const user = await show(<DeliveryBookPage />, '/', history);
  const name = th.book.lastDay.replace('{day}', '20 พฤศจิกายน 2569');
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(calls.at(-1)?.fields).toMatchObject({ day: '2026-11-20' }));
  // A refresh and Back show that day again.
  await waitFor(() => expect(history.location.search).toContain('day=2026-11-20'));
});

test('on the screen the book is in the language of the reader, with its digits', async () => {
  showLanguage('en');
  await show(<DeliveryBookPage />);
  const shown = await table();
  for (const text of ['Form 16', 'Number', 'ดท 0100/7', '26 Nov', 'Brought back']) {
    expect(shown).toContain(text);
  }
  expect(shown).not.toMatch(/[๐-๙]/);
});

test('in Thai it has the digits of the form', async () => {
  await show(<DeliveryBookPage />);
  const shown = await table();
  for (const text of ['แบบที่ ๑๖', 'ดท ๐๑๐๐/๗', '๒๖ พ.ย. ๖๙ ๑๐.๐๐\u00a0น.', 'นำกลับ'])
    expect(shown).toContain(text);
});
