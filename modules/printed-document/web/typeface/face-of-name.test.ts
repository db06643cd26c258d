import { expect, it } from 'vitest';
import { faceOfName } from './face-of-name.ts';

it.each([
  ['THSarabunNew.ttf', 'Regular'],
  ['THSarabunNew Bold.ttf', 'Bold'],
  ['THSarabunNew Italic.ttf', 'Italic'],
  ['THSarabunNew BoldItalic.ttf', 'BoldItalic'],
  ['THSarabun Bold Italic.ttf', 'BoldItalic'],
  ['th-sarabun-psk-bi.otf', 'BoldItalic'],
  ['Norasi-BoldOblique.ttf', 'BoldItalic'],
  ['ฟอนต์หน่วยงาน ตัวหนา.ttf', 'Bold'],
  ['Biotype.ttf', 'Regular'],
])('%s is %s', (name, face) => expect(faceOfName(name)).toBe(face));
