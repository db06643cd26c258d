import { civilDateAt, toArabicDigits } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { getLetterSender } from '../contract/index.ts';
import { lastEnglishLetter } from './letter.store.ts';

/**
 * The lines of the agency and of the unit in which the caller writes, that of the first post. A unit
 * without a telephone is reached by that of the agency; the mail is the central one of the agency,
 * and that of the unit where there is none. Specification of the domain §1.2.
 */
export async function letterSender(
  { platform: { db, clock }, organisation }: Dependencies,
  { id }: Caller,
): Promise<OutputOf<typeof getLetterSender>> {
  const agency = await organisation.rootUnit(db);
  const [post] = await organisation.postsOf(db, id, civilDateAt(clock.now()));
  const [unit = agency] = post ? await organisation.units(db, [post.unitId]) : [];
  const contacts = await organisation.unitContacts(db, [agency.id, unit.id]);
  const [ofAgency, ofUnit] = [contacts.get(agency.id), contacts.get(unit.id)];
  const lines = [
    ['', unit.name],
    ['โทร. ', ofUnit?.phone || ofAgency?.phone],
    ['โทรสาร ', ofUnit?.fax || ofAgency?.fax],
    ['ไปรษณีย์อิเล็กทรอนิกส์ ', ofAgency?.mail || ofUnit?.mail],
  ] as const satisfies readonly Line[];
  return {
    address: ofAgency?.address ?? '',
    contact: linesOf(lines),
    english: (await lastEnglishLetter(db, id)) ?? {
      ...{ address: '', englishCode: '' },
      contact: linesOf([
        ['', unit.nameEn],
        ['Tel. ', abroad(ofUnit?.phone || ofAgency?.phone)],
        ['Fax. ', abroad(ofUnit?.fax || ofAgency?.fax)],
        ['E-mail: ', ofAgency?.mail || ofUnit?.mail],
      ]),
    },
  };
}

type Line = readonly [word: string, text: string | undefined];

const linesOf = (lines: readonly Line[]): string =>
  lines.flatMap(([word, text]) => (text ? [word + text] : [])).join('\n');

/** A telephone number as it is dialled from abroad: the country in place of the first nought. */
const abroad = (phone: string | undefined): string | undefined =>
  phone && toArabicDigits(phone).replace(/^0\s*/, '+66 ');
