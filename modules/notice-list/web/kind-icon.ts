import type { ListedNotice } from '@sarn/notice-list/contract';
import { circularPrefix, reminderPrefix, writtenKinds } from '@sarn/notice-list/contract';
import { noticeIcon } from '@sarn/notification/list';
import {
  AlarmClock,
  CircleCheck,
  CornerDownLeft,
  Mails,
  MessageSquare,
  UserPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface KindLook {
  readonly Icon: LucideIcon;
  readonly tone: 'info' | 'success' | 'warning' | 'danger' | 'muted';
}

const returned = ['act.sendBack', 'act.disapprove', 'act.recall'];
const finished = ['act.sign', 'act.approve', 'act.close', 'circulation.completed'];
const assigned = ['queue.jobAssign', 'queue.waitAssign'];

/** Icon and colour of a notice by its kind; the icon of its module where the kind says nothing. */
export function kindLook({ kind, isDone, moduleIcon }: ListedNotice): KindLook {
  if (isDone) return { Icon: CircleCheck, tone: 'muted' };
  if (returned.includes(kind)) return { Icon: CornerDownLeft, tone: 'warning' };
  if (finished.includes(kind)) return { Icon: CircleCheck, tone: 'success' };
  if (writtenKinds.includes(kind)) return { Icon: MessageSquare, tone: 'info' };
  if (kind.startsWith(reminderPrefix)) return { Icon: AlarmClock, tone: 'danger' };
  if (kind.startsWith(circularPrefix)) return { Icon: Mails, tone: 'info' };
  if (assigned.includes(kind)) return { Icon: UserPlus, tone: 'info' };
  return { Icon: noticeIcon(moduleIcon), tone: 'info' };
}
