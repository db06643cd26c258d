import type { Tx } from '@sarn/platform-server';
import { partBytes, secretCodes } from '../contract/index.ts';
import type { BinaryObject, GovernmentDocument } from '../contract/index.ts';
import type { ExchangeDependencies, LetterOut } from './dependencies.ts';
import { findOwnCode, findPartner } from './exchange.store.ts';
import type { PartnerRow } from './exchange.store.ts';
import { insertOutPart, setComposed } from './outbox.store.ts';
import type { OutboxRow } from './outbox.store.ts';
import { hashOf } from './signing.rules.ts';

/** Writes a letter once: every attempt sends what the first one sent. */
export async function composeLetter(
  deps: ExchangeDependencies,
  tx: Tx,
  row: OutboxRow,
  letter: LetterOut,
): Promise<void> {
  const objects: BinaryObject[] = [];
  let seq = 0;
  for (const { name, mediaType, bytes } of letter.files) {
    const sha256 = hashOf(bytes);
    const parts = Math.ceil(bytes.length / partBytes);
    objects.push({
      mimeCode: mediaType,
      FileName: name,
      Size: bytes.length,
      SHA256: sha256,
      Parts: parts,
    });
    for (let place = 0; place < parts; place += 1) {
      const content = bytes.subarray(place * partBytes, (place + 1) * partBytes);
      await insertOutPart(tx, { outboxId: row.id, seq, sha256, place, content });
      seq += 1;
    }
  }
  const partner = await findPartner(tx, { id: row.partnerId });
  const document = toGovernmentDocument(letter, objects, {
    sender: { code: await senderCode(deps, tx, partner), name: letter.agency },
    receiver: { code: partner?.code ?? '', name: partner?.name ?? '' },
    sentAt: deps.platform.clock.now().toISOString(),
  });
  await setComposed(tx, row.id, { GovernmentDocument: document }, seq);
}

/** The code by which the gateway identifies the agency. */
const senderCode = async (
  deps: ExchangeDependencies,
  tx: Tx,
  partner?: PartnerRow,
): Promise<string> =>
  partner?.way === 'gateway' && deps.gateway ? deps.gateway.code : findOwnCode(tx);

interface Named {
  readonly code: string;
  readonly name: string;
}

/** The letter in the format of the standard. */
export function toGovernmentDocument(
  letter: Omit<LetterOut, 'files' | 'agency'>,
  [main, ...attached]: readonly BinaryObject[],
  way: { readonly sender: Named; readonly receiver: Named; readonly sentAt: string },
): GovernmentDocument {
  const party = ({ code, name }: Named, jobTitle: string) => ({
    GivenName: '',
    FamilyName: '',
    JobTitle: jobTitle,
    MinistryOrganization: { ID: '' },
    DepartmentOrganization: { ID: code, Name: name },
  });
  return {
    CorrespondenceLetter: {
      ID: letter.letterNo,
      CorrespondenceDate: letter.letterDate,
      Subject: letter.title,
      SecretCode: secretCodes[letter.secrecy],
      SpeedCode: letter.speedCode,
      SenderParty: party(way.sender, ''),
      ReceiverParty: party(way.receiver, letter.addressee),
      ReferenceCorrespondence: [],
      Attachment: attached
        .map(({ FileName }) => FileName)
        .join('\n')
        .slice(0, 2000),
      SendDate: way.sentAt,
      Description: '',
      MainLetterBinaryObject: main ?? null,
      AttachmentBinaryObject: [...attached],
    },
  };
}
