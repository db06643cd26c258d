/** Words of searching; th is the source, en must have the same keys. */
export const th = {
  similar: 'เรื่องที่คล้ายกัน',
};
