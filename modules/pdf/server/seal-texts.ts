import { formatDate, printedDate, toThaiDigits } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { certificateWords, englishWords, issuedRows } from '../contract/index.ts';
import type { PrintedDocument } from '../contract/index.ts';
import { dayWithEra } from './day-with-era.ts';
import { issuedDay } from './issued-day.ts';
import { englishText, printedText } from './printed-text.ts';

/** What the e-seal writes in the places of number, day and year. */
export interface SealTexts {
  readonly number: string;
  readonly date: string;
  readonly year: string;
}

/** The words that the pages would have, had number and date been known when they were signed. */
export function sealTexts(document: PrintedDocument & { readonly date: CivilDate }): SealTexts {
  const { number, date } = document;
  const plain = {
    ...{
      number: printedText(toThaiDigits(number)),
      date: printedText(printedDate(date)),
      year: '',
    },
  };
  switch (document.kind) {
    case 'english-letter':
      return {
        ...{ number: `${englishWords.number} ${englishText(number)}`, year: '' },
        date: formatDate(date, 'full', 'en'),
      };
    case 'certificate':
      return {
        ...{ number: printedText(`เลขที่  ${number}`), year: '' },
        date: printedText(`${certificateWords.given} ${dayWithEra(date)}`),
      };
    case 'command':
    case 'regulation':
    case 'rule':
    case 'announcement': {
      const rows = issuedRows(document);
      const row = (name: 'number' | 'year') =>
        printedText(rows.find((one) => one.row === name)?.text ?? '');
      return { number: row('number'), date: printedText(issuedDay(document)), year: row('year') };
    }
    case 'letter':
    case 'memo':
    case 'stamped':
    case 'minutes':
    case 'note':
    case 'declaration':
    case 'news':
      return plain;
  }
}
