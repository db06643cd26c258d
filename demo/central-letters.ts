import type { OfficeDocumentRow } from './office-document-row.ts';

const contact =
  'กลุ่มงานสารบรรณ\nโทร. 0 2000 1106\nไปรษณีย์อิเล็กทรอนิกส์กลาง saraban@landpolicy.example.th';

/** The people who sign and send what leaves the agency by its central registry. */
const by = ['secretary', 'director', 'saraban'] as const;
const written = 'submit sign number';

/**
 * Letters that leave by the central registry: each is in another state, so that the
 * list of outgoing letters shows every kind of work.
 */
export const centralLetters: readonly OfficeDocumentRow[] = [
  [
    ...(['outgoing', 15, ...by] as const),
    'ขอเชิญประชุมคณะกรรมการนโยบายที่ดิน ครั้งที่ 4',
    'ปลัดกระทรวงที่ดินและเทคโนโลยี',
    [
      'ด้วยสำนักงานนโยบายที่ดินกำหนดจัดประชุมคณะกรรมการนโยบายที่ดิน ครั้งที่ 4 เพื่อพิจารณาร่างแผนแม่บทการใช้ที่ดิน',
      'จึงเรียนมาเพื่อโปรดเข้าร่วมประชุมตามกำหนดการที่ส่งมาด้วย',
    ],
    `${written} dispatch news:0:sent news:1:sent news:0:delivered news:1:accepted news:0:accepted close`,
    {
      recipients: [
        ['สำนักงานปลัดกระทรวงที่ดินและเทคโนโลยี', 'email', 'saraban@ministry.example'],
        ['กรมบริหารลุ่มน้ำ', 'email', 'saraban@water.example'],
      ],
      enclosures: ['กำหนดการประชุม จำนวน 1 ฉบับ', 'ร่างแผนแม่บท จำนวน 1 เล่ม'],
      contact,
      words: ['รับ 1187/2569', 'รับ 2204/2569'],
    },
  ],
  [
    ...(['outgoing', 13, ...by] as const),
    'ขอส่งรายงานผลการดำเนินงานตามแผนแม่บท รอบ 6 เดือน',
    'เลขาธิการสำนักแผนงบประมาณกลาง',
    [
      'ตามที่ขอให้รายงานผลการดำเนินงานตามแผนแม่บท สำนักงานจัดทำรายงานเสร็จแล้ว รายละเอียดตามสิ่งที่ส่งมาด้วย',
      'จึงเรียนมาเพื่อโปรดทราบ',
    ],
    `${written} dispatch news:0:sent`,
    {
      recipients: [['สำนักแผนงบประมาณกลาง', 'email', 'saraban@budget.example']],
      enclosures: ['รายงานผลการดำเนินงาน จำนวน 1 เล่ม'],
      contact,
    },
  ],
  [
    ...(['outgoing', 10, ...by] as const),
    'ขอความอนุเคราะห์ข้อมูลแปลงที่ดินเพื่อทดสอบระบบ',
    'อธิบดีกรมส่งเสริมเกษตรแม่นยำ',
    [
      'ด้วยสำนักงานอยู่ระหว่างทดสอบระบบฐานข้อมูลแปลงที่ดิน จึงขอข้อมูลตัวอย่างจำนวน 500 แปลง',
      'จึงเรียนมาเพื่อโปรดพิจารณาให้ความอนุเคราะห์',
    ],
    `${written} dispatch news:0:bounced dispatch:ems recordReceipt`,
    {
      recipients: [['กรมส่งเสริมเกษตรแม่นยำ', 'email', 'sarabun@farm.example']],
      contact,
      words: ['550 5.1.1 <sarabun@farm.example>: User unknown'],
    },
  ],
  [
    ...(['outgoing', 7, ...by] as const),
    'ขอหารือแนวทางการอนุญาตใช้ที่ดินในเขตป่าชุมชน',
    'อธิบดีกรมอนุรักษ์ป่าชุมชน',
    [
      'ด้วยสำนักงานได้รับคำขอใช้ที่ดินในเขตป่าชุมชนหลายแห่ง จึงขอหารือแนวทางปฏิบัติที่สอดคล้องกัน',
      'จึงเรียนมาเพื่อโปรดพิจารณา',
    ],
    `${written} dispatch news:0:sent news:0:rejected`,
    {
      recipients: [['กรมอนุรักษ์ป่าชุมชน', 'exchange']],
      isUrgent: true,
      contact,
      words: ['สิ่งที่ส่งมาด้วยไม่ครบตามที่ระบุในหนังสือ'],
    },
  ],
  [
    ...(['outgoing', 4, ...by] as const),
    'แจ้งกำหนดการตรวจเยี่ยมพื้นที่นำร่อง',
    'ผู้ว่าราชการจังหวัดศรีพนา',
    [
      'ด้วยผู้อำนวยการสำนักงานกำหนดตรวจเยี่ยมพื้นที่นำร่องในจังหวัดของท่าน ตามกำหนดการที่ส่งมาด้วย',
      'จึงเรียนมาเพื่อโปรดทราบและแจ้งผู้เกี่ยวข้อง',
    ],
    `${written} dispatch news:0:sent news:1:bounced news:0:delivered`,
    {
      recipients: [
        ['จังหวัดศรีพนา', 'email', 'saraban@sripana.example'],
        ['เทศบาลเมืองธารแก้ว', 'email', 'saraban@town.example'],
      ],
      enclosures: ['กำหนดการตรวจเยี่ยม จำนวน 1 ฉบับ'],
      contact,
      words: ['552 5.2.2 Mailbox full'],
    },
  ],
  [
    ...(['outgoing', 2, ...by] as const),
    'ส่งสำเนาบันทึกข้อตกลงความร่วมมือ',
    'อธิการบดีมหาวิทยาลัยราชพฤกษ์วิทยา',
    [
      'ตามที่ได้ลงนามบันทึกข้อตกลงความร่วมมือร่วมกันแล้ว สำนักงานขอส่งสำเนาบันทึกข้อตกลงมาพร้อมหนังสือนี้',
      'จึงเรียนมาเพื่อโปรดทราบ',
    ],
    `${written} dispatch`,
    {
      recipients: [
        ['มหาวิทยาลัยราชพฤกษ์วิทยา', 'ems', 'EX 4821 7730 5 TH'],
        ['สถาบันวิจัยภูมิปัญญาข้อมูล', 'hand'],
      ],
      enclosures: ['สำเนาบันทึกข้อตกลง จำนวน 1 ชุด'],
      contact,
    },
  ],
  [
    ...(['outgoing', 2, ...by] as const),
    'ขอเชิญร่วมจัดนิทรรศการข้อมูลที่ดินเปิด',
    'ผู้อำนวยการสำนักงานรัฐบาลดิจิทัลกลาง',
    [
      'ด้วยสำนักงานกำหนดจัดนิทรรศการข้อมูลที่ดินเปิด จึงขอเชิญร่วมจัดแสดงผลงานของหน่วยงาน',
      'จึงเรียนมาเพื่อโปรดพิจารณา และแจ้งผลให้ทราบด้วย จะขอบคุณยิ่ง',
    ],
    written,
    {
      recipients: [
        ['สำนักงานรัฐบาลดิจิทัลกลาง', 'email', 'saraban@digital.example'],
        ['สำนักงานสถิติพื้นที่แห่งชาติ', 'email', 'saraban@stat.example'],
      ],
      contact,
    },
  ],
  [
    ...(['outgoing', 2, ...by] as const),
    'ขอเชิญประชุมหารือการจัดทำฐานข้อมูลแปลงที่ดินร่วมกันระหว่างหน่วยงาน ครั้งที่ 2',
    'หัวหน้าส่วนราชการตามบัญชีแนบท้าย',
    [
      'ด้วยสำนักงานกำหนดจัดประชุมหารือการจัดทำฐานข้อมูลแปลงที่ดินร่วมกันระหว่างหน่วยงาน ครั้งที่ 2 ตามกำหนดการที่ส่งมาด้วย',
      'จึงเรียนมาเพื่อโปรดเข้าร่วมประชุม',
    ],
    `${written} dispatch news:0:delivered news:1:accepted news:2:rejected`,
    {
      recipients: [
        ['สำนักงานตรวจเงินสาธารณะ', 'hand', 'officer.saraban'],
        ['สำนักงานปลัดกระทรวงที่ดินและเทคโนโลยี', 'hand', 'officer.saraban'],
        ['สำนักงานอัยการพื้นที่ธารทิพย์', 'hand', 'officer.saraban'],
        ['สำนักงานคณะกรรมการบุคลากรภาครัฐ', 'hand', 'saraban3'],
      ],
      isUrgent: true,
      enclosures: ['กำหนดการประชุม จำนวน 1 ฉบับ'],
      contact,
      words: [
        'นางสาวอารีย์ รับหนังสือ',
        'นายประพันธ์ ธุรการดี',
        'รับ 3318/2569',
        'สำนักงานปิดทำการช่วงบ่าย เจ้าหน้าที่ขอให้นำส่งใหม่',
      ],
    },
  ],
];
