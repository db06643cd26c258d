/**
 * Copies of the phrases of the landing page and of its panel for heads, which are shown before those are
 * loaded. A journey checks that both are the same.
 */
export const landingWords = {
  th: {
    waiting: 'งานที่รอท่านดำเนินการ',
    all: 'ดูงานทั้งหมด',
    urgent: 'เรื่องด่วนของหน่วยงานในสังกัด',
    late: 'เกินกำหนด {count} เรื่อง',
    months:
      'มกราคม กุมภาพันธ์ มีนาคม เมษายน พฤษภาคม มิถุนายน กรกฎาคม สิงหาคม กันยายน ตุลาคม พฤศจิกายน ธันวาคม'.split(
        ' ',
      ),
  },
  en: {
    waiting: 'Waiting for you',
    all: 'See all work',
    urgent: 'Urgent papers of the units below',
    late: '{count} overdue',
    months:
      'January February March April May June July August September October November December'.split(
        ' ',
      ),
  },
} as const;
