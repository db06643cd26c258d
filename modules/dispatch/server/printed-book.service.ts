import { AppError, civilDateAt, formatDate, formatInstant } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Dependencies } from '@sarn/document/server';
import { renderRegisterSheets } from '@sarn/pdf/server';
import type { SheetRow } from '@sarn/pdf/server';
import type { Caller } from '@sarn/platform-server';
import { typefaceLook } from '@sarn/printed-document/server';
import { signatureFrame } from '../contract/index.ts';
import type { BookLine, printDeliveryBook } from '../contract/index.ts';
import { book } from './book.service.ts';

/** Entries that are set for one part: some fifteen sheets, which are set in about a second. */
const entriesInPart = 120;

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

/**
 * A part of the delivery book of a day as form 16 prints it, each messenger under a heading.
 *
 * @throws AppError 'registry.dispatch-not-found' where the last entry of the part before is in the book no more;
 *   'pdf.too-slow'
 * @rule saraban-2526 form 16
 */
export async function printBook(
  deps: Dependencies,
  caller: Caller,
  { after, sheet, ...asked }: InputOf<typeof printDeliveryBook>,
): Promise<OutputOf<typeof printDeliveryBook>> {
  const { db, clock } = deps.platform;
  const { rows: lines, agency } = await book(deps, db, caller, asked);
  const all = [...Map.groupBy(lines, ({ carrier }) => carrier.id).values()].flat();
  const from = after === '' ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const part = all.slice(from, from + entriesInPart);
  if (after !== '' && from === 0) throw new AppError('registry.dispatch-not-found');
  const rows = rowsOf(part, all[from - 1]?.carrier.id ?? '');
  const isLast = from + part.length === all.length;
  const made = await renderRegisterSheets({
    ...{ title: 'สมุดส่งหนังสือ', mark: 'แบบที่ 16', author: agency },
    subtitle: [`${agency} วันที่ ${formatDate(asked.day, 'full', 'th')}`],
    date: civilDateAt(clock.now()),
    columns,
    rows: rows.map(({ row }) => row),
    ...{ firstSheet: sheet, isEnd: isLast },
    ...(await typefaceLook(deps, db)),
  });
  const printed = rows.slice(0, made.rows).flatMap(({ line }) => line ?? []);
  const isOver = isLast && printed.length === part.length;
  return {
    pdf: Buffer.from(made.pdf).toString('base64'),
    entries: printed.length,
    share: isOver ? 1 : (from + printed.length) / all.length,
    next: isOver ? null : { after: printed.at(-1)?.id ?? '', sheet: sheet + made.sheets },
  };
}

function rowsOf(
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
