interface Term {
  readonly th: string;
  readonly en: string;
}

/** A column that a register can have, as it is delivered. */
interface BookColumn {
  /** Its words in the settings, on the screen and in Excel. */
  readonly term: Term;
  /** Characters: its width in Excel, and the usual one on the screen. */
  readonly width: number;
  /** Shown until the agency changes it. */
  readonly onScreen: boolean;
  /** In the Excel file until the agency changes it. */
  readonly inExcel: boolean;
  /** `legal`: on the printed form by regulation; `fixed`: besides, it is never taken away at all. */
  readonly lock?: 'fixed' | 'legal';
}

/**
 * All columns of registers in their usual order.
 *
 * @rule saraban-2526 ข้อ 37 (form 13, form 14)
 */
const columnTable = {
  number: {
    ...{ term: { th: 'เลขทะเบียน', en: 'Number' }, width: 14 },
    ...{ onScreen: true, inExcel: true, lock: 'fixed' },
  },
  title: {
    ...{ term: { th: 'เรื่อง', en: 'Subject' }, width: 50 },
    ...{ onScreen: true, inExcel: true, lock: 'fixed' },
  },
  sender: {
    ...{ term: { th: 'จาก', en: 'From' }, width: 28 },
    ...{ onScreen: true, inExcel: true, lock: 'legal' },
  },
  addressee: {
    ...{ term: { th: 'เรียน', en: 'To' }, width: 28 },
    ...{ onScreen: true, inExcel: true, lock: 'legal' },
  },
  letterNo: {
    ...{ term: { th: 'ที่', en: 'No.' }, width: 20 },
    ...{ onScreen: true, inExcel: true, lock: 'legal' },
  },
  letterDate: {
    ...{ term: { th: 'ลงวันที่', en: 'Dated' }, width: 14 },
    ...{ onScreen: true, inExcel: true, lock: 'legal' },
  },
  // On the form the days stand between the entries.
  forDay: {
    ...{ term: { th: 'วันที่ลงทะเบียน', en: 'Registered on' }, width: 16 },
    ...{ onScreen: true, inExcel: true, lock: 'legal' },
  },
  disposal: {
    ...{ term: { th: 'การปฏิบัติ', en: 'Disposal' }, width: 20 },
    ...{ onScreen: true, inExcel: true, lock: 'legal' },
  },
  speed: {
    ...{ term: { th: 'ชั้นความเร็ว', en: 'Speed' }, width: 12 },
    ...{ onScreen: true, inExcel: false },
  },
  remark: {
    ...{ term: { th: 'หมายเหตุ', en: 'Remark' }, width: 40 },
    ...{ onScreen: false, inExcel: true, lock: 'legal' },
  },
  kind: {
    ...{ term: { th: 'ประเภทหนังสือ', en: 'Kind' }, width: 24 },
    ...{ onScreen: false, inExcel: false },
  },
  bookGroup: {
    ...{ term: { th: 'กลุ่มหนังสือ', en: 'Book group' }, width: 20 },
    ...{ onScreen: false, inExcel: false },
  },
  category: {
    ...{ term: { th: 'หมวดหนังสือ', en: 'Category' }, width: 20 },
    ...{ onScreen: false, inExcel: false },
  },
  dueDate: {
    ...{ term: { th: 'กำหนดแล้วเสร็จ', en: 'Due date' }, width: 14 },
    ...{ onScreen: false, inExcel: false },
  },
} as const satisfies Readonly<Record<string, BookColumn>>;

export type BookColumnId = keyof typeof columnTable;

/** The columns by id. */
export const bookColumns: Readonly<Record<BookColumnId, BookColumn>> = columnTable;

export const bookColumnIds = Object.keys(columnTable) as [BookColumnId, ...BookColumnId[]];

/** Longest words of a column, in characters. */
export const columnWordsAtMost = 60;
/** Narrowest and widest column, in characters. */
export const columnWidths = { min: 4, max: 80 } as const;

/** Which of those who keep a register see it, or a column of it; the first: all of them. */
export const seenByChoices = ['keepers', 'clerks-heads', 'clerks'] as const;
export type SeenBy = (typeof seenByChoices)[number];

/** The duties that a choice names. */
export const dutiesSeeing: Readonly<Record<SeenBy, readonly string[]>> = {
  keepers: ['clerk', 'head', 'secretary'],
  'clerks-heads': ['clerk', 'head'],
  clerks: ['clerk'],
};

/** What is shown of a register where: on the screen, on paper, in the Excel file. */
export const bookUses = ['screen', 'print', 'excel'] as const;
export type BookUse = (typeof bookUses)[number];

/** One column as a register has it. */
export interface DesignedColumn {
  readonly id: BookColumnId;
  /** Empty: the words of the product. */
  readonly nameTh: string;
  readonly nameEn: string;
  /** Characters. */
  readonly width: number;
  readonly onScreen: boolean;
  /** On cards of narrow screens, where it is on the screen at all. */
  readonly onPhone: boolean;
  readonly inExcel: boolean;
  readonly inPrint: boolean;
  readonly seenBy: SeenBy;
}

/** A register as it is delivered. */
export const usualDesign: readonly DesignedColumn[] = bookColumnIds.map((id) => {
  const { width, onScreen, inExcel, lock } = bookColumns[id];
  const where = { onScreen, onPhone: true, inExcel, inPrint: lock !== undefined };
  return { id, nameTh: '', nameEn: '', width, ...where, seenBy: 'keepers' };
});

/** Whether a column keeps what no agency may take from it: number and subject everywhere, forms on paper. */
export function keepsLocks({ id, seenBy, ...column }: DesignedColumn): boolean {
  const { lock } = bookColumns[id];
  if (lock === undefined) return true;
  if (lock === 'legal') return column.inPrint;
  const isEverywhere = column.onScreen && column.onPhone && column.inExcel && column.inPrint;
  return isEverywhere && seenBy === 'keepers';
}

/** Whether a column stands somewhere for a reader with these duties. The printed form keeps its own. */
export function isColumnSeen(
  column: DesignedColumn,
  use: BookUse,
  duties: ReadonlySet<string>,
): boolean {
  if (use === 'print' && bookColumns[column.id].lock !== undefined) return true;
  const isThere = { screen: column.onScreen, print: column.inPrint, excel: column.inExcel }[use];
  return isThere && dutiesSeeing[column.seenBy].some((duty) => duties.has(duty));
}
