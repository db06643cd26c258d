/**
 * The salutation and the closing of a letter; the two belong together (DOMAIN §1.6). For members of
 * the royal family the words follow their rank and are not offered here.
 *
 * @rule saraban-2526 ข้อ 11
 */
export const salutations = {
  usual: { th: 'เรียน', en: 'เรียน (usual)', closing: 'ขอแสดงความนับถือ' },
  high: {
    th: 'กราบเรียน',
    en: 'กราบเรียน (prime minister, presidents of parliament and of the high courts)',
    closing: 'ขอแสดงความนับถืออย่างยิ่ง',
  },
  patriarch: { th: 'กราบทูล', en: 'กราบทูล (supreme patriarch)', closing: 'ควรมิควรแล้วแต่จะโปรด' },
  somdet: {
    th: 'นมัสการ (สมเด็จพระราชาคณะ)',
    en: 'นมัสการ (somdet)',
    closing: 'ขอนมัสการด้วยความเคารพอย่างยิ่ง',
  },
  ratchakhana: {
    th: 'นมัสการ (พระราชาคณะ)',
    en: 'นมัสการ (phra ratchakhana)',
    closing: 'ขอนมัสการด้วยความเคารพอย่างสูง',
  },
  monk: {
    th: 'นมัสการ (พระภิกษุทั่วไป)',
    en: 'นมัสการ (other monks)',
    closing: 'ขอนมัสการด้วยความเคารพ',
  },
} as const;

export type Salutation = keyof typeof salutations;

/** The word before the addressee, as it prints. */
export function openingOf(salutation: Salutation): string {
  return salutations[salutation].th.replace(/ \(.+\)$/, '');
}

/** Beginnings of the posts and names that have a salutation of their own. Specification of the domain §1.6. */
const addressed: readonly (readonly [RegExp, Salutation])[] = [
  [
    /^(นายกรัฐมนตรี|รัฐบุรุษ|ผู้ตรวจการแผ่นดิน|ประธาน(องคมนตรี|รัฐสภา|สภาผู้แทนราษฎร|วุฒิสภา|ศาลฎีกา|ศาลรัฐธรรมนูญ|ศาลปกครองสูงสุด|ผู้ตรวจการแผ่นดิน|กรรมการการเลือกตั้ง|กรรมการสิทธิมนุษยชนแห่งชาติ|กรรมการป้องกันและปราบปรามการทุจริตแห่งชาติ|กรรมการตรวจเงินแผ่นดิน))/,
    'high',
  ],
  [/^สมเด็จพระสังฆราช(?!เจ้า)/, 'patriarch'],
  [/^พระ(ครู|มหา|อธิการ|ปลัด|สมุห์|ใบฎีกา)/, 'monk'],
];

/** The salutation that an addressee is known to have; the usual one for all others. */
export const salutationFor = (addressee: string): Salutation =>
  addressed.find(([form]) => form.test(addressee.trim()))?.[1] ?? 'usual';
