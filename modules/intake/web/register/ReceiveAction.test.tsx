import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { startIncoming } from '@sarn/intake/contract';
import { expect, test } from 'vitest';
import ReceiveAction from './ReceiveAction.tsx';

const own = '0190e8a1-0000-7000-8000-000000000001';
const other = '0190e8a1-0000-7000-8000-000000000002';

test('a letter is registered from the head of the register that gives its number, and of no other', async () => {
  const start = { addressee: '', nextNumber: 8, registerId: own, secrecyClasses: [] };
  const calls = answerCalls(answering(startIncoming, start));
  await show(
    <>
      <ReceiveAction subjectId={other} />
      <ReceiveAction subjectId={own} />
    </>,
  );
  const link = await screen.findByRole('link', { name: 'ลงทะเบียนรับ' });
  expect(link.getAttribute('href')).toContain('/sarabun/create/outside');
  expect(calls).toHaveLength(1);
});
