/** The person for whom one acts; th is the source, en must have the same keys. */
export const th = {
  vacant: 'ตำแหน่งว่าง',
  capacity: {
    label: 'ปฏิบัติในฐานะ',
    hint: 'จำไว้จนกว่าจะออกจากระบบ',
    own: 'ตำแหน่งของท่าน',
    acting: 'ท่านกำลังปฏิบัติในฐานะ',
    forWhom: 'แทน {name}',
    until: 'ถึง {when}',
  },
  history: { forWhom: 'แทน {name} ตามคำสั่งที่ {orderNo}', vacant: 'แทนตำแหน่งที่ว่าง ตามคำสั่งที่ {orderNo}' },
  route: { by: 'ดำเนินการโดย {name}' },
};
