import type { DocumentKind } from '@sarn/document/contract';
import { publicationKinds } from '@sarn/document/contract';
import type { QueueCode } from '@sarn/document/contract';

interface Term {
  readonly th: string;
  readonly en: string;
}

/** Documents of which a list is made, before the reader's filters. */
export interface DocumentScope {
  /** Any of these kinds; all where left out. */
  readonly kinds?: readonly DocumentKind[];
  /** Any of these states of the document. */
  readonly states?: readonly string[];
  /** Only documents that the reader opened, or took part in. */
  readonly only?: 'opened' | 'mine';
  /** Only documents in registers the reader keeps: those of letters received, or the others. */
  readonly kept?: 'received' | 'issued';
}

/** One list of an area: what waits in queues of the reader, or documents they may read. */
export interface AreaPart {
  readonly id: string;
  readonly name: Term;
  readonly queues?: readonly QueueCode[];
  /** Of the queues only documents of these kinds. */
  readonly queueKinds?: readonly DocumentKind[];
  readonly documents?: DocumentScope;
}

export interface Area {
  readonly name: Term;
  /** What the area contains, in a sentence. */
  readonly text: Term;
  readonly icon: string;
  readonly group: AreaGroup;
  readonly parts: readonly AreaPart[];
}

export type AreaGroup = 'work' | 'assignments' | 'documents';

/** Headings of the groups of areas. */
export const areaGroups: Readonly<Record<AreaGroup, Term>> = {
  work: { th: 'รายการที่รอดำเนินการ', en: 'Waiting for me' },
  assignments: { th: 'งานที่เสนอ มอบหมาย และติดตาม', en: 'Offered, assigned and followed' },
  documents: { th: 'หนังสือและเอกสาร', en: 'Letters and documents' },
};

const waiting = (id: string, name: Term, ...queues: QueueCode[]): AreaPart => ({
  id,
  name,
  queues,
});
const documents = (id: string, name: Term, scope: DocumentScope): AreaPart => ({
  id,
  name,
  documents: scope,
});

/*
 * The areas of the specification (§2, "Other areas named in the interface catalogue"), each with
 * the lists it consists of. Path: `/sarabun/list/<code>`.
 */
const areaTable = {
  waiting: {
    name: { th: 'รอรับ', en: 'Waiting' },
    text: { th: 'หนังสือที่ส่งถึงหน่วยงานและยังไม่ได้ลงรับ', en: 'Sent to the unit, not yet received' },
    icon: 'inbox',
    group: 'work',
    parts: [waiting('unreceived', { th: 'รอลงรับ', en: 'To receive' }, 'unreceived')],
  },
  pending: {
    name: { th: 'รอดำเนินการ', en: 'Pending' },
    text: { th: 'เรื่องที่รับแล้วและรอเสนอ พิจารณา หรือส่งต่อ', en: 'Received; to present or decide' },
    icon: 'hourglass',
    group: 'work',
    parts: [
      waiting(
        'all',
        { th: 'ทั้งหมด', en: 'All' },
        'jobReceived',
        'jobReceived2',
        'jobCommand',
        'waitAssign',
      ),
      waiting('received', { th: 'รับแล้ว รอเสนอ', en: 'To present' }, 'jobReceived'),
      waiting('presented', { th: 'รอพิจารณาสั่งการ', en: 'To decide' }, 'jobReceived2'),
    ],
  },
  considered: {
    name: { th: 'พิจารณาแล้ว', en: 'Considered' },
    text: { th: 'เรื่องที่มีผลพิจารณาหรือคำสั่งการแล้ว รอดำเนินการต่อ', en: 'Decided, to go on' },
    icon: 'gavel',
    group: 'work',
    parts: [waiting('all', { th: 'พิจารณาแล้ว', en: 'Decided' }, 'waitAssign', 'jobCommand')],
  },
  review: {
    name: { th: 'ตรวจ/ทาน', en: 'Review' },
    text: { th: 'ร่างที่รอท่านตรวจ', en: 'Drafts that wait for your review' },
    icon: 'clipboard-check',
    group: 'work',
    parts: [waiting('review', { th: 'รอตรวจ/ทาน', en: 'To review' }, 'review')],
  },
  sign: {
    name: { th: 'ลงนาม', en: 'Sign' },
    text: { th: 'หนังสือที่รอท่านลงนาม และที่รอผู้อื่นลงนาม', en: 'To sign, by you or by others' },
    icon: 'pen-line',
    group: 'work',
    parts: [
      waiting('sign', { th: 'รอท่านลงนาม', en: 'To sign' }, 'sign'),
      waiting('others', { th: 'รอผู้อื่นตรวจ/ลงนาม', en: 'With others' }, 'unsigned'),
    ],
  },
  close: {
    name: { th: 'ปิดเรื่อง', en: 'Close' },
    text: { th: 'เรื่องที่รอตรวจรับหรือปิด และเรื่องที่ปิดแล้ว', en: 'To close, and closed' },
    icon: 'check-circle',
    group: 'work',
    parts: [
      waiting('open', { th: 'รอปิดเรื่อง', en: 'To close' }, 'jobCompleted'),
      documents('closed', { th: 'ปิดแล้ว', en: 'Closed' }, { states: ['CLOSED'] }),
    ],
  },
  'job-offer': {
    name: { th: 'งานเสนอ', en: 'Job offer' },
    text: { th: 'เรื่องที่เสนอถึงท่าน และเรื่องที่รอท่านเสนอ', en: 'Presented to you, or to present' },
    icon: 'mail-open',
    group: 'assignments',
    parts: [
      waiting('to-me', { th: 'เสนอถึงท่าน', en: 'Presented to me' }, 'jobReceived2'),
      waiting('to-present', { th: 'รอท่านเสนอ', en: 'To present' }, 'jobReceived'),
    ],
  },
  assignment: {
    name: { th: 'มอบหมาย', en: 'Assignment' },
    text: { th: 'เรื่องที่รอท่านมอบหมาย และงานที่มอบแล้ว', en: 'To assign, and assigned' },
    icon: 'user-plus',
    group: 'assignments',
    parts: [
      waiting('to-assign', { th: 'รอมอบหมาย', en: 'To assign' }, 'waitAssign'),
      waiting('assigned', { th: 'มอบหมายแล้ว', en: 'Assigned' }, 'jobAssign2'),
    ],
  },
  'job-assignment': {
    name: { th: 'งานที่ได้รับมอบหมาย', en: 'Job assignment' },
    text: { th: 'งานที่ท่านหรือหน่วยงานได้รับมอบหมาย', en: 'Work assigned to you or your unit' },
    icon: 'briefcase',
    group: 'assignments',
    parts: [
      waiting('mine', { th: 'งานของท่าน', en: 'My assignments' }, 'jobAssign'),
      waiting('unit', { th: 'งานของหน่วยงาน', en: 'Assignments of my unit' }, 'jobAssign2'),
    ],
  },
  follow: {
    name: { th: 'ติดตาม', en: 'Follow' },
    text: { th: 'เรื่องที่ท่านหรือหน่วยงานติดตามอยู่', en: 'What you or your unit follow up' },
    icon: 'eye',
    group: 'assignments',
    parts: [waiting('follow', { th: 'ติดตามเรื่อง', en: 'To follow up' }, 'jobFollow')],
  },
  command: {
    name: { th: 'คำสั่งการและคำสั่ง', en: 'Command' },
    text: { th: 'เรื่องที่มีคำสั่งการ และคำสั่งที่เผยแพร่แล้ว', en: 'Orders given, and commands' },
    icon: 'send',
    group: 'assignments',
    parts: [
      waiting('ordered', { th: 'มีคำสั่งการ', en: 'Ordered, to dispatch' }, 'jobCommand'),
      documents('commands', { th: 'คำสั่ง', en: 'Commands' }, { kinds: ['command'] }),
    ],
  },
  report: {
    name: { th: 'รายงานผลและรายงานการประชุม', en: 'Reported work and minutes' },
    text: { th: 'ผลงานที่รายงานแล้ว และรายงานการประชุม', en: 'Reported work, and minutes' },
    icon: 'file-text',
    group: 'assignments',
    parts: [
      waiting('jobs', { th: 'รายงานผลแล้ว', en: 'Reported work' }, 'jobCompleted'),
      documents('minutes', { th: 'รายงานการประชุม', en: 'Meeting reports' }, { kinds: ['report'] }),
    ],
  },
  outside: {
    name: { th: 'หนังสือภายนอก', en: 'Outside document' },
    text: {
      th: 'หนังสือรับจากภายนอกและหนังสือส่งออกที่ท่านมีสิทธิ์เปิด',
      en: 'Letters from and to the outside that you may open',
    },
    icon: 'mail',
    group: 'documents',
    parts: [
      documents('all', { th: 'หนังสือภายนอก', en: 'Outside documents' }, { kinds: ['outside'] }),
    ],
  },
  'outside-center': {
    name: { th: 'ศูนย์รับหนังสือภายนอก', en: 'Outside Document Center' },
    text: {
      th: 'งานหนังสือภายนอกที่รอทะเบียนดำเนินการ และที่ลงทะเบียนรับแล้ว',
      en: 'Letters from outside at the registry, and those registered',
    },
    icon: 'mail-plus',
    group: 'documents',
    parts: [
      {
        id: 'waiting',
        name: { th: 'รอดำเนินการ', en: 'Waiting' },
        queues: ['unreceived', 'jobReceived', 'jobCommand'],
        queueKinds: ['outside'],
      },
      documents(
        'registered',
        { th: 'ในทะเบียนรับ', en: 'In my registers' },
        { kinds: ['outside'], kept: 'received' },
      ),
    ],
  },
  'export-center': {
    name: { th: 'ศูนย์ส่งออกหนังสือ', en: 'Export Document Center' },
    text: {
      th: 'หนังสือที่รอออกเลขและส่ง ที่ออกเลขแล้ว ที่ท่านมีส่วนจัดทำ และการส่งถึงผู้รับ',
      en: 'To number and send, numbered, what you worked on, and delivery to addressees',
    },
    icon: 'send',
    group: 'documents',
    parts: [
      {
        id: 'waiting',
        name: { th: 'รอออกเลขและส่ง', en: 'To number and send' },
        queues: ['jobCommand', 'jobReceived', 'jobCompleted'],
        queueKinds: ['outgoing', 'stamp', 'guaranty'],
      },
      documents('issued', { th: 'ในทะเบียนส่ง', en: 'In my registers' }, { kept: 'issued' }),
      documents(
        'mine',
        { th: 'ที่ท่านมีส่วนจัดทำ', en: 'I worked on it' },
        {
          only: 'mine',
          states: ['DISPATCHED', 'DELIVERED', 'ISSUED', 'PUBLISHED', 'CERTIFIED', 'CLOSED'],
        },
      ),
    ],
  },
  circular: {
    name: { th: 'หนังสือเวียน', en: 'General circular' },
    text: { th: 'หนังสือเวียนทั้งหมดของสำนักงาน', en: 'All circulars of the agency' },
    icon: 'newspaper',
    group: 'documents',
    parts: [documents('all', { th: 'หนังสือเวียน', en: 'Circulars' }, { kinds: ['cycle'] })],
  },
  central: {
    name: { th: 'คลังเอกสารกลาง', en: 'Document central' },
    text: {
      th: 'คำสั่ง ระเบียบ ประกาศ และเอกสารที่เผยแพร่แล้วทุกประเภท',
      en: 'Everything published to the agency',
    },
    icon: 'book-open',
    group: 'documents',
    parts: [
      documents(
        'all',
        { th: 'เอกสารที่เผยแพร่', en: 'Published' },
        { kinds: publicationKinds, states: ['PUBLISHED', 'CERTIFIED'] },
      ),
    ],
  },
  view: {
    name: { th: 'เรียกดู', en: 'View' },
    text: { th: 'หนังสือที่ท่านเคยเปิดอ่าน', en: 'What you opened before' },
    icon: 'eye',
    group: 'documents',
    parts: [documents('opened', { th: 'ที่เคยเปิด', en: 'Opened' }, { only: 'opened' })],
  },
  all: {
    name: { th: 'เอกสารทั้งหมด', en: 'Document all' },
    text: {
      th: 'หนังสือทุกเรื่องที่ท่านมีสิทธิ์เปิด แยกตามทะเบียนและปี พ.ศ.',
      en: 'All you may open, by register and year',
    },
    icon: 'search',
    group: 'documents',
    parts: [documents('all', { th: 'เอกสารทั้งหมด', en: 'All documents' }, {})],
  },
} as const satisfies Readonly<Record<string, Area>>;

export type AreaCode = keyof typeof areaTable;

/** The areas by code, in the order in which they are offered. */
export const areas: Readonly<Record<AreaCode, Area>> = areaTable;

export const areaCodes = Object.keys(areas) as AreaCode[];

export function isAreaCode(code: string): code is AreaCode {
  return Object.hasOwn(areas, code);
}

/** The named list of an area; its first where the name is not known. */
export function partOf(code: AreaCode, part: string | undefined): AreaPart {
  const { parts } = areas[code];
  const found = parts.find(({ id }) => id === part) ?? parts[0];
  if (!found) throw new Error(`area ${code} has no list`);
  return found;
}
