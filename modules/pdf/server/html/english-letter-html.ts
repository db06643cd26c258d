import { formatDate } from '@sarn/kernel';
import { attachmentRows, englishOpening, englishWords, postRows } from '../../contract/index.ts';
import type { EnglishLetterDocument } from '../../contract/index.ts';
import { unnumberedEnglish } from '../body/numbering.ts';
import { englishText } from '../printed-text.ts';
import { printableRichText } from '../rich-text.ts';
import { annexesHtml, bodyHtml } from './body-html.ts';
import { element, elements, escaped } from './markup.ts';
import { fieldsHtml } from './parts.ts';
import type { Field } from './parts.ts';

/** A letter in English, whose words are read by an English voice. */
export function englishLetterHtml(document: EnglishLetterDocument): string {
  const { number, date, owner, subject, addressee, closing, signer, responsible, qr } = document;
  const { secrecy, speed, enclosures, copies, isDraft, body } = document;
  const { signers = [signer] } = document;
  const lines = (texts: readonly string[]): string =>
    elements('p', texts.filter((text) => text !== '').map(englishText));
  const foot: Field[] = [];
  const [label, ...items] = attachmentRows(enclosures);
  if (items.length > 0) foot.push([label, ...items.map(englishText)]);
  if (copies.length > 0) foot.push([englishWords.copies, ...copies.map(englishText)]);
  const code = element('span', '', { role: 'img', 'aria-label': englishWords.qr });
  const printed = printableRichText(body, englishText);
  const content = [
    lines([isDraft ? englishWords.draft : '', secrecy, speed]),
    lines([number === '' ? '' : `${englishWords.number} ${number}`]),
    element('address', lines(owner)),
    lines([date === null ? '' : formatDate(date, 'full', 'en'), englishOpening(addressee)]),
    element('h1', escaped(`${englishWords.subject} ${englishText(subject)}`)),
    bodyHtml(printed, unnumberedEnglish),
    lines([closing]),
    element(
      'footer',
      lines(signers.flatMap((one) => [one.name && `(${one.name})`, ...postRows(one)])),
    ),
    lines(responsible),
    foot.length === 0 ? '' : fieldsHtml(foot),
    qr === '' ? '' : element('p', code),
    annexesHtml(printed, unnumberedEnglish),
  ].join('');
  return element('article', content, { lang: 'en' });
}
