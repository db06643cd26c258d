import type { RetirementRule } from './retirement.ts';

/** A kind of employment, until the agency keeps its own list in the settings. */
export interface EmploymentType {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  readonly retires: RetirementRule;
  /** Whether its people may have a level of the civil service. */
  readonly hasLevels: boolean;
  readonly mayHead: boolean;
  readonly maySign: boolean;
  /** Other words by which tables name it. */
  readonly also: readonly string[];
}

const both = { mayHead: true, maySign: true } as const;
const neither = { mayHead: false, maySign: false } as const;

/** Rule: specification of settings §2.1 `employee-type`; the codes are those of the kinds of staff in leave */
export const employmentTypes = [
  {
    ...{ code: 'civil', th: 'ข้าราชการ', en: 'Civil servant', retires: 'age60-fy' },
    ...{ hasLevels: true, ...both, also: ['ข้าราชการพลเรือน', 'ข้าราชการพลเรือนสามัญ'] },
  },
  {
    ...{ code: 'teacher', th: 'ข้าราชการครู', en: 'Teacher', retires: 'age60-fy' },
    ...{ hasLevels: true, ...both, also: ['ครู', 'ข้าราชการครูและบุคลากรทางการศึกษา'] },
  },
  {
    ...{ code: 'permanent', th: 'ลูกจ้างประจำ', en: 'Permanent employee', retires: 'age60-fy' },
    ...{ hasLevels: false, ...both, also: [] },
  },
  {
    ...{ code: 'government-employee', th: 'พนักงานราชการ', en: 'Government employee' },
    ...{ retires: 'contract', hasLevels: false, ...both, also: ['พนักงานราชการทั่วไป'] },
  },
  {
    ...{ code: 'temporary', th: 'ลูกจ้างชั่วคราว', en: 'Temporary employee', retires: 'contract' },
    ...{ hasLevels: false, ...both, also: ['ลูกจ้าง'] },
  },
  {
    ...{ code: 'contractor', th: 'จ้างเหมาบริการ', en: 'Service contractor', retires: 'contract' },
    ...{ hasLevels: false, ...neither, also: ['จ้างเหมา', 'พนักงานจ้างเหมา'] },
  },
  {
    ...{ code: 'university-staff', th: 'พนักงานมหาวิทยาลัย', en: 'University staff' },
    ...{ retires: 'age60-fy', hasLevels: false, ...both, also: ['พนักงานสถาบันอุดมศึกษา'] },
  },
  {
    ...{ code: 'enterprise-staff', th: 'พนักงานรัฐวิสาหกิจ', en: 'State enterprise staff' },
    ...{ retires: 'age60-fy', hasLevels: false, ...both, also: ['พนักงาน'] },
  },
] as const satisfies readonly EmploymentType[];

export type EmploymentCode = (typeof employmentTypes)[number]['code'];
export const employmentCodes = employmentTypes.map(({ code }) => code) as [
  EmploymentCode,
  ...EmploymentCode[],
];

/** An employment by its code; undefined for an unknown one. */
export const employmentNamed = (code: string): EmploymentType | undefined =>
  employmentTypes.find((one) => one.code === code);
