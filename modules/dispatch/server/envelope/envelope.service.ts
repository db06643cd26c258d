import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import type { BinaryAnswer, Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { salutationsOf, speedsOf } from '@sarn/document-classes/server';
import { renderEnvelopes } from '@sarn/pdf/server';
import { typefaceLook } from '@sarn/printed-document/server';
import type { printEnvelopes } from '../../contract/index.ts';
import { registriesOf } from '../registries.ts';
import { envelopeFacts } from './envelope-facts.ts';
import type { Sender } from './envelope-facts.ts';
import { envelopesOf } from './envelope.rules.ts';
import { listEnvelopes } from './envelope.store.ts';

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
  const pdf = await renderEnvelopes({
    ...{ size, author: sender.name, date: civilDateAt(now) },
    ...(emblem ? { emblemSvg: emblem.svg } : {}),
    ...(await typefaceLook(deps, db)),
    envelopes: rows.flatMap((row) =>
      envelopesOf(
        envelopeFacts(row, sender, {
          speedOf: (code) => speeds(code).th,
          openingOf: (code) => salutation(code).opening,
        }),
      ),
    ),
  });
  const bytes = Buffer.from(pdf);
  return {
    ...{ bytes, length: bytes.length, type: 'application/pdf', name: 'ซองจดหมาย.pdf' },
    disposition: 'inline',
  };
}

async function senderOf({ platform: { db }, organisation }: Dependencies): Promise<Sender> {
  const { id, name } = await organisation.rootUnit(db);
  const contacts = await organisation.unitContacts(db, [id]);
  return { name, address: contacts.get(id)?.address ?? '' };
}
