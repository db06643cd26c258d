import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import type { CertificateName } from '@sarn/signing/server';
import { absencesOf } from './absence.ts';
import type { CertificateNeeds } from './needs.ts';

/** Who it is, as the certificate names them. @throws AppError 'certificate.person-left' */
export async function subjectOf(
  needs: CertificateNeeds,
  h: Handle,
  personId: string,
): Promise<CertificateName> {
  const { organisation } = needs;
  const person = await organisation.person(h, personId);
  const contact = (await organisation.contacts(h, [personId])).get(personId);
  const card = (await organisation.personCard(h, [personId])).get(personId);
  const isAbsent = (await absencesOf(needs, h, [personId])).has(personId);
  if (!person || !contact || !card || isAbsent) throw new AppError('certificate.person-left');
  const { nameTh } = await organisation.rootUnit(h);
  const filled = (text: string) => (text === '' ? undefined : text.slice(0, 60));
  const [givenName, surname] = [filled(person.firstNameTh), filled(person.lastNameTh)];
  const [post, unit] = [filled(card.positionName), filled(card.unitName)];
  return {
    ...{ commonName: contact.name.slice(0, 60), organisation: nameTh.slice(0, 60) },
    // What tells two people of one name apart and says nothing else about them.
    serialNumber: personId.replaceAll('-', '').slice(-12).toUpperCase(),
    ...(givenName && { givenName }),
    ...(surname && { surname }),
    ...(post && { post }),
    ...(unit && { unit }),
  };
}
