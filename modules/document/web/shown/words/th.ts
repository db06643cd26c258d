/** Days by which something is to be done; th is the source, en must have the same keys. */
export const th = {
  dayOff: 'วันที่เลือกเป็น{name} ซึ่งเป็นวันหยุด วันทำการถัดไปคือ {date}',
  weekend: 'วันเสาร์หรือวันอาทิตย์',
  take: 'ใช้วันทำการถัดไป',
  missing: 'ยังไม่มีปฏิทินวันหยุดของปี {years} จึงนับวันทำการโดยเว้นเฉพาะวันเสาร์และวันอาทิตย์',
};
