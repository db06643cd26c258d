import { samplePdf, sampleZip } from '@sarn/testing';

/** A register of an older system, the same each time it is made. */
export interface OldRegister {
  readonly sheet: Buffer;
  readonly scans: Buffer;
  /** Rows without errors. */
  readonly good: number;
  readonly bad: number;
  /** Scans that a good row uses. */
  readonly attached: number;
  readonly last: number;
}

const head = 'เลขทะเบียนรับ,วันที่รับ,เวลา,ที่,ลงวันที่,จาก,ถึง,เรื่อง,การปฏิบัติ,หมายเหตุ,ชื่อไฟล์,รหัสเดิม';

const senders = ['กรมตัวอย่างงานทะเบียน', 'สำนักงานทดลองข้อมูล', 'เทศบาลเมืองสมมติ', 'จังหวัดตัวอย่าง'];
const subjects = [
  'ขอความอนุเคราะห์ข้อมูลประกอบการจัดทำแผนปฏิบัติราชการ',
  'ขอเชิญประชุมคณะทำงานพิจารณาแนวทางการดำเนินงาน',
  'ส่งรายงานผลการดำเนินงานประจำไตรมาส',
  'แจ้งมติคณะกรรมการและขอให้ดำเนินการในส่วนที่เกี่ยวข้อง',
];
const months = ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.'];

/** Dates in the formats of four agencies; the day and month grow with the row. */
const datesOf = (row: number, share: number, year: number): string => {
  const month = Math.min(months.length - 1, Math.floor(share * months.length));
  const day = (row % 28) + 1;
  const ways = [
    `${day} ${months[month]} ${year}`,
    `${day}/${month + 1}/${year}`,
    `${year - 543}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    `${day} ${months[month]} ${String(year).slice(2)}`,
  ];
  return ways[row % ways.length] ?? '';
};

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';
const brokenEvery = 100;

/**
 * A table of so many rows, one in a hundred with an error in its date, number or subject, and so
 * many scans, named by the column or by the number.
 *
 * @param year Buddhist year of the register
 */
export function makeOldRegister(rows: number, scanCount: number, year: number): OldRegister {
  const lines = [head];
  const scans: { name: string; bytes: Uint8Array }[] = [];
  const scanEvery = Math.max(1, Math.floor(rows / scanCount));
  let bad = 0;
  let attached = 0;
  for (let row = 1; row <= rows; row += 1) {
    const isBroken = row % brokenEvery === 0;
    const fault = isBroken ? (row / brokenEvery) % 3 : -1;
    const hasScan = row % scanEvery === 0 && scans.length < scanCount;
    const isNamed = hasScan && scans.length % 2 === 0;
    const scanName = isNamed ? `ภาพสแกน-${row}.pdf` : `${row}.pdf`;
    if (hasScan) scans.push({ name: `ปี ${year}/${scanName}`, bytes: samplePdf(`scan ${row}`) });
    if (hasScan && !isBroken) attached += 1;
    bad += isBroken ? 1 : 0;
    lines.push(
      [
        fault === 1 ? `${row}ก` : String(row),
        fault === 0 ? `31 ก.พ. ${year}` : datesOf(row, row / (rows + 1), year),
        `${9 + (row % 7)}.${String((row * 7) % 60).padStart(2, '0')} น.`,
        `ตย ${1000 + (row % 50)}/${row}`,
        datesOf(row, 0, year),
        pick(senders, row),
        'ผู้อำนวยการสำนักงาน',
        fault === 2 ? '' : `${pick(subjects, row)} ฉบับที่ ${row}`,
        row % 3 === 0 ? 'มอบกองนโยบาย' : 'ทราบ',
        '',
        isNamed ? scanName : '',
        `OLD-${row}`,
      ].join(','),
    );
  }
  const sheet = Buffer.from(`\uFEFF${lines.join('\r\n')}`);
  return { sheet, scans: sampleZip(scans), good: rows - bad, bad, attached, last: rows };
}
