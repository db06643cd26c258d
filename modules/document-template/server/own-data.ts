import type { OwnDataPart } from '@sarn/account/server';
import { listTemplatesOf } from './template.store.ts';

const words = {
  name: { th: 'ชื่อ', en: 'Name' },
  kind: { th: 'ชนิดเอกสาร', en: 'Kind of document' },
  scope: { th: 'ผู้ใช้ได้', en: 'Offered to' },
  own: { th: 'เฉพาะท่าน', en: 'You alone' },
  unit: { th: 'หน่วยงาน', en: 'A unit' },
  agency: { th: 'ทั้งหน่วยงาน', en: 'The agency' },
  keptAt: { th: 'เก็บเมื่อ', en: 'Kept at' },
  content: { th: 'เนื้อหา', en: 'Content' },
} as const;

/** The templates that a person kept, in the file of their own data; none of a classified draft. */
export const templatesAsOwnData: OwnDataPart = {
  heading: { th: 'แม่แบบหนังสือที่เก็บไว้', en: 'Document templates kept' },
  async read(tx, personId, language) {
    const say = (word: keyof typeof words) => words[word][language === 'en' ? 'en' : 'th'];
    return (await listTemplatesOf(tx, personId)).map(({ name, kind, scope, keptAt, content }) => ({
      [say('name')]: name,
      [say('kind')]: kind,
      [say('scope')]: say(scope),
      [say('keptAt')]: new Date(keptAt).toISOString(),
      [say('content')]: content,
    }));
  },
};
