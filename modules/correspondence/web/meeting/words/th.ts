/** Words of meeting reports; th is the source. */
export const th = {
  certifiedNo: 'รับรองในการประชุมครั้งที่',
  certifiedNoHint: 'พิมพ์พร้อมปี เช่น 12/2569',
  certifiedOn: 'วันที่ประชุมรับรอง',
  corrections: 'ข้อแก้ไขตามมติที่ประชุม',
};
