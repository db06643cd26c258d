/** What is done with a document of a queue, by the code of the queue. */
export const th = {
  review: 'ตรวจ/ทาน',
  sign: 'ลงนาม',
  unreceived: 'ลงรับ',
  jobReceived: 'เสนอ',
  jobReceived2: 'สั่งการ',
  jobCommand: 'ดำเนินการ',
  waitAssign: 'มอบหมาย',
  jobAssign: 'รายงานผล',
  jobCompleted: 'ตรวจรับ',
  acknowledge: 'รับทราบ',
  open: 'เปิด',
};
