import type { Bilingual, FieldValue, Language } from '@sarn/kernel';
import { actTerms } from '@sarn/document/contract';
import { textsOf } from '@sarn/platform-server';

const placeWords: Readonly<Record<string, Bilingual>> = {
  main: { th: 'ปุ่มหลัก', en: 'main button' },
  menu: { th: 'ในเมนู', en: 'in the menu' },
  hidden: { th: 'ซ่อน', en: 'hidden' },
};
const terms: Readonly<Record<string, Bilingual>> = actTerms;

/** The acts of a register as its design keeps them (`close:menu`): by their names, each with its place. */
export function actsText(value: FieldValue, language: Language): string {
  const tongue = language === 'en' ? 'en' : 'th';
  return textsOf(value)
    .map((text) => {
      const [act = '', place = ''] = text.split(':');
      return `${terms[act]?.[tongue] ?? act} (${placeWords[place]?.[tongue] ?? place})`;
    })
    .join(', ');
}
