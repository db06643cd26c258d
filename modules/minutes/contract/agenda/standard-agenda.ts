/**
 * The titles of the usual agenda of five items.
 *
 * @param former number of the meeting before, whose report is certified; null where it is not known
 */
export const standardAgenda = (former: string | null): readonly string[] => [
  'เรื่องที่ประธานแจ้งให้ที่ประชุมทราบ',
  `เรื่องรับรองรายงานการประชุม${former === null ? '' : ` ครั้งที่ ${former}`}`,
  'เรื่องสืบเนื่องและเรื่องเสนอเพื่อทราบ',
  'เรื่องเสนอเพื่อพิจารณา',
  'เรื่องอื่น ๆ',
];
