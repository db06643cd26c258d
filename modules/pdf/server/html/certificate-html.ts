import { certificateWords } from '../../contract/index.ts';
import type { CertificateDocument } from '../../contract/index.ts';
import { certifiedBody } from '../body/certified-body.ts';
import { dayWithEra } from '../day-with-era.ts';
import { printableRichText } from '../rich-text.ts';
import { bodyHtml } from './body-html.ts';
import { element } from './markup.ts';
import { linesHtml, remarksHtml } from './parts.ts';
import type { Parts } from './parts.ts';

/** Form 10. */
export function certificateHtml(document: CertificateDocument, parts: Parts): string {
  const { number, owner, over, date, hasPhoto, validUntil } = document;
  const { given, photo, bearer, validUntil: until } = certificateWords;
  return [
    parts.mark,
    parts.marks,
    linesHtml([`เลขที่ ${number}`.trim()]),
    element('address', linesHtml(owner)),
    over === '' ? '' : element('p', element('strong', over)),
    bodyHtml(certifiedBody(document, printableRichText(document.body))),
    linesHtml([`${given} ${dayWithEra(date)}`]),
    parts.signature,
    linesHtml(hasPhoto ? [...photo, ...bearer] : []),
    linesHtml(validUntil === null ? [] : [`${until} ${dayWithEra(validUntil)}`]),
    remarksHtml(document.remarks),
  ].join('');
}
