import type { SuggestedPack, SuggestedRow } from '@sarn/kernel';

const row = (
  code: string,
  nameTh: string,
  nameEn: string,
  type: string | null = null,
): SuggestedRow => ({ code, nameTh, nameEn, ...(type === null ? {} : { values: { type } }) });

/**
 * Usual names of positions by the sort of agency. Numbers of lines of work are left to the agency.
 *
 * @assumed a choice of the names that most agencies have; Specification of settings §1 (packs)
 */
export const positionPacks: readonly SuggestedPack[] = [
  {
    code: 'civil',
    title: { th: 'ส่วนราชการ', en: 'Civil service' },
    rows: [
      row(
        'general-administration',
        'นักจัดการงานทั่วไป',
        'General administration officer',
        'knowledge',
      ),
      row('policy-planning', 'นักวิเคราะห์นโยบายและแผน', 'Plan and policy analyst', 'knowledge'),
      row('human-resource', 'นักทรัพยากรบุคคล', 'Human resource officer', 'knowledge'),
      row('lawyer', 'นิติกร', 'Legal officer', 'knowledge'),
      row('finance-accounting', 'นักวิชาการเงินและบัญชี', 'Finance and accounting analyst', 'knowledge'),
      row('supply', 'นักวิชาการพัสดุ', 'Supply analyst', 'knowledge'),
      row('auditor', 'นักวิชาการตรวจสอบภายใน', 'Internal auditor', 'knowledge'),
      row('computer', 'นักวิชาการคอมพิวเตอร์', 'Computer technical officer', 'knowledge'),
      row('public-relations', 'นักประชาสัมพันธ์', 'Public relations officer', 'knowledge'),
      row('foreign-relations', 'นักวิเทศสัมพันธ์', 'Foreign relations officer', 'knowledge'),
      row('clerk', 'เจ้าพนักงานธุรการ', 'General service officer', 'general'),
      row('finance-clerk', 'เจ้าพนักงานการเงินและบัญชี', 'Finance and accounting officer', 'general'),
      row('supply-clerk', 'เจ้าพนักงานพัสดุ', 'Supply officer', 'general'),
      row('division-director', 'ผู้อำนวยการกอง', 'Director of a division', 'managerial'),
      row('group-director', 'ผู้อำนวยการกลุ่ม', 'Director of a group'),
    ],
  },
  {
    code: 'teacher',
    title: { th: 'สถานศึกษา', en: 'Schools and colleges' },
    rows: [
      row('school-director', 'ผู้อำนวยการสถานศึกษา', 'Director of the school'),
      row('school-deputy', 'รองผู้อำนวยการสถานศึกษา', 'Deputy director of the school'),
      row('teacher', 'ครู', 'Teacher', 'teacher'),
      row('assistant-teacher', 'ครูผู้ช่วย', 'Assistant teacher', 'teacher'),
      row('contract-teacher', 'ครูอัตราจ้าง', 'Contract teacher'),
      row('school-clerk', 'เจ้าหน้าที่ธุรการโรงเรียน', 'School clerk'),
    ],
  },
  {
    code: 'university',
    title: { th: 'มหาวิทยาลัย', en: 'Universities' },
    rows: [
      row('president', 'อธิการบดี', 'President'),
      row('vice-president', 'รองอธิการบดี', 'Vice president'),
      row('dean', 'คณบดี', 'Dean'),
      row('associate-dean', 'รองคณบดี', 'Associate dean'),
      row('department-head', 'หัวหน้าภาควิชา', 'Head of a department'),
      row('lecturer', 'อาจารย์', 'Lecturer'),
      row('faculty-secretary', 'เลขานุการคณะ', 'Faculty secretary'),
    ],
  },
  {
    code: 'enterprise',
    title: { th: 'รัฐวิสาหกิจ', en: 'State enterprises' },
    rows: [
      row('governor', 'ผู้ว่าการ', 'Governor'),
      row('deputy-governor', 'รองผู้ว่าการ', 'Deputy governor'),
      row('department-director', 'ผู้อำนวยการฝ่าย', 'Director of a department'),
      row('section-head', 'หัวหน้าแผนก', 'Head of a section'),
      row('enterprise-officer', 'พนักงานบริหารทั่วไป', 'General administration employee'),
    ],
  },
];
