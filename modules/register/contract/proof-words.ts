/** What the states of a number are called, on the screen and on paper. */
export const stateWords = {
  ...{ USED: 'ใช้แล้ว', RESERVED: 'จองเลข', VOID: 'ยกเลิกเลข', RELEASED: 'คืนเลข' },
};

/** The words of the proof of a register in Thai: the screen and the printed report say the same. */
export const proofWords = {
  oldGaps: 'เลขที่ระบบเดิมเว้นไว้ก่อนนำเข้า {count} เลข คงไว้ตามเดิม',
  title: 'รายงานตรวจสอบเลขทะเบียน',
  whole: 'ครบทุกเลข 1–{last} ไม่ซ้ำ ไม่ข้าม',
  nothing: 'ปีนี้ยังไม่มีการออกเลข',
  broken: 'พบเลขผิดปกติ {count} รายการ กรุณาแจ้งผู้ดูแลระบบ',
  at: 'ตรวจเมื่อ {when}',
  counts: 'จำนวนเลขตามสถานะ',
  all: 'รวมทุกเลข',
  runs: 'เลขทั้งหมดในทะเบียน แต่ละเลขปรากฏครั้งเดียว',
  numbers: 'เลขทะเบียน',
  state: 'สถานะเลข',
  amount: 'จำนวน',
  faults: 'เลขที่ผิดปกติ',
  fault: {
    missing: 'ไม่พบเลข',
    double: 'เลขซ้ำ',
    beyond: 'เลขเกินเลขล่าสุด',
    'without-document': 'ใช้เลขแล้วแต่ไม่มีเอกสาร',
  },
};
