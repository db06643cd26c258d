import { formatDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { openName } from '@sarn/pdf/contract';
import type { ListInput } from '@sarn/pdf/server';
import { keptForms, keptLimit } from '../../contract/index.ts';
import type { KeptForm } from '../../contract/index.ts';
import { keptTable } from './kept-table.ts';
import type { KeptRow } from './kept.store.ts';

/** What a form that lists kept documents is made of. */
export interface KeptList {
  readonly form: KeptForm;
  readonly from: string;
  readonly to: string;
  /** Whose documents alone are listed. */
  readonly folder: { readonly name: string; readonly unitName: string } | undefined;
  /** One at least; each tells how many there are in all. */
  readonly rows: readonly KeptRow[];
  readonly part?: number;
  /** How many are on the parts before this one. */
  readonly offset: number;
  readonly issuer: string;
  readonly today: CivilDate;
}

export const partsOf = (rows: number): number => Math.ceil(rows / keptLimit);

/** Forms 18, 19 and 20 as they are printed. */
export function keptList(kept: KeptList): ListInput {
  const { form, from, to, folder, rows, offset, issuer, today: date } = kept;
  const total = rows[0]?.total ?? 0;
  const { th: title, form: no } = keptForms[form];
  const shown = (day: string) => formatDate(day, 'full', 'th');
  return {
    ...{ title, subtitle: [issuer], mark: `แบบที่ ${no}`, author: issuer, date },
    facts: [
      ...(folder ? [[form === 'card' ? 'เรื่อง' : 'แฟ้ม', folder.name] as const] : []),
      ...(folder ? [['หน่วยงาน', folder.unitName] as const] : []),
      ['หนังสือที่เก็บ', `ตั้งแต่วันที่ ${shown(from)} ถึงวันที่ ${shown(to)}`],
      ...partFacts(kept, total),
    ],
    ...keptTable(form, rows, offset),
    closing: [`รวม ${total} เรื่อง`],
    // Whoever sends documents to be kept and whoever takes them sign form 19.
    signers:
      form === 'handing'
        ? ['ผู้ส่งเก็บ', 'ผู้รับเก็บ'].map((role) => ({
            ...{ name: openName, position: '', role, signed: null },
          }))
        : [],
  };
}

/** Which part it is, where there are several. */
function partFacts(
  { part = 1, offset, rows }: KeptList,
  total: number,
): (readonly [string, string])[] {
  if (total <= keptLimit) return [];
  const which = `${part} จาก ${partsOf(total)}`;
  return [['ส่วนที่', `${which} (เรื่องที่ ${offset + 1} ถึง ${offset + rows.length} จาก ${total})`]];
}
