/** The words before the addressee; the same names as the letters of correspondence use. */
export const openings = {
  usual: { th: 'เรียน', en: 'Usual' },
  high: { th: 'กราบเรียน', en: 'For the highest offices' },
  patriarch: { th: 'กราบทูล', en: 'For the supreme patriarch' },
  somdet: { th: 'นมัสการ (สมเด็จพระราชาคณะ)', en: 'For a somdet' },
  ratchakhana: { th: 'นมัสการ (พระราชาคณะ)', en: 'For a phra ratchakhana' },
  monk: { th: 'นมัสการ (พระภิกษุทั่วไป)', en: 'For other monks' },
} as const;

export type Opening = keyof typeof openings;

export const openingNames = Object.keys(openings) as [Opening, ...Opening[]];
