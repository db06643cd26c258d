import { formatDate, formatInstant } from '@sarn/kernel';
import type { RegisterSheetsInput, SheetRow } from '@sarn/pdf/server';
import { signatureFrame } from '../contract/index.ts';
import type { BookLine } from '../contract/index.ts';

/** Shares of the line: the receiver writes name and signature by hand, and a remark may be a sentence. */
const columns = [
  { label: 'เลขทะเบียน', width: 11 },
  { label: 'จาก', width: 12 },
  { label: 'ถึง', width: 14 },
  { label: 'หน่วยรับ', width: 16 },
  { label: 'ผู้รับ', width: 18 },
  { label: 'วันและเวลา', width: 12 },
  { label: 'หมายเหตุ', width: 17 },
] as const;

/** What is above the entries of the delivery book of a day. @rule saraban-2526 form 16 */
export const bookHead = (
  agency: string,
  day: string,
): Pick<RegisterSheetsInput, 'title' | 'mark' | 'author' | 'subtitle' | 'columns'> => ({
  ...{ title: 'สมุดส่งหนังสือ', mark: 'แบบที่ 16', author: agency, columns },
  subtitle: [`${agency} วันที่ ${formatDate(day, 'full', 'th')}`],
});

/**
 * Its entries, each messenger under a heading.
 *
 * @param carrierBefore of the last entry before these
 */
export function bookRows(
  part: readonly BookLine[],
  carrierBefore: string,
): { readonly row: SheetRow; readonly line?: BookLine }[] {
  let carrier = carrierBefore;
  return part.flatMap((line) => {
    const row = { row: rowOf(line), line };
    if (line.carrier.id === carrier) return [row];
    carrier = line.carrier.id;
    return [{ row: { heading: `ผู้นำส่ง ${line.carrier.name}` } }, row];
  });
}

function rowOf(line: BookLine): SheetRow {
  const { receivedAt, signature, state, stateTerm, remark } = line;
  const said = [state === 'SENT' ? '' : stateTerm.th, remark].filter(Boolean).join(' · ');
  return {
    cells: [
      ...[line.letterNo, line.from, line.to, line.unitName].map((text) => ({ text })),
      {
        text: line.receiverName,
        ...(signature === '' ? {} : { picture: drawn(signature) }),
      },
      { text: receivedAt ? formatInstant(receivedAt, 'short', 'th') : '' },
      { text: said },
    ],
  };
}

/** Strokes of letters and numbers only, as the contract takes them. */
function drawn(path: string): string {
  const { width, height } = signatureFrame;
  const stroke = `fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${path}" ${stroke}/></svg>`;
}
