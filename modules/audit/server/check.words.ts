import { fillSentence, formatInstant } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import type { AuditFault, AuditFaultKind } from '@sarn/platform-server';

type Sentences = Readonly<Record<AuditFaultKind | 'whole' | 'when', string>>;

/** The result of a verification, as a sentence. */
export const checkSentences: Readonly<Record<'th' | 'en', Sentences>> = {
  th: {
    whole: 'ตรวจครบ {count} รายการ ไม่พบการแก้ไข ลบ แทรก หรือสลับลำดับ',
    when: ' (เวลาในรายการ {at})',
    'link-missing': 'พบความผิดปกติที่รายการลำดับที่ {seq}: รายการนี้หายไปจากลำดับ',
    'row-deleted': 'พบความผิดปกติที่รายการลำดับที่ {seq}: เนื้อหาของรายการถูกลบ',
    'row-changed': 'พบความผิดปกติที่รายการลำดับที่ {seq}: เนื้อหาของรายการถูกแก้ไข{when}',
    'link-changed':
      'พบความผิดปกติที่รายการลำดับที่ {seq}: ลำดับถูกสลับ หรือมีรายการก่อนหน้าถูกลบ แทรก หรือแก้ไข{when}',
    'anchor-differs':
      'พบความผิดปกติ: รายการลำดับที่ {seq} ไม่ตรงกับจุดอ้างอิงที่เก็บไว้นอกฐานข้อมูล บันทึกถูกเขียนขึ้นใหม่{when}',
    'tail-cut':
      'พบความผิดปกติ: รายการสุดท้ายของบันทึกหายไป ก่อนหน้านี้บันทึกเคยมีถึงลำดับที่ {seq} หากเพิ่งกู้คืนฐานข้อมูลจากข้อมูลสำรอง โปรดแจ้งผู้ดูแลเครื่องให้เริ่มจุดอ้างอิงใหม่',
    'row-slipped-in': 'พบความผิดปกติ: มีรายการแทรกเข้ามานอกลำดับ รหัส {entryId}{when}',
    'row-deleted-unsealed': 'พบความผิดปกติ: รายการรหัส {entryId} ถูกลบก่อนที่ระบบจะผนึกเข้าลำดับ',
  },
  en: {
    whole: '{count} rows verified: none was changed, deleted, inserted or moved.',
    when: ' (time in the row: {at})',
    'link-missing': 'Row {seq} is missing from the chain.',
    'row-deleted': 'Row {seq} was deleted.',
    'row-changed': 'Row {seq} was changed{when}.',
    'link-changed':
      'At row {seq} the order was changed, or a row before it was deleted, inserted or changed{when}.',
    'anchor-differs':
      'Row {seq} differs from what was kept outside the database: the trail was written anew{when}.',
    'tail-cut':
      'The last rows are missing: the trail once reached row {seq}. If the database was just restored from a backup, the kept ends must be begun anew.',
    'row-slipped-in': 'A row was slipped in outside the chain: {entryId}{when}.',
    'row-deleted-unsealed': 'Row {entryId} was deleted before it was sealed.',
  },
};

/** The result in the language of the reader. @param checked rows that were compared */
export function resultSentence(
  fault: AuditFault | null,
  checked: number,
  language: Language,
): string {
  const sentences = checkSentences[language === 'en' ? 'en' : 'th'];
  if (!fault) return fillSentence(sentences.whole, { count: checked.toLocaleString('en') });
  const when = fault.at
    ? fillSentence(sentences.when, { at: formatInstant(fault.at, 'full', language) })
    : '';
  return fillSentence(sentences[fault.kind], {
    seq: fault.seq === null ? '' : fault.seq.toLocaleString('en'),
    entryId: fault.entryId ?? '',
    when,
  });
}
