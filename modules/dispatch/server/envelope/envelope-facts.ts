import { classTerm } from '@sarn/classification/server';
import { LetterFields } from '@sarn/correspondence/contract';
import { isClassified } from '@sarn/document/contract';
import { usualSpeed } from '@sarn/document-classes/contract';
import type { EnvelopeFacts } from './envelope.rules.ts';
import type { EnvelopeRow } from './envelope.store.ts';

/** The agency as the sender of its letters. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** What the agency calls speeds, and how it begins letters. */
interface Terms {
  readonly speedOf: (code: string) => string;
  readonly openingOf: (code: string) => string;
}

/** What stands on the envelope of an addressee, of the stored row. */
export function envelopeFacts(row: EnvelopeRow, sender: Sender, terms: Terms): EnvelopeFacts {
  const { letterNo, addressee, recipient, address, recipients, secrecy, speed } = row;
  const fields = LetterFields.parse(row.fields ?? {});
  return {
    ...{ issuer: sender.name, letterNo, recipient, address },
    senderAddress: fields.address || sender.address,
    addressee: recipients === 1 ? addressee : '',
    salutation: salutationOf(row.kind, fields, terms),
    speed: speed === usualSpeed ? '' : terms.speedOf(speed),
    secrecy: isClassified(secrecy) ? classTerm(secrecy) : '',
  };
}

/** A stamped letter addresses an agency, with ถึง. */
function salutationOf(
  kind: string,
  { language, salutation }: LetterFields,
  { openingOf }: Terms,
): string {
  if (kind === 'stamp') return 'ถึง';
  return language === 'en' ? 'To' : openingOf(salutation);
}
