import { listClearances } from '@sarn/organisation/contract';
import type { Clearance } from '@sarn/organisation/contract';
import { answerCalls, answering, opensAgain, screen, show } from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import TrustPage from './TrustPage.tsx';
import { th } from './words/th.ts';

afterEach(() => history.replaceState(null, '', '?'));

const clearance: Clearance = {
  ...{ id: 'c1', personId: 'p1', name: 'นายเอก', positionName: 'นิติกร', orderNo: '1/2569' },
  ...{ validFrom: '2026-01-01', validTo: null, givenBy: 'นายโท', isLive: true, endedOn: null },
  ...{ endReason: '', secrecy: 'secret' },
};
const reads = {
  ...answering(listClearances, { clearances: [clearance], registrars: [] }),
  'GET /identity/units': () => ({ rows: [] }),
  'GET /identity/people': () => ({ rows: [] }),
};

test.each([
  [th['trust.give'], '?new=&what=give'],
  [th['trust.appoint'], '?new=&what=appoint'],
  ['สิ้นสุดสิทธิ นายเอก', '?row=c1&what=clearance'],
])('the form of “%s” is open again after a refresh', async (press, search) => {
  answerCalls(reads);
  await opensAgain(<TrustPage />, { press, name: press, search });
});

test('a clearance that has ended is not ended again by an address', async () => {
  const ended = { ...clearance, isLive: false, endedOn: '2026-05-01' };
  answerCalls({ ...reads, ...answering(listClearances, { clearances: [ended], registrars: [] }) });
  history.replaceState(null, '', '?row=c1&what=clearance');
  await show(<TrustPage />);
  await screen.findByText('นายเอก');
  expect(screen.queryByRole('dialog')).toBeNull();
});
