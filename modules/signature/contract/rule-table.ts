import { describedTable } from '@sarn/kernel';

/** By what documents of each kind are signed at least. Specification of settings §2.6 `sign-type` */
export const signatureRuleTable = describedTable({
  code: 'signature-rule',
  title: { th: 'ประเภทการลงนาม', en: 'Types of signatures' },
  rowTitle: { th: 'กลุ่มประเภทการลงนาม', en: 'Signature group' },
  text: {
    th: 'หนังสือแต่ละชนิดต้องลงนามด้วยวิธีใดเป็นอย่างน้อย ลายมือชื่อดิจิทัลใช้ได้กับทุกชนิดเสมอ',
    en: 'By what documents of each kind are signed at least; a digital signature always does',
  },
  effect: {
    th: 'การลงนามครั้งต่อไปใช้กฎใหม่ทันที หนังสือที่ลงนามแล้วไม่เปลี่ยน',
    en: 'The next signature follows the new rule; documents that were signed stay as they are.',
  },
  permission: 'settings.certificates',
  isClosed: true,
  isCodeMade: true,
  fields: {
    weakest: {
      kind: 'choice',
      label: { th: 'อย่างน้อยต้องลงนามด้วย', en: 'Signed at least by' },
      hint: {
        th: 'หนังสือลับเป็นไปตามชั้นความลับ หนังสือที่เป็นไฟล์แนบลงลายมือชื่อดิจิทัลไม่ได้ จึงต้องใช้ภาพลายมือชื่อและรหัสผ่านแทน หากเลือกผู้บริหาร ผู้อื่นยังใช้รหัสผ่านได้ ผู้บริหารคือผู้มีบทบาทผู้บริหารและผู้ลงนามแทน',
        en: 'Classified documents follow their class. Documents that are only attached files cannot be signed digitally: they take the hand signature and password instead. Where executives sign digitally, others may use the password; executives are those with the role, and whoever acts for one.',
      },
      options: {
        password: {
          th: 'ชื่อและรหัสผ่าน',
          en: 'Name and password',
        },
        picture: { th: 'ภาพลายมือชื่อและรหัสผ่าน', en: 'Hand signature and password' },
        executive: {
          th: 'ผู้บริหารใช้ลายมือชื่อดิจิทัล',
          en: 'Executives digitally',
        },
        certificate: { th: 'ลายมือชื่อดิจิทัล', en: 'Digital signature' },
      },
      isListed: true,
    },
    asksCode: {
      kind: 'switch',
      label: { th: 'ลายมือชื่อดิจิทัลถามรหัส 6 หลักด้วย', en: 'A digital signature asks for a code, too' },
      hint: {
        th: 'รับทางช่องทางที่เปิดไว้ที่ ช่องทางรับรหัสลงนาม รหัสที่ส่งใช้ได้ 5 นาที',
        en: 'By the ways that are open on the screen Ways of signing codes; a code that is sent is good for five minutes.',
      },
      isListed: true,
    },
    sealSecond: {
      kind: 'switch',
      label: {
        th: 'ตราประทับอิเล็กทรอนิกส์ต้องมีผู้ยืนยันอีกคน',
        en: 'The e-seal needs a second person',
      },
      hint: {
        th: 'เฉพาะหนังสือที่ลงนามก่อนออกเลข เจ้าหน้าที่สารบรรณอีกคนยืนยันก่อนตราลงเลขและวันที่ในไฟล์',
        en: 'Where the number comes after the signature: another clerk confirms before the seal adds it to the file',
      },
      isListed: true,
    },
  },
});
