import type { AuditWords } from '../audit-words.ts';
import type { DescribedTable } from './table.ts';

/** What may happen to a row; each is an entry of the audit trail, `settings.<table>.<act>`. */
export const settingActs = {
  added: { th: 'เพิ่ม', en: 'Added' },
  changed: { th: 'แก้ไข', en: 'Changed' },
  ended: { th: 'กำหนดวันสิ้นสุดของ', en: 'Set the end of' },
  reopened: { th: 'เปิดใช้อีกครั้ง', en: 'Reopened' },
  deleted: { th: 'ลบ', en: 'Deleted' },
  moved: { th: 'จัดลำดับ', en: 'Moved' },
  undone: { th: 'เลิกทำการแก้ไข', en: 'Undid a change of' },
} as const;
export type SettingAct = keyof typeof settingActs;

/** The kind of subject of a table's rows in the audit trail. */
export const settingSubject = ({ code }: Pick<DescribedTable, 'code'>): string => `setting:${code}`;

/** All kinds of subjects in the audit trail that are rows of the table. */
export const settingSubjects = (
  table: Pick<DescribedTable, 'code' | 'alsoSubjects'>,
): readonly string[] => [settingSubject(table), ...(table.alsoSubjects ?? [])];

export const settingAct = ({ code }: Pick<DescribedTable, 'code'>, act: SettingAct): string =>
  `settings.${code}.${act}`;

/** Phrases of the audit trail for described tables. */
export function wordsOfTables(tables: readonly DescribedTable[]): AuditWords {
  const acts = tables.flatMap((table) =>
    Object.entries(settingActs).map(([act, { th, en }]) => [
      settingAct(table, act as SettingAct),
      { th: `${th}${table.rowTitle.th}`, en: `${en} ${table.rowTitle.en.toLowerCase()}` },
    ]),
  );
  return {
    acts: Object.fromEntries(acts),
    subjects: Object.fromEntries(tables.map((table) => [settingSubject(table), table.rowTitle])),
  };
}
