/** Files of an invented agency, as it would take them out of its old programs. */
export interface NewOffice {
  readonly units: Buffer;
  readonly people: Buffer;
  /** Divisions below the agency. */
  readonly divisions: number;
  readonly clerk: { readonly name: string; readonly username: string; readonly email: string };
}

const firstNames = ['กมล', 'ขวัญ', 'จิตรา', 'ชลิต', 'ดวงใจ', 'ธนา', 'นภา', 'ปรีชา', 'พิมพ์', 'มานะ'];
const lastNames = ['แก้วใส', 'งามดี', 'ใจมั่น', 'ชูเกียรติ', 'ทองดี', 'นาคำ', 'บุญมา', 'ศรีสุข'];

const csv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\uFEFF${rows.map((row) => row.join(',')).join('\n')}\n`);

const codeOf = (division: number): string => `01${String(division).padStart(2, '0')}`;

/** @param count people, the clerk and the head among them */
export function makeNewOffice(count: number, divisions = 10): NewOffice {
  const units = Array.from({ length: divisions }, (_, at) => [
    ...[codeOf(at + 1), `กองตัวอย่างที่ ${at + 1}`, '01', 'กอง', `ดท 0100.${at + 1}`],
  ]);
  const clerk = { name: 'สายใจ ทะเบียนดี', username: 'saijai', email: 'saijai@office.example' };
  const named = [
    ['P0001', 'นางสาว', ...clerk.name.split(' '), '01', 'เจ้าพนักงานธุรการ', 'เจ้าหน้าที่'],
    ['P0002', 'นาย', 'วิชัย', 'หัวหน้าดี', '01', 'ผู้อำนวยการ', 'หัวหน้า'],
  ];
  const others = Array.from({ length: count - named.length }, (_, at) => {
    const first = firstNames[at % firstNames.length] ?? '';
    const last = lastNames[Math.floor(at / firstNames.length) % lastNames.length] ?? '';
    const code = `P${String(at + 3).padStart(4, '0')}`;
    const unit = codeOf((at % divisions) + 1);
    return [code, 'นาย', first, last, unit, 'นักวิเคราะห์นโยบายและแผน', 'เจ้าหน้าที่'];
  });
  const addressed = [...named, ...others].map((row, at) => [
    ...row,
    at === 0 ? clerk.email : `p${at + 1}@office.example`,
    at === 0 ? clerk.username : `user${at + 1}`,
  ]);
  return {
    ...{ clerk, divisions },
    units: csv([['รหัสหน่วยงาน', 'ชื่อหน่วยงาน', 'หน่วยงานแม่', 'ระดับ', 'รหัสหนังสือ'], ...units]),
    people: csv([
      [
        ...['รหัสพนักงาน', 'คำนำหน้า', 'ชื่อ', 'นามสกุล', 'สังกัด', 'ตำแหน่ง', 'หน้าที่ในระบบ'],
        ...['อีเมล', 'ชื่อผู้ใช้'],
      ],
      ...addressed,
    ]),
  };
}
