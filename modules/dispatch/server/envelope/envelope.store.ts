import { row, statement } from '@sarn/platform-server';
import type { Handle } from '@sarn/platform-server';

/** An addressee with what stands on the envelope. */
export interface EnvelopeRow {
  readonly recipientId: string;
  readonly recipient: string;
  readonly kind: string;
  readonly letterNo: string;
  readonly addressee: string;
  readonly speed: string;
  readonly secrecy: string;
  /** Fields of the letter as they are stored. */
  readonly fields: unknown;
  /** From the address book; empty where it has none. */
  readonly address: string;
  /** How many addressees the letter has. */
  readonly recipients: number;
}

interface Ask {
  readonly recipientIds: readonly string[];
  readonly unitIds: readonly string[];
  readonly principals: readonly string[];
}

/** Those of the addressees whose letters the caller reads and sends, in the order of the ids. */
export const listEnvelopes = (
  h: Handle,
  { recipientIds, unitIds, principals }: Ask,
): Promise<EnvelopeRow[]> => listSql.all(h, recipientIds, unitIds, principals);

const listSql = statement(
  'envelope.list',
  row<EnvelopeRow>({
    recipientId: 'uuid',
    recipient: 'text',
    kind: 'text',
    letterNo: 'text',
    addressee: 'text',
    speed: 'text',
    secrecy: 'text',
    fields: 'jsonb?',
    address: 'text',
    recipients: 'int4',
  }),
  ['uuid[]', 'uuid[]', 'text[]'],
  `select recipient.id "recipientId", recipient.name recipient, document.kind,
     document.letter_no "letterNo", document.addressee, document.speed, document.secrecy,
     letter.fields, coalesce(contact.address, '') address,
     (select count(*)::int4 from letter_recipient other
      where other.document_id = document.id) recipients
   from unnest($1::uuid[]) with ordinality asked (id, place)
   join letter_recipient recipient on recipient.id = asked.id
   join document on document.id = recipient.document_id
   left join letter on letter.document_id = document.id
   left join lateral contact_named(recipient.name) contact on true
   where document.registry_unit_id = any ($2::uuid[]) and document.letter_no <> ''
     and may_read_document(document.id, $3)
   order by asked.place`,
);
