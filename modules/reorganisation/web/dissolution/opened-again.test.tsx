import { answerCalls, answering, opensAgain } from '@sarn/platform-web/testing';
import { listUnitDissolutions, listUnitPlans } from '@sarn/reorganisation/contract';
import type { UnitEnded, UnitPlan, UnitPlanned } from '@sarn/reorganisation/contract';
import { test } from 'vitest';
import { UnitPlansCard } from '../units/plans/UnitPlansCard.tsx';
import { EndedUnits } from './DissolvedUnits.tsx';
import { PlannedDissolutions } from './PlannedDissolutions.tsx';

const idOf = (place: number) => `01930000-0000-7000-8000-00000000000${place}`;
const entered = {
  ...{ orderNo: '12/2569', enteredName: 'มานะ ใจดี', enteredAt: '2026-09-28T02:00:00.000Z' },
  second: null,
};
const ended: UnitEnded = {
  ...{ unit: { id: idOf(1), name: 'กองพัสดุ' }, successor: null, lastDay: '2026-09-30' },
  ...{ ...entered, note: '', reopened: null, left: [] },
};
const plan: UnitPlan = {
  ...{ id: idOf(2), unit: { id: idOf(3), name: 'กองคลัง' }, successor: null },
  ...{ ...entered, lastDay: '2026-12-31', note: '', state: 'planned', reason: '', problem: null },
};
const planned: UnitPlanned = {
  ...{ id: idOf(4), unit: { id: idOf(5), name: 'กองแผนงาน' }, act: 'rename', to: 'กองนโยบาย' },
  ...{ ...entered, from: '2026-12-31', reason: 'โครงสร้างใหม่', state: 'planned' },
  ...{ settledReason: '', problem: null },
};

test.each([
  [<EndedUnits key="ended" />, 'เปิดอีกครั้ง กองพัสดุ', `?row=${idOf(1)}&what=reopen`],
  [<PlannedDissolutions key="plans" />, 'ยกเลิกกำหนด กองคลัง', `?row=${idOf(2)}&what=cancel`],
  [<UnitPlansCard key="units" />, 'ยกเลิกกำหนด กองแผนงาน', `?row=${idOf(4)}&what=cancel`],
])(
  '%# what is typed about an order of a unit is asked again after a refresh',
  async (card, press, search) => {
    answerCalls({
      ...answering(listUnitDissolutions, { rows: [ended], plans: [plan] }),
      ...answering(listUnitPlans, { rows: [planned], moving: [] }),
      'GET /identity/me': () => ({ id: 'p1', name: 'ก', permissions: [], limited: [], posts: [] }),
    });
    await opensAgain(card, { press, name: press, search });
  },
);
