import type { NoticeEvent } from '@sarn/kernel';
import { channelCodes, channelTerms } from './channels.ts';
import type { RecipientRole } from './roles.ts';

/** Ways by which people are told: the bell inside, and the channels outside. */
export const noticeWays = ['bell', ...channelCodes] as const;
export type NoticeWay = (typeof noticeWays)[number];

export const wayTerms = {
  bell: { th: 'ในระบบ', en: 'In the system' },
  ...channelTerms,
} as const satisfies Record<NoticeWay, { th: string; en: string }>;

/**
 * What the agency decides for an event, a role and a way: not at all, for who asks for it, for everybody
 * who has not switched it off, or always, which nobody can switch off. Settings §3.6
 */
export const noticeLevels = ['off', 'choice', 'on', 'always'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

export const roleTerms = {
  holder: { th: 'ผู้ถือเรื่อง', en: 'Who has the work' },
  author: { th: 'ผู้จัดทำ', en: 'Author' },
  follower: { th: 'ผู้ส่งหรือผู้ติดตาม', en: 'Sender or follower' },
  head: { th: 'หัวหน้าหน่วยงาน', en: 'Head of the unit' },
  clerk: { th: 'สารบรรณของหน่วยงาน', en: 'Clerk of the unit' },
  administrator: { th: 'ผู้ดูแลระบบ', en: 'Administrator' },
} as const satisfies Record<RecipientRole, { th: string; en: string }>;

/** Role of a cell that holds for all events and roles of a module which have none of their own. */
export const everyRole = '*';
export type CellRole = RecipientRole | typeof everyRole;

/** Of a module: the key of what holds where an event says nothing. */
export const moduleEvent = (module: string): string => `${module}/*`;
export const eventKey = (module: string, kind: string): string => `${module}/${kind}`;

/**
 * Levels until the agency sets its own. E-mail is off until a person chooses it, because the bell shows
 * everything; LINE and push are on, because linking or allowing them is a choice already.
 */
export const usualLevels = {
  bell: 'on',
  email: 'choice',
  line: 'on',
  push: 'on',
} as const satisfies Record<NoticeWay, NoticeLevel>;

/** The bell of own work cannot be silenced, neither by the agency nor by the person. */
export const isLocked = (way: NoticeWay, isWork: boolean): boolean => way === 'bell' && isWork;

/** What holds for a cell: its own level, or that of its module. */
export const levelOf = (
  way: NoticeWay,
  isWork: boolean,
  { own, ofModule }: { readonly own: NoticeLevel | null; readonly ofModule: NoticeLevel },
): NoticeLevel => (isLocked(way, isWork) ? 'always' : (own ?? ofModule));

/** Whether somebody of this role has the event as own work. */
export const isWorkFor = ({ work = [] }: Pick<NoticeEvent, 'work'>, role: string): boolean =>
  work.includes(role);

export const levelTerms = {
  off: { th: 'ไม่ส่ง', en: 'Off' },
  choice: { th: 'เลือกเอง', en: 'For who asks' },
  on: { th: 'ส่ง', en: 'On' },
  always: { th: 'เสมอ', en: 'Always' },
} as const satisfies Record<NoticeLevel, { th: string; en: string }>;
