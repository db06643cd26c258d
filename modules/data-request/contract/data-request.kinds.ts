/** What a person may ask by the Personal Data Protection Act, sections 19 and 30 to 36. */
export const dataRequestKinds = [
  'access',
  'correction',
  'erasure',
  'restriction',
  'objection',
  'portability',
  'withdrawal',
] as const;
export type DataRequestKind = (typeof dataRequestKinds)[number];

/** What is asked for, as notices, printed forms and screens say it. */
export const dataRequestKindNames: Readonly<
  Record<DataRequestKind, { readonly th: string; readonly en: string }>
> = {
  access: { th: 'ขอเข้าถึงและรับสำเนาข้อมูล', en: 'Access to data and a copy' },
  correction: { th: 'ขอแก้ไขข้อมูลให้ถูกต้อง', en: 'Correction of data' },
  erasure: { th: 'ขอลบหรือทำลายข้อมูล', en: 'Erasure of data' },
  restriction: { th: 'ขอระงับการใช้ข้อมูล', en: 'Restriction of use' },
  objection: { th: 'คัดค้านการเก็บรวบรวม ใช้ หรือเปิดเผยข้อมูล', en: 'Objection to use' },
  portability: { th: 'ขอรับหรือโอนข้อมูล', en: 'Portability of data' },
  withdrawal: { th: 'ถอนความยินยอม', en: 'Withdrawal of consent' },
};
