import { registerWords } from '@sarn/platform-web';

const th = {
  up: 'เลื่อน {name} ขึ้น',
  down: 'เลื่อน {name} ลง',
  remove: 'นำ {name} ออก',
  findUnit: 'ค้นหาหน่วยงานด้วยชื่อ ชื่อย่อ หรือรหัส',
  chooseUnit: 'เลือกหน่วยงาน',
  moreUnits: 'เพิ่มหน่วยงาน',
  noUnit: 'ไม่พบหน่วยงานที่ตรงกัน',
  endedUnit: 'หน่วยงานที่เลิกใช้แล้ว',
  fold: 'ยุบ {name}',
  unfold: 'ขยาย {name}',
};

const en: typeof th = {
  up: 'Move {name} up',
  down: 'Move {name} down',
  remove: 'Remove {name}',
  findUnit: 'Find a unit by name, short name or code',
  chooseUnit: 'Choose units',
  moreUnits: 'Add a unit',
  noUnit: 'No unit matches',
  endedUnit: 'Unit that no longer exists',
  fold: 'Fold {name}',
  unfold: 'Unfold {name}',
};

/** Phrases of the choice of people and units. */
export const pickerWords = registerWords('picker', { th, en });
