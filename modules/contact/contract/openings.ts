/** The words before the addressee; the same names as the letters of correspondence use. */
export const openings = {
  usual: { th: 'เรียน', en: 'เรียน (usual)' },
  high: { th: 'กราบเรียน', en: 'กราบเรียน' },
  patriarch: { th: 'กราบทูล', en: 'กราบทูล' },
  somdet: { th: 'นมัสการ (สมเด็จพระราชาคณะ)', en: 'นมัสการ (somdet)' },
  ratchakhana: { th: 'นมัสการ (พระราชาคณะ)', en: 'นมัสการ (phra ratchakhana)' },
  monk: { th: 'นมัสการ (พระภิกษุทั่วไป)', en: 'นมัสการ (other monks)' },
} as const;

export type Opening = keyof typeof openings;

export const openingNames = Object.keys(openings) as [Opening, ...Opening[]];
