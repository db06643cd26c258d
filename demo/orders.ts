import type { DelegationDraft } from '@sarn/organisation/contract';
import { addDays, buddhistYear } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { demoId, personId, unitId } from './ids.ts';

/** A delegation as the demo enters it, with an id that is the same every time. */
export interface DemoOrder {
  readonly id: string;
  readonly draft: DelegationDraft;
}

/** Post of a person of the demo. */
const postOf = (username: string) => demoId(`post/${username}/0`);

const usual = { kinds: [], acts: [], unitIds: [], matters: '', mayRedelegate: false };

type Told = Omit<DelegationDraft, keyof typeof usual | 'fromDay' | 'orderNo' | 'orderDate'> &
  Partial<Pick<DelegationDraft, keyof typeof usual | 'fromDay'>>;

/** The delegations before they have a number: one of each power, and one that is passed on. */
const toldOn = (today: CivilDate): Readonly<Record<string, Told>> => ({
  substitute: {
    power: 'substitute',
    principalPostId: postOf('head.hr'),
    delegatePersonId: personId('officer4.hr'),
    toDay: addDays(today, 4),
    matters: 'ระหว่างที่ผู้อำนวยการกลุ่มงานลาพักผ่อน',
  },
  caretaker: {
    power: 'caretaker',
    principalPostId: postOf('head.saraban'),
    delegatePersonId: personId('officer.saraban'),
    toDay: addDays(today, 30),
  },
  delegated: {
    power: 'delegated',
    principalPostId: postOf('director'),
    delegatePostId: postOf('head.secretariat'),
    kinds: ['cycle', 'announce'],
    acts: ['sign', 'sendBack', 'disapprove'],
    matters: 'ลงนามหนังสือเวียนและประกาศที่ไม่เกี่ยวกับนโยบายหรืองบประมาณ',
  },
  'in-place': {
    power: 'in-place',
    principalPostId: postOf('head.finance'),
    delegatePersonId: personId('officer3.finance'),
    kinds: ['outside'],
    toDay: addDays(today, 14),
    matters: 'เฉพาะงานพัสดุ',
  },
  'on-duty': {
    power: 'on-duty',
    principalUnitId: unitId('evaluation'),
    delegatePersonId: personId('officer.evaluation'),
    toDay: addDays(today, 2),
    matters: 'ระหว่างที่กลุ่มไปราชการต่างจังหวัดพร้อมกัน',
  },
  chain: {
    power: 'substitute',
    principalPostId: postOf('head.secretariat'),
    delegatePersonId: personId('officer.secretariat'),
    fromDay: addDays(today, 7),
    toDay: addDays(today, 11),
  },
});

/**
 * One delegation of each power, and one that is passed on: the post of the secretary general's
 * office acts for the director in listed matters, and next week has a substitute.
 */
export function actingOrders(today: CivilDate): readonly DemoOrder[] {
  return Object.entries(toldOn(today)).map(([name, draft], place) => ({
    id: demoId(`order/${name}`),
    draft: {
      ...usual,
      fromDay: today,
      orderNo: `${412 + place}/${buddhistYear(today)}`,
      orderDate: today,
      ...draft,
    },
  }));
}
