import { powers } from '@sarn/organisation/contract';
import type { PowerKind } from '@sarn/organisation/contract';
import type { PickedFile } from '@sarn/file/web';
import type { FieldErrors, Option, Say } from '@sarn/platform-web';
import type { PickedUnit } from '@sarn/organisation/web';
import type { BeginSent } from './acting.client.ts';
import type { th } from './words/th.ts';

/** An order while it is being entered. */
export interface BeginDraft {
  readonly power: PowerKind;
  readonly of: 'post' | 'unit';
  readonly principalPost: Option | null;
  readonly principalUnit: string | null;
  readonly by: 'person' | 'post';
  readonly delegatePerson: Option | null;
  readonly delegatePost: Option | null;
  readonly kinds: readonly string[];
  readonly acts: readonly string[];
  readonly units: readonly PickedUnit[];
  readonly matters: string;
  readonly mayRedelegate: boolean;
  readonly fromDay: string | null;
  readonly fromTime: string;
  readonly toDay: string | null;
  readonly toTime: string;
  readonly orderNo: string;
  readonly orderDate: string | null;
  readonly files: readonly PickedFile[];
}

export const startOf = (today: string): BeginDraft => ({
  power: 'substitute',
  of: 'post',
  principalPost: null,
  principalUnit: null,
  by: 'person',
  delegatePerson: null,
  delegatePost: null,
  kinds: [],
  acts: [],
  units: [],
  matters: '',
  mayRedelegate: false,
  fromDay: today,
  fromTime: '',
  toDay: null,
  toTime: '',
  orderNo: '',
  orderDate: today,
  files: [],
});

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a time is empty or written as 08:30. */
export const isTime = (text: string): boolean => text === '' || time.test(text);

/** Whether this power can be limited. */
export const hasScope = ({ power }: BeginDraft): boolean => powers[power].scope !== 'none';

/** What is missing or wrong, by field. */
export function gapsOf(draft: BeginDraft, say: Say<typeof th>): FieldErrors {
  const choose = (given: unknown) => !given && say('form.choose');
  const fill = (given: string | null) => !given?.trim() && say('form.fill');
  const timed = (text: string) => !isTime(text) && say('form.badTime');
  return {
    principalPost: draft.of === 'post' && choose(draft.principalPost),
    principalUnit: draft.of === 'unit' && choose(draft.principalUnit),
    delegatePerson: draft.by === 'person' && choose(draft.delegatePerson),
    delegatePost: draft.by === 'post' && choose(draft.delegatePost),
    fromDay: fill(draft.fromDay),
    fromTime: timed(draft.fromTime),
    toTime: timed(draft.toTime),
    orderNo: fill(draft.orderNo),
    orderDate: fill(draft.orderDate),
  };
}

/** What is sent of a complete draft. */
export function wholeOrder(draft: BeginDraft): BeginSent {
  const sent = toSent(draft);
  if (!sent) throw new Error('an order with gaps is not sent');
  return sent;
}

/** What is sent; null while something required is missing. */
export function toSent(draft: BeginDraft): BeginSent | null {
  const { fromDay, toDay, orderDate, orderNo } = draft;
  const principal =
    draft.of === 'post'
      ? draft.principalPost && { principalPostId: draft.principalPost.value }
      : draft.principalUnit && { principalUnitId: draft.principalUnit };
  const delegate =
    draft.by === 'person'
      ? draft.delegatePerson && { delegatePersonId: draft.delegatePerson.value }
      : draft.delegatePost && { delegatePostId: draft.delegatePost.value };
  const isTimed = isTime(draft.fromTime) && isTime(draft.toTime);
  if (!principal || !delegate || !fromDay || !orderDate || orderNo.trim() === '' || !isTimed) {
    return null;
  }
  const scope = hasScope(draft)
    ? {
        kinds: [...draft.kinds],
        acts: [...draft.acts],
        unitIds: draft.units.map((unit) => unit.id),
      }
    : {};
  return {
    ...principal,
    ...delegate,
    ...scope,
    power: draft.power,
    matters: draft.matters,
    mayRedelegate: draft.mayRedelegate,
    fromDay,
    ...(draft.fromTime ? { fromTime: draft.fromTime } : {}),
    ...(toDay ? { toDay } : {}),
    ...(draft.toTime ? { toTime: draft.toTime } : {}),
    orderNo,
    orderDate,
    fileIds: draft.files.map((file) => file.id),
  };
}
