/** People of the demo agency, by their displayed names. */
export const cast = {
  saraban: 'จิราภา สายทองคำ',
  director: 'ธีรเดช วรพิทักษ์สกุล',
  'head.policy': 'รุ่งนภา กิจไพศาล',
  'clerk.policy': 'อรอนงค์ เพ็งแจ่ม',
  'officer.policy': 'ภูริทัต วงศ์สุวรรณกิจ',
  'officer2.policy': 'ณิชากร ศรีพิพัฒน์',
  'clerk.legal': 'ขวัญจิรา พุ่มพวง',
} as const;
