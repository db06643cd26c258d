/** Words of what the form of registering asks; th is the source, en must have the same keys. */
export const th = {
  receive: 'ลงทะเบียนรับ',
  needed: 'กรุณากรอก “{field}” ตามที่หน่วยงานกำหนด',
  stamp: 'ตรารับหนังสือ',
  stampAndReceipt: 'ตรารับและใบรับหนังสือ',
  receipt: 'พิมพ์ใบรับหนังสือ',
  preview: 'ตัวอย่างแบบลงทะเบียน',
  previewStamp: 'ตัวอย่างตรารับหนังสือ',
  previewHint: 'ตามที่ผู้ลงทะเบียนเห็น รวมค่าที่กำลังแก้ไขและยังไม่บันทึก',
  dueTimeHint: 'เช่น 10:30 เว้นว่างคือสิ้นวัน',
  proposedDay: 'หากไม่ระบุ จะครบกำหนด {day} ตามชั้นความเร็ว',
  proposedByGroup: 'หากไม่ระบุ จะครบกำหนด {day} ตามกลุ่มหนังสือ',
  proposedTime: 'หากไม่ระบุ จะครบกำหนด {day} เวลา {time} ตามชั้นความเร็ว',
  way: 'ช่องทาง',
  required: '(ต้องกรอก)',
  sampleUnit: 'งานสารบรรณ',
  sampleAgency: 'ชื่อหน่วยงาน',
};
