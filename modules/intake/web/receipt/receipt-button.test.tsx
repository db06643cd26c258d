import { ids } from '@sarn/document/testing';
import { getReceiveStamp, printReceipt } from '@sarn/intake/contract';
import { answerCalls, answering, refusal, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { ReceiptOf } from '../registration/StampOf.tsx';
import { th } from '../registration/words/th.ts';

const at = { documentId: ids.document };
const print = `GET ${printReceipt.path.replace(':documentId', ids.document)}`;

test('[4.07] the receipt of a registered letter is asked for, and a refusal is told', async () => {
  const calls = answerCalls({
    ...answering(getReceiveStamp, { lines: ['เลขรับ 12/2569'] }, at),
    [print]: () => refusal('pdf.too-slow', [], 'จัดพิมพ์ช้าเกินไป'),
  });
  const user = await show(<ReceiptOf documentId={ids.document} />);
  await user.click(await screen.findByRole('button', { name: th.receipt }));
  expect(await screen.findByText(/จัดพิมพ์ช้าเกินไป/)).toBeDefined();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain(print);
});

test('a letter without a number of its own offers none', async () => {
  const calls = answerCalls({ ...answering(getReceiveStamp, { lines: [] }, at) });
  await show(<ReceiptOf documentId={ids.document} />);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('button', { name: th.receipt })).toBeNull();
});
