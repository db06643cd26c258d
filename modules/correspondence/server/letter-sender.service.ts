import { civilDateAt } from '@sarn/kernel';
import type { OutputOf } from '@sarn/kernel';
import type { Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import type { getLetterSender } from '../contract/index.ts';

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
  ] as const;
  return {
    address: ofAgency?.address ?? '',
    contact: lines.flatMap(([word, text]) => (text ? [word + text] : [])).join('\n'),
  };
}
