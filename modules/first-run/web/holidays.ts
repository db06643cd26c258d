/** Days off that are on the same day each year. The others follow the moon or a resolution each year. */
const fixed = [
  ['01-01', 'วันขึ้นปีใหม่', 'New Year’s Day'],
  ['04-06', 'วันจักรี', 'Chakri Memorial Day'],
  ['04-13', 'วันสงกรานต์', 'Songkran Festival'],
  ['04-14', 'วันสงกรานต์', 'Songkran Festival'],
  ['04-15', 'วันสงกรานต์', 'Songkran Festival'],
  ['05-04', 'วันฉัตรมงคล', 'Coronation Day'],
  ['06-03', 'วันเฉลิมพระชนมพรรษาพระบรมราชินี', 'H.M. the Queen’s Birthday'],
  ['07-28', 'วันเฉลิมพระชนมพรรษาพระบาทสมเด็จพระเจ้าอยู่หัว', 'H.M. the King’s Birthday'],
  ['08-12', 'วันแม่แห่งชาติ', 'National Mother’s Day'],
  ['10-13', 'วันนวมินทรมหาราช', 'Navamindra Maharaj Day'],
  ['10-23', 'วันปิยมหาราช', 'Chulalongkorn Day'],
  ['12-05', 'วันพ่อแห่งชาติ', 'National Father’s Day'],
  ['12-10', 'วันรัฐธรรมนูญ', 'Constitution Day'],
  ['12-31', 'วันสิ้นปี', 'New Year’s Eve'],
] as const;

/**
 * The list as the import of days off reads it, one day a line.
 *
 * @assumed the days of recent years; the page asks to compare them with the announcement of the year
 * @param year Christian year
 */
export const fixedHolidays = (year: number): string =>
  fixed.map(([day, th, en]) => `${year}-${day}; ${th}; ${en}`).join('\n');
