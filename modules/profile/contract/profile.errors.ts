import { defineErrors } from '@sarn/kernel';

/** Errors of the personal record, in addition to organisation.errors.ts. */
export const profileErrors = defineErrors({
  'identity.field-locked': {
    status: 403,
    th: 'ข้อมูลนี้แก้ไขได้โดยงานการเจ้าหน้าที่เท่านั้น ({fields})',
    en: 'This can be changed by the personnel office only ({fields}).',
  },
  'identity.phone-invalid': {
    status: 422,
    th: 'กรุณากรอกหมายเลขโทรศัพท์ให้ถูกต้อง ใช้ตัวเลข เครื่องหมาย + - ( ) และคำว่า ต่อ',
    en: 'Please enter a valid telephone number: digits, + - ( ) and an extension.',
  },
  'identity.birthday-invalid': {
    status: 422,
    th: 'วันเกิดต้องเป็นวันที่ผ่านมาแล้ว และไม่ก่อน พ.ศ. 2443',
    en: 'The birthday must lie in the past and not before 1900.',
  },
  'identity.image-missing': {
    status: 422,
    th: 'กรุณาเลือกไฟล์รูปภาพ',
    en: 'Please choose a picture file.',
  },
  'identity.image-type': {
    status: 422,
    th: 'ไฟล์นี้ไม่ใช่รูปภาพชนิด PNG, JPG หรือ JPEG แม้ชื่อไฟล์จะบอกเช่นนั้น กรุณาเลือกไฟล์อื่น',
    en: 'This file is no PNG, JPG or JPEG picture, whatever its name says. Please choose another.',
  },
  'identity.image-broken': {
    status: 422,
    th: 'ไฟล์รูปภาพเสียหายหรือไม่ครบ กรุณาเลือกไฟล์อื่น',
    en: 'The picture file is damaged or cut short. Please choose another.',
  },
  'identity.image-too-large': {
    status: 422,
    th: 'รูปภาพมีขนาด {width} × {height} จุด ซึ่งใหญ่เกินกำหนด กรุณาเลือกรูปที่เล็กกว่านี้',
    en: 'The picture has {width} × {height} pixels, which is too many. Please choose a smaller one.',
  },
  'identity.image-too-small': {
    status: 422,
    th: 'รูปภาพมีขนาด {width} × {height} จุด ซึ่งเล็กเกินไป กรุณาเลือกรูปที่ใหญ่กว่านี้',
    en: 'The picture has {width} × {height} pixels, which is too few. Please choose a larger one.',
  },
  'identity.signature-type': {
    status: 422,
    th: 'ระบบรับลายมือชื่อเป็นรูปภาพชนิด PNG เท่านั้น',
    en: 'A signature is taken as a PNG picture only.',
  },
  'identity.signature-empty': {
    status: 422,
    th: 'ไม่พบลายมือชื่อในรูปภาพ กรุณาลงลายมือชื่อให้ชัดเจน',
    en: 'There is no signature in the picture. Please sign clearly.',
  },
  'identity.signature-unclear': {
    status: 422,
    th: 'รูปภาพทึบเกินกว่าจะเป็นลายมือชื่อ กรุณาใช้รูปลายมือชื่อบนพื้นขาวหรือพื้นโปร่งใส',
    en: 'The picture is too dark for a signature. Please use one on white or on nothing.',
  },
  'identity.signature-too-many': {
    status: 409,
    th: 'มีลายมือชื่อเก็บไว้ครบ {limit} แบบแล้ว กรุณาลบแบบที่ไม่ใช้ก่อน',
    en: 'There are {limit} signatures already. Please remove those you do not use.',
  },
});
