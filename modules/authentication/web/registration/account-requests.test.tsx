import { listAccountRequests } from '@sarn/authentication/contract';
import type { AccountRequest } from '@sarn/authentication/contract';
import { answerCalls, answering, opensAgain } from '@sarn/platform-web/testing';
import { test } from 'vitest';
import AccountRequestsPage from './AccountRequestsPage.tsx';

const request: AccountRequest = {
  ...{ id: 'r1', firstName: 'อารี', lastName: 'ใจงาม', email: 'aree@agency.example' },
  ...{ unit: 'กองคลัง', position: 'นักวิชาการ', reason: 'บรรจุใหม่', status: 'open' },
  ...{ createdAt: '2026-11-20T02:00:00.000Z', decidedAt: null, decidedBy: '' },
};

test.each([
  ['อนุมัติ', 'อนุมัติและเปิดบัญชีให้ อารี ใจงาม', '?row=r1&what=approve'],
  ['ไม่อนุมัติ', 'ไม่อนุมัติคำขอของ อารี ใจงาม', '?row=r1&what=decline'],
])('the form of “%s” is open again after a refresh', async (press, name, search) => {
  answerCalls(answering(listAccountRequests, { rows: [request], total: 1 }));
  await opensAgain(<AccountRequestsPage />, { press, name, search });
});
