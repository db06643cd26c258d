/** The words before the addressee of a letter, and those that close it; the two belong together. */
export interface Salutation {
  readonly code: string;
  readonly th: string;
  readonly en: string;
  /** As it is printed before the addressee. */
  readonly opening: string;
  /** As it is printed above the signature. */
  readonly closing: string;
  /** Beginnings of the posts and names that have it. */
  readonly addressees: readonly string[];
}

/** The salutation of whoever has none of their own. */
export const usualSalutation = 'usual';

/**
 * The salutations as delivered; an agency changes them and adds its own. For members of the royal family the
 * words follow their rank: they are not delivered. Specification of the domain §1.6
 *
 * @rule saraban-2526 ข้อ 11
 */
export const usualSalutations: readonly Salutation[] = [
  {
    ...{ code: usualSalutation, th: 'เรียน', en: 'เรียน (usual)' },
    ...{ opening: 'เรียน', closing: 'ขอแสดงความนับถือ', addressees: [] },
  },
  {
    ...{ code: 'high', th: 'กราบเรียน' },
    en: 'กราบเรียน (prime minister, presidents of parliament and of the high courts)',
    ...{ opening: 'กราบเรียน', closing: 'ขอแสดงความนับถืออย่างยิ่ง' },
    addressees: [
      ...['นายกรัฐมนตรี', 'รัฐบุรุษ', 'ผู้ตรวจการแผ่นดิน', 'ประธานผู้ตรวจการแผ่นดิน'],
      ...['ประธานองคมนตรี', 'ประธานรัฐสภา', 'ประธานสภาผู้แทนราษฎร', 'ประธานวุฒิสภา'],
      ...['ประธานศาลฎีกา', 'ประธานศาลรัฐธรรมนูญ', 'ประธานศาลปกครองสูงสุด'],
      ...['ประธานกรรมการการเลือกตั้ง', 'ประธานกรรมการสิทธิมนุษยชนแห่งชาติ'],
      ...['ประธานกรรมการป้องกันและปราบปรามการทุจริตแห่งชาติ', 'ประธานกรรมการตรวจเงินแผ่นดิน'],
    ],
  },
  {
    ...{
      code: 'royal-patriarch',
      th: 'ขอประทานกราบทูล',
      en: 'ขอประทานกราบทูล (royal supreme patriarch)',
    },
    ...{ opening: 'ขอประทานกราบทูล', closing: 'ควรมิควรแล้วแต่จะโปรดเกล้าโปรดกระหม่อม' },
    addressees: ['สมเด็จพระสังฆราชเจ้า'],
  },
  {
    ...{ code: 'patriarch', th: 'กราบทูล', en: 'กราบทูล (supreme patriarch)' },
    ...{ opening: 'กราบทูล', closing: 'ควรมิควรแล้วแต่จะโปรด' },
    addressees: ['สมเด็จพระสังฆราช'],
  },
  {
    ...{ code: 'somdet', th: 'นมัสการ (สมเด็จพระราชาคณะ)', en: 'นมัสการ (somdet)' },
    ...{ opening: 'นมัสการ', closing: 'ขอนมัสการด้วยความเคารพอย่างยิ่ง', addressees: [] },
  },
  {
    ...{ code: 'ratchakhana', th: 'นมัสการ (พระราชาคณะ)', en: 'นมัสการ (phra ratchakhana)' },
    ...{ opening: 'นมัสการ', closing: 'ขอนมัสการด้วยความเคารพอย่างสูง', addressees: [] },
  },
  {
    ...{ code: 'monk', th: 'นมัสการ (พระภิกษุทั่วไป)', en: 'นมัสการ (other monks)' },
    ...{ opening: 'นมัสการ', closing: 'ขอนมัสการด้วยความเคารพ' },
    addressees: ['พระครู', 'พระมหา', 'พระอธิการ', 'พระปลัด', 'พระสมุห์', 'พระใบฎีกา'],
  },
];

/**
 * The code of the salutation that an addressee is known to have: of the beginnings that match the longest one
 * decides. The usual one for all others.
 */
export function salutationFor(addressee: string, rows: readonly Salutation[]): string {
  const name = addressee.trim();
  const [longest] = rows
    .flatMap(({ code, addressees }) => addressees.map((beginning) => ({ code, beginning })))
    .filter(({ beginning }) => name.startsWith(beginning))
    .toSorted((one, other) => other.beginning.length - one.beginning.length);
  return longest?.code ?? usualSalutation;
}
