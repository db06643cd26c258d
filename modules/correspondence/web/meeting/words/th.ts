/** Words of meeting reports; th is the source. */
export const th = {
  place: 'สถานที่ประชุม',
  beganAt: 'เริ่มประชุมเวลา',
  endedAt: 'เลิกประชุมเวลา',
  timeHint: 'เช่น 09.30 น.',
  present: 'ผู้มาประชุม',
  absent: 'ผู้ไม่มาประชุม',
  guests: 'ผู้เข้าร่วมประชุม',
  peopleHint: 'ชื่อและตำแหน่ง บรรทัดละหนึ่งคน ผู้มาแทนให้ระบุว่าแทนผู้ใด',
  absentHint: 'ชื่อ ตำแหน่ง และเหตุผล บรรทัดละหนึ่งคน',
  guestsHint: 'ผู้ที่มิใช่คณะที่ประชุม บรรทัดละหนึ่งคน',
  certifiedNo: 'รับรองในการประชุมครั้งที่',
  certifiedNoHint: 'พิมพ์พร้อมปี เช่น 12/2569',
  certifiedOn: 'วันที่ประชุมรับรอง',
  corrections: 'ข้อแก้ไขตามมติที่ประชุม',
};
