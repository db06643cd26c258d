interface ExportWords {
  readonly fileName: string;
  readonly head: readonly string[];
  readonly nobody: string;
  readonly done: string;
  readonly refused: string;
  readonly hidden: string;
}

/** Words of the exported file. */
export const exportWords: Readonly<Record<'th' | 'en', ExportWords>> = {
  th: {
    fileName: 'ประวัติการใช้งาน',
    head: [
      'ลำดับ',
      'วันเวลา',
      'ผู้กระทำ',
      'ตำแหน่ง',
      'การกระทำ',
      'ผล',
      'สิ่งที่ถูกกระทำ',
      'ชื่อหรือเลขที่',
      'เหตุผล',
      'หมายเลขไอพี',
      'รหัสคำขอ',
    ],
    nobody: 'ระบบ หรือผู้ที่ยังไม่ลงชื่อเข้าใช้',
    done: 'สำเร็จ',
    refused: 'ถูกปฏิเสธ',
    hidden: 'ท่านไม่มีสิทธิ์อ่าน',
  },
  en: {
    fileName: 'Audit trail',
    head: [
      'Place',
      'When',
      'Who',
      'Position',
      'Act',
      'Outcome',
      'Done to',
      'Name or number',
      'Reason',
      'IP address',
      'Request id',
    ],
    nobody: 'The system, or somebody not signed in',
    done: 'Done',
    refused: 'Refused',
    hidden: 'You may not read it',
  },
};
