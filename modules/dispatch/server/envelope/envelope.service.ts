import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import { classTerm } from '@sarn/classification/server';
import { LetterFields } from '@sarn/correspondence/contract';
import { isClassified } from '@sarn/document/contract';
import type { Dependencies } from '@sarn/document/server';
import { usualSpeed } from '@sarn/document-classes/contract';
import { salutationsOf, speedsOf } from '@sarn/document-classes/server';
import { typefaceLook } from '@sarn/printed-document/server';
import type { EnvelopeInput } from '@sarn/pdf/server';
import type { printEnvelopes } from '../../contract/index.ts';
import { registriesOf } from '../registries.ts';
import { envelopesOf } from './envelope.rules.ts';
import type { EnvelopeFacts } from './envelope.rules.ts';
import { listEnvelopes } from './envelope.store.ts';
import type { EnvelopeRow } from './envelope.store.ts';
import { joinedEnvelopes } from './joined-envelopes.ts';

/**
 * The envelopes of addressees, in their order, as one PDF.
 *
 * @throws AppError 'registry.not-found' where one is not sent by the caller's registry, or not to be read
 */
export async function envelopeFile(
  deps: Dependencies,
  caller: Caller,
  { recipientIds, size }: InputOf<typeof printEnvelopes>,
): Promise<BinaryAnswer> {
  const { db, clock } = deps.platform;
  const unitIds = await registriesOf(deps, db, caller);
  const { principals } = caller;
  const rows = await listEnvelopes(db, { recipientIds, unitIds, principals });
  if (rows.length !== recipientIds.length) throw new AppError('registry.not-found');
  const now = clock.now().toISOString();
  const sender = await senderOf(deps);
  const speeds = await speedsOf(db);
  const salutation = await salutationsOf(db);
  const emblem = await deps.emblemAt(db, now);
  const pdf = await joinedEnvelopes({
    ...{ size, author: sender.name, date: civilDateAt(now) },
    ...(emblem ? { emblemSvg: emblem.svg } : {}),
    ...(await typefaceLook(deps, db)),
    envelopes: rows.flatMap((row): EnvelopeInput[] =>
      envelopesOf({
        ...factsOf(row, sender, row.speed === usualSpeed ? '' : speeds(row.speed).th),
        salutation: salutationOf(row, (code) => salutation(code).opening),
      }),
    ),
  });
  const bytes = Buffer.from(pdf);
  return {
    ...{ bytes, length: bytes.length, type: 'application/pdf', name: 'ซองจดหมาย.pdf' },
    disposition: 'inline',
  };
}

interface Sender {
  readonly name: string;
  readonly address: string;
}

async function senderOf({ platform: { db }, organisation }: Dependencies): Promise<Sender> {
  const { id, name } = await organisation.rootUnit(db);
  const contacts = await organisation.unitContacts(db, [id]);
  return { name, address: contacts.get(id)?.address ?? '' };
}

function factsOf(
  row: EnvelopeRow,
  sender: Sender,
  speed: string,
): Omit<EnvelopeFacts, 'salutation'> {
  const { letterNo, addressee, recipient, address, recipients, secrecy } = row;
  const fields = LetterFields.parse(row.fields ?? {});
  return {
    ...{ issuer: sender.name, letterNo, recipient, address, speed },
    senderAddress: fields.address || sender.address,
    addressee: recipients === 1 ? addressee : '',
    secrecy: isClassified(secrecy) ? classTerm(secrecy) : '',
  };
}

/** A stamped letter addresses an agency, with ถึง. */
function salutationOf({ kind, fields }: EnvelopeRow, openingOf: (code: string) => string): string {
  const { language, salutation } = LetterFields.parse(fields ?? {});
  if (kind === 'stamp') return 'ถึง';
  return language === 'en' ? 'To' : openingOf(salutation);
}
