import { filledLines } from '@sarn/kernel';
import type { EnvelopeInput } from '@sarn/pdf/server';

/** What an envelope is made of. */
export interface EnvelopeFacts {
  readonly issuer: string;
  /** As typed in the letter, in lines. */
  readonly senderAddress: string;
  readonly letterNo: string;
  readonly salutation: string;
  /** Whom the letter addresses; empty where it goes to several. */
  readonly addressee: string;
  /** The agency or person that gets this envelope. */
  readonly recipient: string;
  /** Postal address in lines; empty where the address book has none. */
  readonly address: string;
  readonly speed: string;
  /** The word of its class; empty for an open letter. */
  readonly secrecy: string;
}

/**
 * One envelope; of a classified letter the outer one without its class, then the inner one with it.
 *
 * Specification of the domain §3: two opaque envelopes, the class only on the inner one
 */
export function envelopesOf(facts: EnvelopeFacts): EnvelopeInput[] {
  const { issuer, senderAddress, letterNo, salutation, recipient, speed, secrecy } = facts;
  const addressee = facts.addressee.trim();
  // `อธิบดีกรมที่ดิน` names the agency already; a person needs it below.
  const isNamed = addressee === '' || addressee.includes(recipient);
  const one: EnvelopeInput = {
    ...{ sender: [issuer, ...filledLines(senderAddress)], number: letterNo, salutation, speed },
    addressee: [...filledLines(addressee), ...(isNamed && addressee !== '' ? [] : [recipient])],
    ...{ address: filledLines(facts.address), secrecy: '' },
  };
  return secrecy === '' ? [one] : [one, { ...one, secrecy }];
}
